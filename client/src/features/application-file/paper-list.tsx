import { lowerCase } from '@brokerage/domain/data/codes';
import { APPLICANT, REFUSAL_REASONS, WHOLE_FILE } from '@brokerage/domain/application/document-requests';
import { CircleAlert, CircleCheck, CircleDashed, CircleDot, CircleMinus, Clock3, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { officeDay } from '../../ui/console/office-clock';
import { DocumentPreview } from './document-preview';
import styles from './documents.module.css?sheet';
import { labelOf, type Paper } from './papers';
import type { Papers } from './use-papers';

const STATES: Readonly<Record<Paper['state'], { words: string; Mark: LucideIcon }>> = {
  NEEDED: { words: 'Asked for', Mark: CircleDashed },
  RECEIVED: { words: 'Received, to look at', Mark: CircleDot },
  ACCEPTED: { words: 'Accepted', Mark: CircleCheck },
  REFUSED: { words: 'Refused', Mark: CircleAlert },
  EXPIRED: { words: 'Expired, ask again', Mark: Clock3 },
  WAIVED: { words: 'Waived', Mark: CircleMinus },
};

const whoseOf = ({ person, personName }: Pick<Paper, 'person' | 'personName'>): string =>
  person === WHOLE_FILE ? 'The file' : (personName ?? 'Former co-applicant');

/** ': too old, Nov 23' */
function whyOf(reason: Paper['reason']): string {
  const key = reason ? lowerCase(reason) : undefined;
  if (!key || key === 'other') return '';
  const { label } = REFUSAL_REASONS[key];
  return `: ${key === 'sin_shows' ? label : label.charAt(0).toLowerCase() + label.slice(1)},`;
}

function whenOf({ state, reason, expiresAt, decidedAt }: Paper): string {
  if (state === 'REFUSED' && decidedAt) return `${whyOf(reason)} ${officeDay(decidedAt)}`;
  if (state === 'ACCEPTED' && expiresAt) return `, good until ${officeDay(expiresAt)}`;
  return decidedAt && state !== 'NEEDED' && state !== 'RECEIVED' ? ` ${officeDay(decidedAt)}` : '';
}

/** Said in the list, before somebody opens it. */
const hasScripts = ({ documents }: Paper): boolean => documents.some(({ warnings }) => warnings.includes('ACTIVE'));

interface Props {
  list: readonly Paper[];
  papers: Papers;
}

/** Some papers of a file, by person: where each stands, and a way to look at it. */
export function PaperList({ list, papers }: Props): ReactNode {
  const people = [...new Set([APPLICANT, WHOLE_FILE, ...list.map(({ person }) => person)])];
  return people.map((person) => (
    <PersonPapers key={person} list={list.filter((paper) => paper.person === person)} papers={papers} />
  ));
}

/** The open paper, where it is one of these. */
export function OpenPaper({ list, papers: { openId, open, next, reload } }: Props): ReactNode {
  const paper = list.find(({ id }) => id === openId);
  return (
    paper && <DocumentPreview key={paper.id} paper={paper} close={() => open(undefined)} next={next} reload={reload} />
  );
}

function PersonPapers({ list, papers: { openId, open } }: Props): ReactNode {
  const whose = useId();
  const [first] = list;
  if (!first) return null;
  return (
    <div>
      <p className={styles.whose} id={whose}>
        {whoseOf(first)}
      </p>
      <ul aria-labelledby={whose}>
        {list.map((paper) => {
          const { words, Mark } = STATES[paper.state];
          return (
            <li key={paper.id}>
              <button
                type="button"
                data-said
                className={styles.paper}
                aria-expanded={paper.id === openId}
                onClick={() => open(paper.id)}
              >
                <Mark size={18} aria-hidden="true" data-state={paper.state} />
                <span>
                  {labelOf(paper)}
                  <small>
                    {words}
                    {whenOf(paper)}
                    {hasScripts(paper) ? <span>. A PDF contains scripts</span> : null}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
