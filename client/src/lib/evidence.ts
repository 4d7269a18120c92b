import { formatDay } from './format';

/** A footnote as visitors read it, with the day on which it was checked. */
export const evidenceNote = ({ footnote, evidenceOn }: { footnote: string; evidenceOn: string }): string =>
  `${footnote} Checked on ${formatDay(evidenceOn)}.`;
