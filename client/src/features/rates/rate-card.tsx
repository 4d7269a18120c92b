import type { ReactNode } from 'react';
import { monthlyAt, type PaidMortgage } from '@brokerage/domain/rates/example-payment';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { engineCompounding } from '../../lib/compounding';
import { formatRate, formatTerm } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { OpenApr, type RateTold } from '../../ui/explain/explained-rate';
import { Apr, insuranceWord } from '../../ui/rate-terms';
import { OpenPayment } from './open-payment';
import type { RateBank } from './use-rates';

interface Props {
  bank: RateBank;
  /** What the payments are of */
  mortgage?: PaidMortgage;
  /** Payments and APRs open where they come from */
  opens?: boolean;
}

type CardRate = RateBank['rates'][number];

const MILLION = 1_000_000;

/** $594K, and $1.25M */
const inShort = (dollars: number): string =>
  dollars < MILLION ? `${formatDollars(dollars / 1000)}K` : `$${(dollars / MILLION).toFixed(2)}M`;

interface PaymentProps {
  rate: CardRate;
  mortgage: PaidMortgage;
}

/** Short words for the eye; spoken, an amount, a rate and what they are of are whole. */
function Payment({ rate: { rate, compounding }, mortgage }: PaymentProps): ReactNode {
  const payment = formatDollars(monthlyAt(mortgage, rate, engineCompounding(compounding)));
  return (
    <>
      <span className="num" aria-hidden="true">
        {payment}/mo on {inShort(mortgage.principal)}
      </span>
      <span className="sr-text">
        {payment} a month on {formatDollars(mortgage.principal)}
      </span>
    </>
  );
}

export function RateCard({ bank, mortgage = EXAMPLE_MORTGAGE, opens = false }: Props): ReactNode {
  const toldOf = (rate: CardRate): RateTold => ({ ...rate, lender: bank.name });
  return (
    <li className="bank-card">
      <div className="rc-h">
        <img src={bank.logoUrl} alt="" width={48} height={48} className="rc-logo" />
        <div>
          <h3>{bank.name}</h3>
          <small>{bank.kind}</small>
        </div>
      </div>
      {bank.rates.map((rate, index) => (
        <div key={rate.id} className={index === 0 ? 'bank-rate' : 'bank-rate second'}>
          <span>
            <b>{formatTerm(rate.term, rate.type)}</b>
            <span className="cls">{insuranceWord(rate.insurance)}</span>
            {opens ? (
              <OpenPayment told={toldOf(rate)} mortgage={mortgage}>
                <Payment rate={rate} mortgage={mortgage} />
              </OpenPayment>
            ) : (
              <Payment rate={rate} mortgage={mortgage} />
            )}
          </span>
          <div className="text-right">
            <span className="bank-value num" aria-hidden="true">
              {formatRate(rate.rate)}
              <sup>%</sup>
            </span>
            <span className="sr-text">{formatRate(rate.rate)} percent</span>
            {opens ? <OpenApr told={toldOf(rate)} /> : <Apr {...rate} />}
          </div>
        </div>
      ))}
      <ButtonLink look="brand" small to={paths.basicForm({ bank: bank.id })}>
        Ask about this rate<span className="sr-text"> from {bank.name}</span>
      </ButtonLink>
    </li>
  );
}
