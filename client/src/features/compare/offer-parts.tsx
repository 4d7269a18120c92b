import type { ReactNode } from 'react';
import { formatRate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { MOST_COMPARED, toggled } from './scenario';
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

export function Percent({ value }: { value: number }): ReactNode {
  return (
    <span className="cmp-figure num">
      {formatRate(value)}
      <sup>%</sup>
    </span>
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
