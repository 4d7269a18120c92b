import { initialsOf } from '@brokerage/domain/text/initials';
import { CreditCard, FileText, Landmark } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { readAt } from '@brokerage/domain/forms/field-input';
import type { Answers } from '@brokerage/domain/application/parts';
import { telephone } from '../../lib/paths';
import { Icon } from '../../ui/icon';
import { Box } from './box';
import { DraftContext } from './draft-context';
import { OfficeContext } from './office';
import { coNames } from './section-words';
import styles from './tasks.module.css?sheet';

const Person = ({ name, about }: { name: string; about: string }): ReactNode => (
  <div className={styles.person}>
    <span aria-hidden="true">{initialsOf(name)}</span>
    <b>{name}</b>
    <p>{about}</p>
  </div>
);

function People({ answers }: { answers: Answers }): ReactNode {
  const name = readAt(answers, ['applicant', 'fullName']);
  if (typeof name !== 'string' || !name) return null;
  return (
    <Box title="On this application">
      <div>
        <Person name={name} about="You. You’ll give consent when you submit." />
        {coNames(answers).map((other, index) => (
          <Person key={index} name={other} about="Co-applicant. Gets a link by email once you send." />
        ))}
      </div>
    </Box>
  );
}

const NEARBY = [
  { Mark: FileText, text: 'A recent pay stub from each job' },
  { Mark: Landmark, text: 'Balances of your savings, FHSA and RRSP' },
  { Mark: CreditCard, text: 'What you owe on cards, loans and lines of credit' },
] as const;

/** Beside the list of parts. */
export function TasksAside({ answers, started }: { answers: Answers; started: boolean }): ReactNode {
  const { phone } = use(OfficeContext);
  const { about } = use(DraftContext);
  return (
    <aside className={styles.stack} aria-label="Help with your application">
      <People answers={answers} />
      <Box title="Have these nearby">
        <ul className={styles.near}>
          {NEARBY.map(({ Mark, text }) => (
            <li key={text}>
              <Mark size={20} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </Box>
      {started && about}
      {phone && (
        <p className={styles.call}>
          <Icon name="phone" />
          <span>
            Rather do it together? Call <a href={telephone(phone)}>{phone}</a> and a broker fills it in with you.
          </span>
        </p>
      )}
    </aside>
  );
}
