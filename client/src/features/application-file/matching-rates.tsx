import { aprText } from '@brokerage/domain/rates/percent-words';
import { formatMoney } from '@brokerage/domain/forms/dollars';
import { payment } from '@brokerage/domain/mortgage/payment';
import { PROVINCES } from '@brokerage/domain/application/applications';
import { Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { answerOf } from '../../lib/answer-of';
import { engineCompounding } from '../../lib/compounding';
import { formatRate, formatTerm } from '../../lib/format';
import { SelectField } from '../../ui/aria/select-field';
import { Button, ButtonLink } from '../../ui/console/button';
import { offerRatesAddress } from '../../ui/console/offers';
import { LoadFailed, RowSkeletons } from '../../ui/console/states';
import { useMatchingRatesQuery, type MatchingRatesQuery } from './matching-rates.generated';
import type { RatiosFileFragment } from './ratios.generated';
import styles from './matching-rates.module.css?sheet';
import ratioStyles from './ratios.module.css?sheet';

type Rate = NonNullable<MatchingRatesQuery['rateOffers']>['items'][number];

const FEW = 3;
/** As many as an email names, and the server takes by their ids */
const MANY = 10;
const TERMS = [
  { value: '5 FIXED', term: 5, type: 'FIXED' },
  { value: '3 FIXED', term: 3, type: 'FIXED' },
  { value: '5 VARIABLE', term: 5, type: 'VARIABLE' },
] as const;
const CHOICES = TERMS.map(({ value, term, type }) => ({ value, label: formatTerm(term, type) }));

interface Props {
  file: RatiosFileFragment;
  /** Of the what-if, not of what was submitted */
  isTried: boolean;
  enquiryId: string | null;
}

/** Published rates that the file could have, with what they would cost, and an email that names the chosen ones. */
export function MatchingRates({ file, isTried, enquiryId }: Props): ReactNode {
  const [chosen, setChosen] = useState<string>(TERMS[0].value);
  const [limit, setLimit] = useState(FEW);
  /** What was ticked or unticked; else the first few are */
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const { term, type } = TERMS.find(({ value }) => value === chosen) ?? TERMS[0];
  const { purpose, insurance, province } = file.rateCase;
  const asked = useMatchingRatesQuery({
    variables: { filter: { purpose, insurance, province, term, type }, limit },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = asked;
  const page = answerOf(asked)?.rateOffers;
  const rates = page?.items ?? [];
  const rows = rates.map((rate, index) => ({ rate, isChosen: ticked[rate.id] ?? index < FEW }));
  const sent = rows.filter(({ isChosen }) => isChosen).map(({ rate }) => rate);
  const more = Math.min(page?.totalItems ?? 0, MANY) - rates.length;
  const place = PROVINCES.find(({ code }) => code === province)?.name ?? province;
  return (
    <section className={`panel ${ratioStyles.card}`} aria-labelledby="matching-rates">
      <h2 id="matching-rates">
        Rates that match{' '}
        <small>
          {isTried ? 'For the what-if' : 'As submitted'}, {place}
        </small>
      </h2>
      <SelectField label="Term" options={CHOICES} value={chosen} onChange={setChosen} />
      {!page && (error ? <LoadFailed what="The rates" retry={refetch} /> : <RowSkeletons rows={FEW} />)}
      {page && rates.length === 0 && <p className={styles.none}>No published rate of this term fits this mortgage.</p>}
      <ul className={styles.list}>
        {rows.map(({ rate, isChosen }) => (
          <RateRow
            key={rate.id}
            rate={rate}
            monthly={monthlyOf(rate, file)}
            isChosen={isChosen}
            choose={(yes) => setTicked({ ...ticked, [rate.id]: yes })}
            canChoose={enquiryId !== null}
          />
        ))}
      </ul>
      {rates.length > 0 && (
        <div className="row-2">
          {enquiryId !== null && sent.length > 0 && (
            <ButtonLink
              small
              look="main"
              to={offerRatesAddress(
                enquiryId,
                sent.map(({ id }) => id),
              )}
            >
              <Mail size={16} aria-hidden="true" /> Email {sent.length === 1 ? 'this one' : `these ${sent.length}`}
            </ButtonLink>
          )}
          {more > 0 && (
            <Button small onClick={() => setLimit(MANY)}>
              {more} more
            </Button>
          )}
        </div>
      )}
      {enquiryId !== null && rates.length > 0 && (
        <p className={styles.none}>With today’s date and O.A.C. You read the email before it goes.</p>
      )}
    </section>
  );
}

const monthlyOf = ({ rate, compounding }: Rate, { totalMortgage, amortizationYears }: RatiosFileFragment): number =>
  payment({
    principal: Number(totalMortgage),
    annualRatePct: rate,
    amortizationYears,
    frequency: 'monthly',
    compounding: engineCompounding(compounding),
  }).payment;

interface RowProps {
  rate: Rate;
  /** Dollars a month */
  monthly: number;
  isChosen: boolean;
  canChoose: boolean;
  choose: (yes: boolean) => void;
}

function RateRow({ rate, monthly, isChosen, canChoose, choose }: RowProps): ReactNode {
  return (
    <li>
      <label>
        {canChoose && <input type="checkbox" checked={isChosen} onChange={({ target }) => choose(target.checked)} />}
        <img src={rate.logoUrl} alt="" width={30} height={30} loading="lazy" />
        <span>
          <b>{rate.bankName}</b>
          <small>
            {formatTerm(rate.term, rate.type)}, {formatMoney(monthly)} a month
          </small>
        </span>
        <span className={styles.rate}>
          <b>{formatRate(rate.rate)}%</b>
          {rate.apr !== null && <small>APR {aprText(rate.apr, rate.rate)}%</small>}
        </span>
      </label>
    </li>
  );
}
