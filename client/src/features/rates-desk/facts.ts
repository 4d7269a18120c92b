import { aprText } from '@brokerage/domain/rates/percent-words';
import { PROVINCES } from '@brokerage/domain/application/applications';
import { formatMoney } from '@brokerage/domain/forms/dollars';
import { formatTerm } from '../../lib/format';
import { spellDay } from '../../ui/chart/series';
import type { Difference } from '../../ui/console/difference-list';
import type { Compounding, RateInsurance, RatePurpose, RateVisibility } from '../../schema.generated';
import type { DeskFactsFragment, DeskRowFragment } from './desk-rate.generated';
import { showPercent } from './percent';

export type Facts = DeskFactsFragment;
export type DeskRow = DeskRowFragment;

export const VISIBILITIES: readonly { value: RateVisibility; label: string }[] = [
  { value: 'EVERYONE', label: 'Everyone' },
  { value: 'SIGNED_IN', label: 'Signed in' },
  { value: 'HIDDEN', label: 'Hidden' },
];
export const PURPOSES: readonly { value: RatePurpose; label: string }[] = [
  { value: 'ANY', label: 'Any purpose' },
  { value: 'PURCHASE', label: 'Purchase' },
  { value: 'RENEWAL', label: 'Renewal' },
  { value: 'REFINANCE', label: 'Refinance' },
];
export const COMPOUNDINGS: readonly { value: Compounding; label: string }[] = [
  { value: 'SEMI_ANNUAL', label: 'Semi-annually' },
  { value: 'MONTHLY', label: 'Monthly' },
];
export const INSURANCES: readonly { value: RateInsurance; label: string }[] = [
  { value: 'ANY', label: 'Insured or not' },
  { value: 'INSURED', label: 'Insured' },
  { value: 'INSURABLE', label: 'Insurable' },
  { value: 'UNINSURED', label: 'Uninsured' },
];

const labelIn = <Value extends string>(list: readonly { value: Value; label: string }[], value: Value): string =>
  list.find((entry) => entry.value === value)?.label ?? value;

export const visibilityLabel = (value: RateVisibility): string => labelIn(VISIBILITIES, value);
export const purposeLabel = (value: RatePurpose): string => labelIn(PURPOSES, value);
export const compoundingLabel = (value: Compounding): string => labelIn(COMPOUNDINGS, value);
export const insuranceLabel = (value: RateInsurance): string => labelIn(INSURANCES, value);
export const provinceLabel = (code: string | null): string =>
  PROVINCES.find((province) => province.code === code)?.name ?? 'Everywhere';

/** A rate's values at the desk: its draft, or what visitors see. A rate to be archived keeps its values. */
export const shownFacts = ({ live, pending }: Pick<DeskRow, 'live' | 'pending'>): Facts | null =>
  pending?.facts ?? live;

/** 5-year fixed */
export const product = ({ term, type }: Pick<Facts, 'term' | 'type'>): string => formatTerm(term, type);

/** Northgate Bank 5-year fixed */
export function rateName(rate: Pick<DeskRow, 'bank' | 'live' | 'pending'>): string {
  const facts = shownFacts(rate);
  return facts ? `${rate.bank.name} ${product(facts)}` : rate.bank.name;
}

const percent = (value: number): string => `${showPercent(value)}%`;
/** As visitors see it. */
export const aprShown = ({ apr, rate }: Pick<Facts, 'apr' | 'rate'>): string =>
  apr === null ? 'Not known' : `${aprText(apr, rate)}%`;

/** Every value in words, in the order of the dialog. */
const SAID: readonly { label: string; say: (facts: Facts) => string }[] = [
  { label: 'Rate', say: ({ rate }) => percent(rate) },
  { label: 'APR', say: aprShown },
  { label: 'Fees', say: ({ fees }) => (fees === null ? 'Not known' : formatMoney(Number(fees))) },
  { label: 'Product', say: product },
  { label: 'Compounding', say: ({ compounding }) => compoundingLabel(compounding) },
  { label: 'Purpose', say: ({ purpose }) => purposeLabel(purpose) },
  { label: 'Insurance', say: ({ insurance }) => insuranceLabel(insurance) },
  { label: 'Province', say: ({ province }) => provinceLabel(province) },
  { label: 'Visible to', say: ({ visibility }) => visibilityLabel(visibility) },
  { label: 'Last day', say: ({ endsOn }) => (endsOn === null ? 'No end date' : spellDay(endsOn)) },
  { label: 'Notes', say: ({ notes }) => notes ?? 'None' },
];

/** What stands on a rate card: where it is new or archived, this is enough. */
const ADVERTISED = SAID.filter(({ label }) => label === 'Rate' || label === 'APR');

/** What a change changes, in words. */
export function differences(before: Facts | null, after: Facts | null): Difference[] {
  if (!before || !after)
    return ADVERTISED.map(({ label, say }) => ({ label, before: before && say(before), after: after && say(after) }));
  return SAID.map(({ label, say }) => ({ label, before: say(before), after: say(after) })).filter(
    (line) => line.before !== line.after,
  );
}
