import { aprText } from '@brokerage/domain/rates/percent-words';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { useState, type ReactNode } from 'react';
import { formatRate } from '../../lib/format';
import { Button } from '../../ui/button';
import type { LenderChoiceSeenFragment } from './choice.generated';
import styles from './choice.module.css?sheet';
import { ConfirmChoice } from './confirm-choice';

export type Offer = LenderChoiceSeenFragment['offers'][number];
type Cost = Offer['costs'][number];

const MONTHS = 12;

/** What it costs whoever keeps it so many years. */
export const costAt = ({ costs, term }: Offer, years: number): Cost | undefined =>
  costs.find(({ months }) => months === Math.min(years, term) * MONTHS && years <= term) ??
  // a shorter term says nothing of the years after it
  undefined;

const dollars = (money: string): string => formatDollars(Number(money));

const rateWords = ({ type, term }: Offer): string =>
  type === 'VARIABLE'
    ? 'The rate can change with prime'
    : `The rate stays the same for ${term === 1 ? '1 year' : `${term} years`}`;

interface Props {
  offer: Offer;
  years: number;
  /** The scale of all of them, dollars */
  most: number;
  isCheapest: boolean;
  isChosen: boolean;
  canChoose: boolean;
  adviserName: string;
  token: string;
  onPicked: (choice: LenderChoiceSeenFragment) => void;
}

/** One mortgage: the payment, what it costs, and what leaving early costs. */
export function OfferCard(props: Props): ReactNode {
  const { offer, years, most, isCheapest, isChosen, canChoose, adviserName, token, onPicked } = props;
  const [isAsking, setAsking] = useState(false);
  const { bankName, logoUrl, rate, apr, payment, type, stands } = offer;
  return (
    <li className={styles.offer} data-cheapest={isCheapest || undefined}>
      {isCheapest && <p className={styles.tag}>Cheapest if you leave after {years} years</p>}
      <div className={styles.lender}>
        <img src={logoUrl} alt="" width={40} height={40} />
        <div>
          <h3>{bankName}</h3>
          <p>{rateWords(offer)}</p>
        </div>
      </div>
      <div className={styles.price}>
        <p>
          <b>{dollars(payment)}</b>
          <span>a month{type === 'VARIABLE' && <span>, to start</span>}</span>
        </p>
        <p className={styles.rate}>
          <span>{formatRate(rate)}%</span>
          <span>{apr === null ? 'APR not known' : `${aprText(apr, rate)}% APR`}</span>
        </p>
      </div>
      <Costs offer={offer} years={years} most={most} />
      <Notes offer={offer} />
      {isChosen && <p className={styles.chosen}>You picked this one</p>}
      {!stands && !isChosen && <p className={styles.note}>The lender changed this rate. Ask us for the new one.</p>}
      {canChoose && !isAsking && (
        <Button look={isCheapest ? 'primary' : 'outline'} onClick={() => setAsking(true)}>
          I’d like this one<span className="sr-text">: {bankName}</span>
        </Button>
      )}
      {canChoose && isAsking && (
        <ConfirmChoice
          token={token}
          rateId={offer.rateId}
          bankName={bankName}
          adviserName={adviserName}
          close={() => setAsking(false)}
          onPicked={onPicked}
        />
      )}
    </li>
  );
}

function Costs({ offer, years, most }: Pick<Props, 'offer' | 'years' | 'most'>): ReactNode {
  const cost = costAt(offer, years);
  if (!cost)
    return (
      <p className={styles.costs}>
        It ends before {years} years. Nobody knows what comes after it yet, so we don’t count it.
      </p>
    );
  const { interest, leaving, fees, insurance, total } = cost;
  const other = Number(fees ?? 0) + Number(insurance ?? 0);
  const parts = [
    { name: 'interest', amount: Number(interest) },
    { name: 'leaving', amount: Number(leaving ?? 0) },
    { name: 'other', amount: Math.max(0, other) },
  ];
  return (
    <div className={styles.costs}>
      <p className={styles.total}>
        <span>Cost of the loan, {years} years</span>
        <b>{total === null ? 'Ask us' : dollars(total)}</b>
      </p>
      <span className={styles.bar} aria-hidden="true">
        {parts.map(
          ({ name, amount }) =>
            amount > 0 && <i key={name} data-part={name} style={{ width: `${((amount / most) * 100).toFixed(2)}%` }} />,
        )}
      </span>
      <dl>
        <div>
          <dt>Interest</dt>
          <dd>{dollars(interest)}</dd>
        </div>
        <div>
          <dt>Leaving early</dt>
          <dd>{leaving === null ? 'Ask us' : dollars(leaving)}</dd>
        </div>
        <div>
          <dt>Fees</dt>
          <dd>
            {fees === null ? 'Ask us' : Number(fees) < 0 ? `${dollars(String(-Number(fees)))} back` : dollars(fees)}
          </dd>
        </div>
        {insurance !== null && Number(insurance) > 0 && (
          <div>
            <dt>Mortgage insurance</dt>
            <dd>{dollars(insurance)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Notes({ offer: { saleOnly, asks, prepayPct } }: Pick<Props, 'offer'>): ReactNode {
  const notes = [
    ...(saleOnly ? ['You can end it early only by selling the home.'] : []),
    ...(prepayPct === null ? [] : [`You may pay ${prepayPct}% extra each year.`]),
    ...(asks ? ['We still have a question for this lender, and we’ll ask before you decide.'] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
