import { initialsOf } from '@brokerage/domain/text/initials';
import { sectionProvedBy } from '@brokerage/domain/underwriting/document-sections';
import { DOCUMENTS } from '@brokerage/domain/underwriting/documents';
import { APPLICANT, WHOLE_FILE, type DocumentRequestState } from '@brokerage/domain/application/document-requests';
import type { MyDocumentsQuery } from './documents.generated';

export type Paper = NonNullable<MyDocumentsQuery['applicationDocuments']>['requests'][number];
export type PaperFile = Paper['documents'][number];

export interface Group {
  id: string;
  title: string;
  lead: string;
  /** Two letters, or none for the home */
  initials?: string;
  papers: Paper[];
}

/** What needs the person comes first. */
const ORDER: readonly Uppercase<DocumentRequestState>[] = [
  'REFUSED',
  'EXPIRED',
  'NEEDED',
  'RECEIVED',
  'ACCEPTED',
  'WAIVED',
];
const OPEN: ReadonlySet<string> = new Set(['REFUSED', 'EXPIRED', 'NEEDED']);

export const isOpen = ({ state }: Paper): boolean => OPEN.has(state);

export function wordsOf({ code, words }: Pick<Paper, 'code' | 'words'>): { label: string; hint: string | undefined } {
  const kinds: Readonly<Record<string, { label: string; hint: string }>> = DOCUMENTS;
  const kind = Object.hasOwn(kinds, code) ? kinds[code] : undefined;
  if (!kind) return { label: words ?? 'Another document', hint: undefined };
  return { label: kind.label, hint: words ?? kind.hint };
}

const toSend = (papers: readonly Paper[]): string => {
  const open = papers.filter(isOpen).length;
  return open === 0 ? 'Nothing left to send' : `${open} of ${papers.length} to send`;
};

/** Only a purchase has a down payment to prove. */
const homeTitle = (papers: readonly Paper[]): string =>
  papers.some(({ code }) => sectionProvedBy(code) === 'down-payment') ? 'The home and your down payment' : 'The home';

/** The papers by person: one’s own first, then the file’s, then those of others, of which one sees only the state. */
export function groupsOf(papers: readonly Paper[]): Group[] {
  const people = [...new Set(papers.map(({ person }) => person))];
  const rank = (person: string): number => (person === APPLICANT ? 0 : person === WHOLE_FILE ? 1 : 2);
  return people
    .sort((a, b) => rank(a) - rank(b))
    .map((person) => {
      const own = papers
        .filter((paper) => paper.person === person)
        .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
      const [first] = own;
      if (person === WHOLE_FILE) {
        return { id: person, title: homeTitle(own), lead: toSend(own), papers: own };
      }
      const name = first?.personName ?? 'your co-applicant';
      const short = name.split(' ')[0] ?? name;
      const mine = first?.mine === true;
      return {
        id: person,
        title: mine ? 'From you' : `From ${short}`,
        lead: mine ? toSend(own) : `${short} sends these. You see where they stand, not what’s in them.`,
        initials: initialsOf(name),
        papers: own,
      };
    });
}

export interface Tally {
  accepted: number;
  withUs: number;
  yours: number;
  others: number;
  notNeeded: number;
}

export function tallyOf(papers: readonly Paper[]): Tally {
  const count = (matches: (paper: Paper) => boolean): number => papers.filter(matches).length;
  return {
    accepted: count(({ state }) => state === 'ACCEPTED'),
    withUs: count(({ state }) => state === 'RECEIVED'),
    yours: count((paper) => paper.mine && isOpen(paper)),
    others: count((paper) => !paper.mine && isOpen(paper)),
    notNeeded: count(({ state }) => state === 'WAIVED'),
  };
}
