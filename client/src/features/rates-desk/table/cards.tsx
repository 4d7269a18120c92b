import type { ReactNode } from 'react';
import { product, rateName, shownFacts, visibilityLabel, type DeskRow } from '../facts';
import { showPercent } from '../percent';
import { needsRoom, RowNotice } from '../cells/row-notice';
import type { RowActions } from './row-context';
import { shownRate, type Cells } from '../cells/use-cells';
import { useNow } from '../../../ui/console/use-now';
import { ago } from '../when';

interface Props {
  rates: readonly DeskRow[];
  cells: Cells;
  actions: RowActions;
}

function smallOf(rate: DeskRow, now: Date): { text: string; bad?: boolean } {
  const { live, pending } = rate;
  if (pending?.problem != null) return { text: 'Check decimal', bad: true };
  if (pending?.kind === 'CREATE') return { text: 'New' };
  if (pending?.kind === 'ARCHIVE') return { text: 'To archive' };
  if (live && pending?.facts && pending.facts.rate !== live.rate) return { text: `was ${showPercent(live.rate)}%` };
  return { text: ago(rate.updatedAt, now) };
}

/** Rates on a phone: one card each, which opens all of its fields. */
export function RateCards({ rates, cells, actions }: Props): ReactNode {
  const now = useNow();
  return (
    <ul className="rate-cards">
      {rates.map((rate) => {
        const facts = shownFacts(rate);
        const cell = cells.of(rate.id);
        const value = shownRate(rate, cell);
        const small = smallOf(rate, now);
        const look = small.bad ? ' rate-card-bad' : rate.pending ? ' rate-card-changed' : '';
        return (
          <li key={rate.id} className={`rate-card${look}`}>
            <button type="button" data-said onClick={() => actions.edit(rate)}>
              <img src={rate.bank.logoUrl} alt="" width={40} height={40} loading="lazy" />
              <span>
                <b>{rate.bank.name}</b>
                <span className="rate-card-what">
                  {facts && `${product(facts)} · ${visibilityLabel(facts.visibility).toLowerCase()}`}
                </span>
              </span>
              <span className="rate-card-value num">
                {value !== undefined && <span>{`${showPercent(value)}%`}</span>}
                <small>{small.text}</small>
              </span>
              <span className="sr-text">. Edit {rateName(rate)}</span>
            </button>
            {needsRoom(cell) && <RowNotice rate={rate} cell={cell} now={now} send={cells.send} />}
          </li>
        );
      })}
    </ul>
  );
}
