import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { DOCUMENTS } from '@brokerage/domain/underwriting/documents';
import { paths } from '../../lib/paths';
import type { SentApplication } from '../../lib/sent';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './papers.module.css?sheet';

/** How many documents come from whom, and how they get to us. */
export function GetPapers({ applicationNumber, documents = [] }: SentApplication): ReactNode {
  const { state: session } = useSession();
  return (
    <div className={styles.get}>
      <PageStyles href={href} />
      <p>Gather what you can. Black out the social insurance number wherever it appears: nobody here needs it.</p>
      {documents.length > 0 && (
        <ul>
          {documents.map(({ whose, codes }) => (
            <li key={whose}>
              {whose}
              <b>{codes.length === 1 ? 'One document' : `${codes.length} documents`}</b>
            </li>
          ))}
        </ul>
      )}
      {session === 'signed-in' ? (
        <p>
          <ButtonLink small to={paths.accountView('documents', applicationNumber)}>
            Send documents
          </ButtonLink>
        </p>
      ) : (
        <p>
          To send them here, <Link to={paths.register}>create an account</Link> with the email address of your
          application and confirm it. Or wait for your broker’s call.
        </p>
      )}
    </div>
  );
}

/** Every document by name, as it follows from the answers. */
export function Papers({ documents = [] }: SentApplication): ReactNode {
  if (documents.length === 0) return null;
  return (
    <section className={styles.ground} aria-labelledby="documents-title">
      <div className="wrap">
        <h2 id="documents-title">The documents we need</h2>
        <div className={styles.people}>
          {documents.map(({ whose, codes }) => (
            <section key={whose} className="card-box" aria-label={whose}>
              <h3 className="card-title">{whose}</h3>
              <ul className={styles.papers}>
                {codes.map((code) => (
                  <li key={code}>
                    <b>{DOCUMENTS[code].label}</b>
                    <span>{DOCUMENTS[code].hint}.</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
