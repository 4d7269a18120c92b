import { tableOf } from '../data/objects.js';

/** Templates of emails that the office writes: their variables, and the gaps where a value is missing. */
export const REPLY_VARIABLES = [
  { name: 'first_name', label: 'First name', sample: 'Simran' },
  { name: 'full_name', label: 'Full name', sample: 'Simran Dhaliwal' },
  { name: 'application_number', label: 'Application number', sample: 'MB-2026-7K3QW9RD' },
  { name: 'lender', label: 'Lender they asked about', sample: 'Northgate Bank' },
  { name: 'adviser_name', label: 'Your name', sample: 'Avery Chen' },
  { name: 'brokerage_name', label: 'Brokerage', sample: 'Tamarack Mortgages' },
  { name: 'brokerage_phone', label: 'Office phone', sample: '1 800 555-0142' },
  { name: 'booking_link', label: 'Booking link', sample: 'https://mortgages.example.ca/contact#book' },
] as const;

export type ReplyVariable = (typeof REPLY_VARIABLES)[number]['name'];
/** What each variable is for one person; null: we don't know it */
export type ReplyValues = Readonly<Record<ReplyVariable, string | null>>;

export const LONGEST_TEMPLATE_NAME = 60;

/** '{{first_name}}', and '{{ First name }}' as somebody may type it */
const VARIABLE = /\{\{([^{}\n]*)\}\}/gu;
const GAP = /\[\[([^[\]\n]*)\]\]/gu;

const known = (typed: string): (typeof REPLY_VARIABLES)[number] | undefined => {
  const name = typed.trim().toLowerCase().replace(/\s+/g, '_');
  return REPLY_VARIABLES.find((variable) => variable.name === name);
};

export const variableMark = (name: ReplyVariable): string => `{{${name}}}`;

/** What stands in braces and is none of the variables, as it was typed. A brace without its pair counts. */
export function unknownVariables(text: string): string[] {
  const named = [...text.matchAll(VARIABLE)].filter(([, typed = '']) => !known(typed)).map(([whole]) => whole);
  const rest = text.replace(VARIABLE, '');
  return [...new Set([...named, ...['{{', '}}'].filter((braces) => rest.includes(braces))])];
}

/** The text with its variables filled. What is missing becomes a gap, such as [[Application number]]. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replace(VARIABLE, (whole, typed: string) => {
    const variable = known(typed);
    if (!variable) return whole;
    const value = values[variable.name]?.trim() ?? '';
    return value === '' ? `[[${variable.label}]]` : value;
  });

/** The same with invented values, to show what a template looks like. */
export const sampleReply = (text: string): string =>
  fillReply(text, tableOf(REPLY_VARIABLES.map(({ name, sample }) => [name, sample])));

/** What an email still lacks, as it stands in the text, each once: gaps, and variables that somebody typed. */
export function replyGaps(text: string): string[] {
  const labels: readonly string[] = REPLY_VARIABLES.map(({ label }) => label);
  const gaps = [...text.matchAll(GAP)].filter(([, label = '']) => labels.includes(label)).map(([whole]) => whole);
  const variables = [...text.matchAll(VARIABLE)].filter(([, typed = '']) => known(typed)).map(([whole]) => whole);
  return [...new Set([...gaps, ...variables])];
}

/** Why an email can't be sent yet; undefined: nothing is missing. */
export function gapProblem(text: string): string | undefined {
  const gaps = replyGaps(text);
  if (gaps.length === 0) return undefined;
  return gaps.length === 1
    ? `Fill in ${gaps[0]} or take it out.`
    : `Fill in these ${gaps.length} gaps or take them out: ${gaps.join(', ')}.`;
}
