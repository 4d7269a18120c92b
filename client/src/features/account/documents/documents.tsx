import type { ReactNode } from 'react';
import { FromBefore } from '../../../ui/late/from-before';
import { useSearchParams } from 'react-router-dom';
import { COVER_SIN } from '@brokerage/domain/underwriting/documents';
import { MORTGAGE_TYPES } from '@brokerage/domain/application/applications';
import { DOCUMENT_FORMATS, MAX_DOCUMENT_MB } from '@brokerage/domain/application/document-requests';
import { Home } from 'lucide-react';
import { formatPhone } from '../../../lib/format';
import { telephone } from '../../../lib/paths';
import { PageStyles } from '../../../ui/page-styles';
import type { Office } from '../application-card';
import { Empty } from '../empty';
import { NotLoaded } from '../../../ui/late/not-loaded';
import { ViewHead } from '../view-head';
import { Waiting } from '../waiting';
import { useMyDocumentsQuery, type MyDocumentsQuery } from './documents.generated';
import styles, { href } from './documents.module.css?sheet';
import { PaperRow } from './paper-row';
import { href as photoHref } from './photo-sheet.module.css?sheet';
import { groupsOf, tallyOf, type Group, type Tally } from './paper-groups';
import { useUploads } from './use-uploads';
import { VerifyFirst } from './verify-first';

type Documents = NonNullable<MyDocumentsQuery['applicationDocuments']>;

const LEAD = 'What we need from you, and what we’ve received.';

/** The papers of one application: the one in the address, or the newest that needs any. */
export function DocumentsView({ office }: { office: Office }): ReactNode {
  const [search] = useSearchParams();
  const { data, error, refetch } = useMyDocumentsQuery({
    variables: { applicationNumber: search.get('application') },
    fetchPolicy: 'cache-and-network',
  });
  const documents = data?.applicationDocuments;
  const missing = data !== undefined && !documents;
  return (
    <>
      <PageStyles href={href} />
      <PageStyles href={photoHref} />
      <FromBefore failed={documents !== undefined && documents !== null && error !== undefined} retry={refetch} />
      {documents ? (
        <Loaded documents={documents} office={office} reload={refetch} />
      ) : (
        <>
          <ViewHead title="Documents" lead={LEAD} />
          {missing && (
            <Empty title="No documents here yet" picture="keys">
              <p>When you send a full application, the list of documents it needs shows up here.</p>
            </Empty>
          )}
          {!missing && (error ? <NotLoaded what="Your documents" retry={refetch} /> : <Waiting />)}
        </>
      )}
    </>
  );
}

interface Props {
  documents: Documents;
  office: Office;
  reload: () => Promise<unknown>;
}

function Loaded({ documents, office, reload }: Props): ReactNode {
  const { requests, emailVerified } = documents;
  const uploads = useUploads(reload);
  const tally = tallyOf(requests);
  return (
    <>
      <Head documents={documents} office={office} />
      <Progress tally={tally} total={requests.length} />
      {!emailVerified && <VerifyFirst />}
      {tally.yours > 0 && <CoverSin />}
      {groupsOf(requests).map((group) => (
        <GroupCard key={group.id} group={group}>
          {group.papers.map((paper) => (
            <PaperRow key={paper.id} paper={paper} uploads={uploads} canSend={emailVerified} reload={reload} />
          ))}
        </GroupCard>
      ))}
    </>
  );
}

function Head({ documents, office }: Omit<Props, 'reload'>): ReactNode {
  const { applicationNumber, mortgageType, handledBy } = documents;
  const purpose = MORTGAGE_TYPES.find(({ value }) => value === mortgageType)?.label ?? 'Mortgage';
  return (
    <div className="account-view-head">
      <div>
        <h2>Documents</h2>
        <p>
          {purpose} · <span className={styles.whole}>{applicationNumber}</span> ·{' '}
          {handledBy ? `${handledBy} looks after it` : `The office of ${office.brand}`}
          {office.phone && (
            <>
              , <a href={telephone(office.phone)}>{formatPhone(office.phone)}</a>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

const PARTS = [
  { key: 'accepted', words: (n: number) => `${n} accepted` },
  { key: 'withUs', words: (n: number) => `${n} with us` },
  { key: 'yours', words: (n: number) => `${n} for you` },
  { key: 'others', words: (n: number) => `${n} from others` },
  { key: 'notNeeded', words: (n: number) => `${n} not needed` },
] as const satisfies readonly { key: keyof Tally; words: (n: number) => string }[];

function Progress({ tally, total }: { tally: Tally; total: number }): ReactNode {
  const title =
    tally.yours > 0
      ? `${tally.yours} for you to send, ${tally.accepted} of ${total} accepted`
      : `Nothing left for you to send, ${tally.accepted} of ${total} accepted`;
  const shown = PARTS.filter(({ key }) => tally[key] > 0);
  return (
    <section className={`card-box ${styles.tally}`} aria-labelledby="documents-tally">
      <h3 id="documents-tally" className="card-title">
        {title}
      </h3>
      {tally.yours === 0 && (
        <p>
          {tally.withUs > 0
            ? 'We look at what you sent and tell you if anything is missing.'
            : 'Thank you. We’ll call you about the next step.'}
        </p>
      )}
      <div className={styles.bar} aria-hidden="true">
        {shown.flatMap(({ key }) =>
          Array.from({ length: tally[key] }, (_, n) => <i key={`${key} ${n}`} data-part={key} />),
        )}
      </div>
      <ul className={styles.legend}>
        {shown.map(({ key, words }) => (
          <li key={key}>
            <i data-part={key} aria-hidden="true" />
            {words(tally[key])}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CoverSin(): ReactNode {
  return (
    <section className={`card-box ${styles.sin}`} aria-labelledby="documents-sin">
      <div>
        <h3 id="documents-sin" className="card-title">
          Cover your SIN first
        </h3>
        <p>{COVER_SIN}</p>
        <p className={styles.limits}>
          {DOCUMENT_FORMATS} · up to {MAX_DOCUMENT_MB} MB each · as many as you like. Stored encrypted. Only your
          broker’s team opens them, and every opening is logged.
        </p>
      </div>
      <svg className={styles.slip} viewBox="0 0 290 170" aria-hidden="true">
        <rect x="8" y="6" width="274" height="158" rx="10" />
        <text x="28" y="48" data-size="large">
          T4
        </text>
        <text x="72" y="48">
          Statement of remuneration paid
        </text>
        <text x="28" y="84">
          12 Social insurance number
        </text>
        <path d="M26 104c60-8 120 6 214-4" />
        <text x="28" y="146">
          14 Employment income
        </text>
      </svg>
    </section>
  );
}

function GroupCard({ group, children }: { group: Group; children: ReactNode }): ReactNode {
  const { id, title, lead, initials } = group;
  return (
    <section className={`card-box ${styles.group}`} aria-labelledby={`documents-${id}`}>
      <div className={styles.groupHead}>
        <span className={styles.avatar} data-home={initials === undefined || undefined} aria-hidden="true">
          {initials ?? <Home size={22} />}
        </span>
        <div>
          <h3 id={`documents-${id}`} className="card-title">
            {title}
          </h3>
          <p>{lead}</p>
        </div>
      </div>
      <ul>{children}</ul>
    </section>
  );
}
