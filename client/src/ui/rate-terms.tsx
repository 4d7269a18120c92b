import type { ReactNode } from 'react';
import type { RateInsurance } from '../schema.generated';

/** Which mortgages a rate is for: Insured, Insurable, Uninsured. */
export const insuranceWord = (insurance: RateInsurance): string =>
  insurance === 'ANY' ? 'Insured or not' : insurance.charAt(0) + insurance.slice(1).toLowerCase();

export const aprWords = (apr: number | null): string => (apr === null ? 'APR: ask us' : `${apr.toFixed(2)}% APR`);

/** The rate with its fees, which an advertised rate never stands without. */
export const Apr = ({ apr }: { apr: number | null }): ReactNode => <b className="apr">{aprWords(apr)}</b>;
