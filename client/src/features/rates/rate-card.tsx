import type { ReactNode } from 'react';
import { EXAMPLE_MORTGAGE } from 'domain/vocabulary/constants';
import { formatRate, formatTerm, formatWholeDollars } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { examplePayment } from './payment-example';
import type { RateBank } from './use-rates';

const thousands = `$${EXAMPLE_MORTGAGE.principal / 1000}K`;

export function RateCard({ bank }: { bank: RateBank }): ReactNode {
  return (
    <li className="rc">
      <div className="rc-h">
        <img src={bank.logoUrl} alt="" width={48} height={48} className="rc-logo" />
        <div>
          <h3>{bank.name}</h3>
          <small>{bank.kind}</small>
        </div>
      </div>
      {bank.rates.map(({ id, term, type, rate }, index) => (
        <div key={id} className={index === 0 ? 'rt' : 'rt second'}>
          <span>
            <b>{formatTerm(term, type)}</b>
            <span className="num">
              {formatWholeDollars(examplePayment(rate, type))}/mo on {thousands}
            </span>
          </span>
          <span className="v num">
            {formatRate(rate)}
            <sup>%</sup>
          </span>
        </div>
      ))}
      <ButtonLink look="brand" small to={paths.basicForm({ bank: bank.id })}>
        Ask about this rate<span className="vh"> from {bank.name}</span>
      </ButtonLink>
    </li>
  );
}
