import { useEffect, useRef, type ReactNode } from 'react';
import { formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import { formatMoment, formatRate, formatTerm } from '../../lib/format';
import { Icon } from '../../ui/icon';
import { PageStyles } from '../../ui/page-styles';
import sheetStyles from '../../ui/sheet.css?url';
import { costOver, type Cost } from './cost';
import type { Mortgage } from './monthly-payment';
import { Ask, Lender, MonthlyPayment, OfferApr, type Percent } from './offer-parts';
import { suits, type Offer } from './words';

interface Column {
  offer: Offer;
  cost: Cost;
  mortgage: Mortgage;
}

interface Row {
  label: string;
  text: (column: Column) => ReactNode;
  /** What is better lower; only told where the columns are alike enough to be compared by it. */
  figure?: (column: Column) => number;
}

const PlainPercent: typeof Percent = ({ value, words = formatRate }) => `${words(value)}%`;

const ROWS: readonly Row[] = [
  { label: 'Term and type', text: ({ offer }) => formatTerm(offer.term, offer.type) },
  { label: 'Rate', text: ({ offer }) => `${formatRate(offer.rate)}%`, figure: ({ offer }) => offer.rate },
  { label: 'APR', text: ({ offer }) => <OfferApr offer={offer} Shown={PlainPercent} /> },
  {
    label: 'Monthly payment',
    text: ({ offer, mortgage }) => <MonthlyPayment offer={offer} mortgage={mortgage} shown={formatMoney} />,
    figure: ({ cost }) => cost.payment,
  },
  {
    label: 'Interest over the term',
    text: ({ cost }) => formatDollars(cost.interest),
    figure: ({ cost }) => cost.interest,
  },
  {
    label: 'Cost over the term, all payments',
    text: ({ cost }) => formatDollars(cost.paid),
    figure: ({ cost }) => cost.paid,
  },
  {
    label: 'Still owing when it ends',
    text: ({ cost }) => formatDollars(cost.balance),
    figure: ({ cost }) => cost.balance,
  },
  { label: 'For', text: ({ offer }) => suits(offer) },
  { label: 'Conditions', text: ({ offer }) => offer.notes ?? 'Not published' },
  { label: 'Updated', text: ({ offer }) => formatMoment(new Date(offer.updatedAt), new Date()) },
];

/** The one lower than all others; nobody where two share it. */
function lowestOf(columns: readonly Column[], figure: NonNullable<Row['figure']>): Column | undefined {
  const low = Math.min(...columns.map(figure));
  const holders = columns.filter((column) => figure(column) === low);
  return holders.length === 1 && columns.length > 1 ? holders[0] : undefined;
}

/** Up to three rates in columns, over the page. Escape closes it, and so does Back. */
export function SideBySide({
  offers,
  mortgage,
  close,
}: {
  offers: readonly Offer[];
  mortgage: Mortgage;
  close: () => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const columns = offers.map((offer) => ({ offer, mortgage, cost: costOver(offer, mortgage) }));
  const sameTerm = new Set(offers.map(({ term }) => term)).size === 1;

  return (
    <dialog ref={dialog} className="cmp-side" aria-labelledby="side-title" onClose={close}>
      <PageStyles href={sheetStyles} />
      <div className="cmp-side-head">
        <h2 id="side-title">Side by side</h2>
        <button type="button" className="sheet-close" aria-label="Close the comparison" onClick={close}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <p className="muted">
        On {formatDollars(mortgage.amount)} over {mortgage.amortization} years, if a variable rate stays as it is.
        {!sameTerm && <span>{' The terms are not equally long: a longer one has more payments in it.'}</span>}
      </p>
      {/* three columns scroll in their own room on a phone, which the keyboard must reach */}
      <div className="cmp-side-room" role="region" aria-label="Comparison" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {offers.map((offer) => (
                <th key={offer.id} scope="col">
                  <Lender offer={offer} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ label, text, figure }, row) => {
              const comparable = figure && (sameTerm || row === 1);
              const lowest = comparable ? lowestOf(columns, figure) : undefined;
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {columns.map((column) => (
                    <td key={column.offer.id} className={figure ? 'num cmp-side-figure' : 'num'}>
                      {text(column)} {lowest === column && <span className="cmp-lowest">Lowest</span>}
                    </td>
                  ))}
                </tr>
              );
            })}
            <tr>
              <th scope="row">
                <span className="sr-text">Next step</span>
              </th>
              {offers.map((offer) => (
                <td key={offer.id}>
                  <Ask offer={offer} whole />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </dialog>
  );
}
