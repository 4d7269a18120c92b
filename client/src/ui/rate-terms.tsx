import { aprText } from '@brokerage/domain/rates/percent-words';
import type { ReactNode } from 'react';
import type { RateInsurance } from '../schema.generated';

/** Which mortgages a rate is for: Insured, Insurable, Uninsured. */
export const insuranceWord = (insurance: RateInsurance): string =>
  insurance === 'ANY' ? 'Insured or not' : insurance.charAt(0) + insurance.slice(1).toLowerCase();

/** Percent a year both */
interface WithApr {
  rate: number;
  apr: number | null;
}

export const aprWords = ({ rate, apr }: WithApr): string =>
  apr === null ? 'APR: ask us' : `${aprText(apr, rate)}% APR`;

/** The rate with its fees, which an advertised rate never stands without. */
export const Apr = (of: WithApr): ReactNode => <b className="apr">{aprWords(of)}</b>;
