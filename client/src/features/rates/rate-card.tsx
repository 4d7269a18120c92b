import type { ReactNode } from 'react';
import { examplePayment } from '@brokerage/domain/rates/example-payment';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { engineCompounding } from '../../lib/compounding';
import { formatRate, formatTerm } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Apr, insuranceWord } from '../../ui/rate-terms';
import type { RateBank } from './use-rates';

const thousands = `$${EXAMPLE_MORTGAGE.principal / 1000}K`;

const payment = (rate: number, compounding: RateBank['rates'][number]['compounding']): string =>
  formatDollars(examplePayment(rate, engineCompounding(compounding)));

/** Short words for the eye; spoken, an amount, a rate and what they are of are whole. */
export function RateCard({ bank }: { bank: RateBank }): ReactNode {
  return (
    <li className="bank-card">
      <div className="rc-h">
        <img src={bank.logoUrl} alt="" width={48} height={48} className="rc-logo" />
        <div>
          <h3>{bank.name}</h3>
          <small>{bank.kind}</small>
        </div>
      </div>
      {bank.rates.map(({ id, term, type, compounding, rate, apr, insurance }, index) => (
        <div key={id} className={index === 0 ? 'bank-rate' : 'bank-rate second'}>
          <span>
            <b>{formatTerm(term, type)}</b>
            <span className="cls">{insuranceWord(insurance)}</span>
            <span className="num" aria-hidden="true">
              {payment(rate, compounding)}/mo on {thousands}
            </span>
            <span className="sr-text">
              {payment(rate, compounding)} a month on {formatDollars(EXAMPLE_MORTGAGE.principal)}
            </span>
          </span>
          <div className="text-right">
            <span className="bank-value num" aria-hidden="true">
              {formatRate(rate)}
              <sup>%</sup>
            </span>
            <span className="sr-text">{formatRate(rate)} percent</span>
            <Apr apr={apr} />
          </div>
        </div>
      ))}
      <ButtonLink look="brand" small to={paths.basicForm({ bank: bank.id })}>
        Ask about this rate<span className="sr-text"> from {bank.name}</span>
      </ButtonLink>
    </li>
  );
}
