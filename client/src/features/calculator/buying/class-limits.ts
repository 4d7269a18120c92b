import type { Texts } from '@brokerage/domain/forms/fields';
import type { AffordabilityInput } from '@brokerage/domain/mortgage/affordability';
import { limitsOfClass } from '@brokerage/domain/mortgage/class-limits';
import { RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import type { Class } from '../rate/use-class-rate';

type Limits = Pick<AffordabilityInput, 'gdsLimitPct' | 'tdsLimitPct'>;

const limitsOf = (insurance: 'insured' | 'uninsured'): Limits => {
  const { gdsLimitPct, tdsLimitPct } = limitsOfClass(insurance, RULES_AS_OF);
  return { gdsLimitPct, tdsLimitPct };
};
const UNINSURED = limitsOf('uninsured');
const INSURED = limitsOf('insured');

/** The debt service limits of each class. */
export const LIMITS: Readonly<Record<Class, Limits>> = { INSURED, INSURABLE: INSURED, UNINSURED };

/** Whether somebody chose the limits: else they follow the class. */
export const areChosen = ({ limits }: Texts): boolean => limits !== '';

/** The limits that were chosen, or else those of the class. */
export const limitsFor = ({ limits }: Texts, insurance: Class): Limits => {
  if (limits === '') return LIMITS[insurance];
  return limits === 'uninsured' ? UNINSURED : INSURED;
};

const words = ({ gdsLimitPct, tdsLimitPct }: Limits): string => `${gdsLimitPct}% and ${tdsLimitPct}%`;

export const LIMIT_CHOICES = [
  { value: '', label: 'Usual for this mortgage' },
  { value: 'insured', label: `${words(INSURED)} (insured)` },
  { value: 'uninsured', label: `${words(UNINSURED)} (uninsured)` },
];
