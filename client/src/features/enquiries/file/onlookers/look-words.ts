import type { LookAtEnquiryMutation } from './look.generated';

export type Onlooker = NonNullable<NonNullable<LookAtEnquiryMutation['lookAtEnquiry']>['others']>[number];

const both = new Intl.ListFormat('en-CA', { type: 'conjunction' });

/** "Priya is writing a note. Jonah and Mara are looking at this too." One sentence has no full stop. */
export function lookWords(others: readonly Pick<Onlooker, 'name' | 'look'>[]): string {
  const named = (look: Onlooker['look']): string[] => others.filter((one) => one.look === look).map(({ name }) => name);
  const sentence = (names: string[], doing: string): string[] =>
    names.length === 0 ? [] : [`${both.format(names)} ${names.length === 1 ? 'is' : 'are'} ${doing}`];
  const said = [...sentence(named('WRITING'), 'writing a note'), ...sentence(named('LOOKING'), 'looking at this too')];
  return said.length > 1 ? said.map((one) => `${one}.`).join(' ') : (said[0] ?? '');
}
