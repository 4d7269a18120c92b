import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import type { ReactNode } from 'react';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { formatRate, formatTerm } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { engineCompounding } from '../../lib/compounding';
import { ExplainedApr, ExplainedOfRate } from '../../ui/explain/explained-rate';
import { Apr, insuranceWord } from '../../ui/rate-terms';
import { CostOf } from './cost-bar';
import type { RankedRowFragment } from './ranked-rates.generated';
import styles from './ranked.module.css?sheet';

interface Props {
  row: RankedRowFragment;
  most: number;
  least: number | null;
  /** What is borrowed, and over how many years; none while the rows are those of another mortgage */
  mortgage: { principal: number; amortizationYears: number } | undefined;
  /** “if you leave after 3 years” */
  until: string;
  label: string;
}

const paymentOf = (
  { rate, compounding }: RankedRowFragment,
  mortgage: NonNullable<Props['mortgage']>,
): ExplainRequest => ({
  figure: 'payment',
  input: { ...mortgage, annualRatePct: rate, frequency: 'monthly', compounding: engineCompounding(compounding) },
});

/** One rate that this mortgage can have, with what it costs to keep and to leave. */
export function RankedRow({ row, most, least, mortgage, until, label }: Props): ReactNode {
  const { bankName, bankKind, logoUrl, term, type, rate, apr, insurance, cost, staying, bankId } = row;
  const told = { ...row, lender: bankName };
  const kind = formatTerm(term, type);
  return (
    <li className={cost.isCheapest ? `${styles.row} ${styles.first}` : styles.row} data-rate={row.id}>
      <div className={styles.who}>
        <img src={logoUrl} alt="" width={40} height={40} />
        <div>
          <h3>{bankName}</h3>
          <small>{bankKind}</small>
        </div>
      </div>
      <div className={styles.rate}>
        <span className="num" aria-hidden="true">
          {formatRate(rate)}
          <sup>%</sup>
        </span>
        <span className="sr-text">{formatRate(rate)} percent</span>{' '}
        <ExplainedApr told={told}>
          <Apr rate={rate} apr={apr} />
        </ExplainedApr>
        <small>
          {kind} · {insuranceWord(insurance)}
        </small>
      </div>
      <p className={styles.payment}>
        <b className="num">
          <ExplainedOfRate told={told} of={mortgage && paymentOf(row, mortgage)}>
            {formatDollars(Number(cost.payment))}
          </ExplainedOfRate>
        </b>{' '}
        <small>a month</small>
      </p>
      <div className={styles.cost}>
        <small className={styles.label}>True cost {until}</small>
        <CostOf {...{ cost, most, least, label }} />
      </div>
      <p className={styles.staying}>
        <b className="num">{staying.total === null ? 'Ask us' : formatDollars(Number(staying.total))}</b>{' '}
        <small>if you stay</small>
      </p>
      <div className={styles.go}>
        <ButtonLink look="brand" small to={paths.basicForm({ bank: bankId })}>
          Ask about this rate<span className="sr-text"> from {bankName}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
