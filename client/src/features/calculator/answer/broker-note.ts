import { inWords, type Asked } from './in-words';

export interface Headline {
  title: string;
  value: string;
  unit?: string;
}

/** The note to the broker: the calculator, its answer and the entries, each on its own line. */
export function brokerNote(calculator: string, headline: Headline, asked: readonly Asked[]): string {
  const { title, value, unit = '' } = headline;
  const lines = asked.flatMap((scenario) => [
    ...(scenario.title ? [scenario.title] : []),
    ...inWords(scenario).map(({ label, value: answer }) => `${label}: ${answer}`),
  ]);
  return [`From the ${calculator.toLowerCase()} calculator`, `${title}: ${value} ${unit}`.trim(), ...lines].join('\n');
}

const NOTE = /From the [a-z ]+ calculator\n[^]*?(\n\n|$)/;

/** The note above what the person wrote; a note from before makes way. */
export const withNote = (comments: string, note: string): string =>
  [note, comments.replace(NOTE, '').trim()].filter(Boolean).join('\n\n');
