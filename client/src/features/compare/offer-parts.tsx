import { aprText } from '@brokerage/domain/rates/percent-words';
import type { ReactNode } from 'react';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { formatRate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ExplainedApr, ExplainedOfRate, type RateTold } from '../../ui/explain/explained-rate';
import { monthlyPayment, mortgageOf, type Mortgage } from './monthly-payment';
import { cheapestWords, penaltyKind, unknownWords } from '../../lib/scenario/words';
import { MOST_COMPARED, toggled, type Scenario } from './scenario';
import type { Choosing } from './use-scenario';
import { titleOf, type Offer } from './words';

export function Lender({ offer: { logoUrl, bankName, bankKind } }: { offer: Offer }): ReactNode {
  return (
    <span className="cmp-lender">
      <img src={logoUrl} alt="" width={40} height={40} loading="lazy" />
      <span>
        <b>{bankName}</b>
        <small>{bankKind}</small>
      </span>
    </span>
  );
}

export function Percent({ value, words = formatRate }: { value: number; words?: typeof formatRate }): ReactNode {
  return (
    <span className="cmp-figure num">
      {words(value)}
      <sup>%</sup>
    </span>
  );
}

const toldOf = (offer: Offer): RateTold => ({ ...offer, lender: offer.bankName });

interface MonthlyProps {
  offer: Offer;
  mortgage: Mortgage;
  shown?: (dollars: number) => string;
}

/** Of a month, on the mortgage that was chosen; it opens how it is worked out, and when the rate was published. */
export const MonthlyPayment = ({ offer, mortgage, shown = formatDollars }: MonthlyProps): ReactNode => (
  <ExplainedOfRate told={toldOf(offer)} of={{ figure: 'payment', input: mortgageOf(offer, mortgage) }}>
    {shown(monthlyPayment(offer, mortgage))}
  </ExplainedOfRate>
);

/** It opens how the fees make it. */
export function OfferApr({ offer, Shown = Percent }: { offer: Offer; Shown?: typeof Percent }): ReactNode {
  if (offer.apr === null) return 'Not published';
  return (
    <ExplainedApr told={toldOf(offer)}>
      <Shown value={offer.apr} words={(apr) => aprText(apr, offer.rate)} />
    </ExplainedApr>
  );
}

/** Interest, fees and the penalty of leaving; what is not known is said, and never a figure. */
export function TrueCost({ offer: { cost, term }, scenario }: { offer: Offer; scenario: Scenario }): ReactNode {
  if (!cost) return null;
  if (cost.total === null)
    return (
      <>
        <b>Ask us</b>
        {cost.unknown && <small>{unknownWords(cost.unknown)}</small>}
      </>
    );
  const kind = penaltyKind(cost);
  return (
    <>
      <b>{formatDollars(Number(cost.total))}</b>{' '}
      {cost.isCheapest && <span className="cmp-lowest">{cheapestWords({ leave: scenario.leave, term })}</span>}
      <small>{kind ? `Penalty ${formatDollars(Number(cost.penalty))}, ${kind}` : 'No penalty'}</small>
    </>
  );
}

/** Ticks a rate for the comparison. The fourth is told why it cannot be ticked, not left to guess. */
export function CompareTick({ offer, choosing }: { offer: Offer; choosing: Choosing }): ReactNode {
  const { chosen } = choosing.scenario;
  const ticked = chosen.includes(offer.id);
  const full = !ticked && chosen.length >= MOST_COMPARED;
  return (
    <label className="cmp-tick" title={full ? `Up to ${MOST_COMPARED} rates are compared at once` : undefined}>
      <input
        type="checkbox"
        checked={ticked}
        aria-disabled={full || undefined}
        aria-describedby={full ? 'cmp-full' : undefined}
        onChange={() => choosing.change({ chosen: toggled(chosen, offer.id) }, true)}
      />
      <span>
        Compare<span className="sr-text"> {titleOf(offer)}</span>
      </span>
    </label>
  );
}

export function HistoryButton({
  offer,
  open,
  controls,
  toggle,
}: {
  offer: Offer;
  open: boolean;
  controls: string;
  toggle: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className="cmp-link cmp-history"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={toggle}
    >
      History<span className="sr-text"> of {titleOf(offer)}</span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
}

export function Ask({ offer, whole = false }: { offer: Offer; whole?: boolean }): ReactNode {
  return (
    <ButtonLink look="brand" small to={paths.basicForm({ bank: offer.bankId })}>
      {whole ? 'Ask about this rate' : 'Ask'}
      <span className="sr-text">{whole ? ` from ${offer.bankName}` : ` about ${titleOf(offer)}`}</span>
    </ButtonLink>
  );
}
