import { LENDER_PENALTIES, LENDER_PENALTY_LABELS } from '@brokerage/domain/rates/lender-penalty';
import type { LenderPenalty } from '../../schema.generated';
import type { Difference } from '../../ui/console/difference-list';
import type { DeskLenderFactsFragment, DeskLenderFragment } from './lenders.generated';

export type LenderFacts = Pick<
  DeskLenderFactsFragment,
  'name' | 'kind' | 'logoUrl' | 'active' | 'position' | 'penalty'
>;

/** As the schema names them, in words. */
export const PENALTY_CHOICES = LENDER_PENALTIES.map((kind) => ({
  value: kind.replace('-', '_').toUpperCase() as LenderPenalty,
  label: LENDER_PENALTY_LABELS[kind],
}));

const penaltyWords = (penalty: LenderPenalty): string =>
  PENALTY_CHOICES.find(({ value }) => value === penalty)?.label ?? '';

/** What the lender will say once everything is published. */
export const nextLender = (lender: DeskLenderFragment): LenderFacts => lender.pending?.facts ?? lender;

const SAID: readonly { label: string; say: (facts: LenderFacts) => string }[] = [
  { label: 'Name', say: ({ name }) => name },
  { label: 'Kind', say: ({ kind }) => kind },
  { label: 'Visitors', say: ({ active }) => (active ? 'Shown' : 'Hidden') },
  { label: 'Position', say: ({ position }) => String(position) },
  { label: 'Penalty for leaving', say: ({ penalty }) => penaltyWords(penalty) },
];

/** What a draft changes, in words. A drawn logo follows the name and is no change of its own. */
export function lenderDifferences(before: LenderFacts, after: LenderFacts): Difference[] {
  const lines = SAID.map(({ label, say }) => ({ label, before: say(before), after: say(after) })).filter(
    (line) => line.before !== line.after,
  );
  const newLogo = before.logoUrl !== after.logoUrl && !after.logoUrl.endsWith('.svg');
  return newLogo ? [...lines, { label: 'Logo', before: null, after: 'New picture' }] : lines;
}

/** What visitors see now, and what they will see. Never more than one of the two claims to be current. */
export function shownWords({ active, rates, pending }: DeskLenderFragment): { now: string; next: string | undefined } {
  const now = !active ? 'Hidden' : rates > 0 ? 'Shown' : 'Not shown: no published rates';
  if (!pending || pending.facts.active === active) return { now, next: undefined };
  return { now, next: pending.facts.active ? 'will be shown' : 'will be hidden' };
}
