import type { ReactNode } from 'react';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { spellDay } from '../../../ui/chart/series';
import {
  aprShown,
  compoundingLabel,
  insuranceLabel,
  product,
  provinceLabel,
  purposeLabel,
  rateName,
  shownFacts,
  visibilityLabel,
} from '../facts';
import { showPercent } from '../percent';
import { RateCell } from '../cells/rate-cell';
import { useRow } from './row-context';
import { RowMenu } from './row-menu';
import { VisibilityTag } from './visibility-tag';
import { ago, daysBetween, STALE_DAYS } from '../when';

const None = (): ReactNode => <span className="none">–</span>;

export function SelectCell(): ReactNode {
  const { rate, selected, toggle } = useRow();
  return (
    <label className="pick">
      <input
        type="checkbox"
        checked={selected}
        aria-label={`Select ${rateName(rate)}`}
        onChange={({ nativeEvent }) => toggle(rate, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

export function LenderCell(): ReactNode {
  const { rate, repeats } = useRow();
  return (
    <span className={repeats ? 'lender lender-again' : 'lender'}>
      {!repeats && <img src={rate.bank.logoUrl} alt="" width={30} height={30} loading="lazy" />}
      <span className="lender-name" title={rate.bank.name}>
        {rate.bank.name}
      </span>
    </span>
  );
}

export function ProductCell(): ReactNode {
  const facts = shownFacts(useRow().rate);
  return facts && product(facts);
}

export function TheRateCell(): ReactNode {
  const { rate, cell, send, move } = useRow();
  return <RateCell rate={rate} cell={cell} send={send} move={move} />;
}

export function ChangeCell(): ReactNode {
  const { change7Days } = useRow().rate;
  if (change7Days === null) return <None />;
  if (change7Days === 0) return <span className="flat">0.00</span>;
  const up = change7Days > 0;
  return (
    <span className={up ? 'rate-up' : 'down'}>
      <span aria-hidden="true">{up ? '▲' : '▼'} </span>
      <span className="sr-text">{up ? 'up' : 'down'} </span>
      {showPercent(Math.abs(change7Days))}
    </span>
  );
}

export function PaymentCell(): ReactNode {
  const { paymentExample } = useRow().rate;
  return paymentExample === null ? <None /> : formatDollars(Number(paymentExample));
}

export function VisibilityCell(): ReactNode {
  const { rate } = useRow();
  const facts = shownFacts(rate);
  if (!facts) return <None />;
  const was = rate.live && rate.live.visibility !== facts.visibility ? rate.live.visibility : undefined;
  return (
    <>
      <VisibilityTag value={facts.visibility} />
      {was && (
        <span className="was was-left">
          {visibilityLabel(was)}
          <span className="sr-text"> is what visitors have now</span>
        </span>
      )}
    </>
  );
}

export function UpdatedCell(): ReactNode {
  const { rate, now } = useRow();
  const old = daysBetween(rate.updatedAt, now) > STALE_DAYS;
  return <span className={old ? 'old' : undefined}>{ago(rate.updatedAt, now)}</span>;
}

export function AprCell(): ReactNode {
  const { rate } = useRow();
  const facts = shownFacts(rate);
  const apr = facts && facts.apr !== null ? aprShown(facts) : null;
  const was = rate.live && rate.live.apr !== null ? aprShown(rate.live) : null;
  return (
    <>
      {apr ?? <None />}
      {was !== null && apr !== null && was !== apr && (
        <span className="was">
          {was}
          <span className="sr-text"> is what visitors see</span>
        </span>
      )}
      {rate.feesToCheck && <span className="was-note">Check the fees</span>}
    </>
  );
}

export function CompoundingCell(): ReactNode {
  const facts = shownFacts(useRow().rate);
  return facts && compoundingLabel(facts.compounding);
}

export function PurposeCell(): ReactNode {
  const facts = shownFacts(useRow().rate);
  return facts && purposeLabel(facts.purpose);
}

export function InsuranceCell(): ReactNode {
  const facts = shownFacts(useRow().rate);
  return facts && insuranceLabel(facts.insurance);
}

export function ProvinceCell(): ReactNode {
  const facts = shownFacts(useRow().rate);
  return facts && provinceLabel(facts.province);
}

export function EndsOnCell(): ReactNode {
  const endsOn = shownFacts(useRow().rate)?.endsOn ?? null;
  return endsOn === null ? <None /> : spellDay(endsOn);
}

export function MenuCell(): ReactNode {
  const { rate, actions } = useRow();
  return <RowMenu rate={rate} actions={actions} />;
}
