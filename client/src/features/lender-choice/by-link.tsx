import { KEPT_YEARS } from '@brokerage/domain/lender-fit/choice';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { useState, type ReactNode } from 'react';
import { formatDay, formatMoment, formatPhone } from '../../lib/format';
import { telephone } from '../../lib/paths';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageStyles } from '../../ui/page-styles';
import { useLenderChoiceByLinkQuery, type LenderChoiceSeenFragment } from './choice.generated';
import styles, { href } from './choice.module.css?sheet';
import { costAt, OfferCard } from './offer-card';

interface Props {
  token: string;
  phone?: string | null;
}

/** What a client was sent to choose from. A mail program that opens links picks nothing. */
export function ByLink({ token, phone }: Props): ReactNode {
  const { data, error, refetch } = useLenderChoiceByLinkQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const [picked, setPicked] = useState<LenderChoiceSeenFragment>();
  const choice = picked ?? data?.lenderChoice;
  if (choice) return <Choice token={token} choice={choice} phone={phone} onPicked={setPicked} />;
  if (error) return <NotLoaded what="Your mortgages" retry={refetch} />;
  if (choice === null)
    return (
      <div className={styles.one}>
        <PageStyles href={href} />
        <h2>This page has ended</h2>
        <p>It has expired, or the link is incomplete. Ask us, and we’ll compare lenders again.</p>
        <Call phone={phone} />
      </div>
    );
  return <p role="status">Loading your mortgages…</p>;
}

const Call = ({ phone }: Pick<Props, 'phone'>): ReactNode =>
  phone && (
    <p>
      Call us at <a href={telephone(phone)}>{formatPhone(phone)}</a>.
    </p>
  );

const SAID: Record<LenderChoiceSeenFragment['state'], string | undefined> = {
  OPEN: undefined,
  CHOSEN: undefined,
  REPLACED: 'We sent you a newer list. Open the link in our last email.',
  ENDED: 'These rates have changed or expired, so you can’t pick one here. Ask us, and we’ll compare again.',
};

function homeWords({ price, downPayment, amortizationYears }: LenderChoiceSeenFragment): string {
  const paid = `paid off over ${amortizationYears} years`;
  if (price === null || downPayment === null) return `A mortgage ${paid}`;
  return `A home for ${formatDollars(Number(price))} with ${formatDollars(Number(downPayment))} down, ${paid}`;
}

/** The number of years that a client is shown first: the nearest to what the office expects. */
const yearsNear = (exitMonth: number): number =>
  KEPT_YEARS.reduce<number>(
    (near, years) => (Math.abs(years * 12 - exitMonth) < Math.abs(near * 12 - exitMonth) ? years : near),
    KEPT_YEARS[0],
  );

/** The one that costs the least of two or more whose cost is known. */
function cheapestOf(choice: LenderChoiceSeenFragment, years: number): string | undefined {
  const known = choice.offers.flatMap((offer) => {
    const total = costAt(offer, years)?.total ?? null;
    return total === null ? [] : [{ rateId: offer.rateId, total: Number(total) }];
  });
  return known.length > 1 ? known.sort((one, other) => one.total - other.total)[0]?.rateId : undefined;
}

interface ChoiceProps extends Props {
  choice: LenderChoiceSeenFragment;
  onPicked: (choice: LenderChoiceSeenFragment) => void;
}

function Choice({ token, choice, phone, onPicked }: ChoiceProps): ReactNode {
  const { state, adviserName, offers, chosenRateId, sentAt, endsOn } = choice;
  const [years, setYears] = useState(yearsNear(choice.exitMonth));
  const cheapest = cheapestOf(choice, years);
  const most = Math.max(1, ...offers.map((offer) => Number(costAt(offer, years)?.total ?? 0)));
  const chosen = offers.find(({ rateId }) => rateId === chosenRateId);
  const said = SAID[state];
  return (
    <div className={styles.page}>
      <PageStyles href={href} />
      <p className={styles.home}>
        {homeWords(choice)}. Compared by {adviserName}.
      </p>
      {said && (
        <p className={styles.said} role="status">
          {said}
        </p>
      )}
      {chosen && (
        <div className={styles.done} role="status">
          <h2>
            We told {adviserName}: you like {chosen.bankName}
          </h2>
          <p>
            We call you before anything else happens. A lender sees your file only after you say yes. Nothing is signed.
          </p>
        </div>
      )}
      <fieldset className={styles.years}>
        <legend>How long will you likely keep this mortgage?</legend>
        {KEPT_YEARS.map((value) => (
          <label key={value}>
            <input type="radio" name="years" checked={years === value} onChange={() => setYears(value)} />
            <span>{value} years</span>
          </label>
        ))}
      </fieldset>
      <h2 className="sr-text">The mortgages</h2>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.rateId}
            offer={offer}
            years={years}
            most={most}
            isCheapest={offer.rateId === cheapest}
            isChosen={offer.rateId === chosenRateId}
            canChoose={state === 'OPEN' && offer.stands}
            adviserName={adviserName}
            token={token}
            onPicked={onPicked}
          />
        ))}
      </ul>
      <h2>What this means</h2>
      <ul className="stack-2">
        <li>Leaving early is the fee for ending the contract before its last day, as far as we can tell today.</li>
        <li>What you pay down on the mortgage itself is yours, so we don’t count it as a cost.</li>
        <li>
          Choosing is not signing. {adviserName} calls you first, and a lender sees your file only after you say yes.
        </li>
      </ul>
      <p className={styles.fine}>
        As of {formatMoment(new Date(sentAt), new Date())}, on approved credit (O.A.C.). Rates can change before a
        lender holds one. You can choose here until {formatDay(endsOn)}.
      </p>
      <Call phone={phone} />
    </div>
  );
}
