import type { ReactNode } from 'react';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import type { LiveBlock as LiveBlockName } from '@brokerage/domain/blog/blocks';
import { payment } from '@brokerage/domain/mortgage/payment';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { Link } from '../../ui/link';
import { formatRate, formatTerm } from '../../lib/format';
import { useSaidMortgage } from '../../lib/scenario/use-said-mortgage';
import { Apr, insuranceWord } from '../../ui/rate-terms';
import { paths } from '../../lib/paths';
import { useBlogRatesQuery, type BlogRatesQuery } from './live-rates.generated';
import styles from './post.module.css?sheet';

interface Drawn {
  data: Readonly<Record<string, string>>;
  html: string;
  /** What stands there where nothing can be drawn */
  fallback: ReactNode;
}
export interface LiveProps extends Drawn {
  block: Exclude<LiveBlockName, 'calculator'>;
}

type Rate = BlogRatesQuery['bestRates'][number];
const COMPOUNDING = { SEMI_ANNUAL: 'semi-annual', MONTHLY: 'monthly' } as const;

const within = (text: string | undefined, least: number, most: number, usual: number): number => {
  const number = Number(text);
  return text !== undefined && number >= least && number <= most ? number : usual;
};

/** Today's lowest rates of a term, with the payment on the mortgage of the article; where it names none, on the reader's. */
function LiveRates({ data, fallback }: Drawn): ReactNode {
  const { data: answer } = useBlogRatesQuery({});
  const term = within(data['term'], 0.5, 10, 5);
  const said = useSaidMortgage();
  const own = data['amount'] === undefined && data['years'] === undefined ? said?.mortgage : undefined;
  const usual = own ?? EXAMPLE_MORTGAGE;
  const principal = within(data['amount'], 10_000, 10_000_000, usual.principal);
  const years = within(data['years'], 1, 40, usual.amortizationYears);
  const of = `${own ? 'your mortgage of ' : ''}${formatDollars(principal)} over ${years} years`;
  const rates = answer?.bestRates.filter((rate) => rate.term === term) ?? [];
  if (rates.length === 0) return fallback;
  const monthly = ({ rate, compounding }: Rate): number =>
    payment({
      principal,
      annualRatePct: rate,
      amortizationYears: years,
      frequency: 'monthly',
      compounding: COMPOUNDING[compounding],
    }).payment;
  return (
    <section className={`${styles.live} on-brand`} aria-label="Rates today">
      <b>{formatTerm(term, 'FIXED').replace(/ fixed$/, '')} rates today</b>
      <table className="num">
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.type}>
              <th scope="row">
                {rate.type === 'FIXED' ? 'Fixed' : 'Variable'}, {insuranceWord(rate.insurance).toLowerCase()}
              </th>
              <td>{formatDollars(Math.round(monthly(rate)))}/mo</td>
              <td>
                <b>{formatRate(rate.rate)}%</b> <Apr {...rate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The lowest on our list, on approved credit. Payment on {of}. These rates change with the market; the article’s
        figures are from the day it was written. <Link to={paths.rates}>All rates</Link>
      </p>
    </section>
  );
}

const ROW = /<tr><th scope="row">([^<]*)<\/th><td>([^<]*)<\/td><\/tr>/g;
const CAPTION = /<figcaption>([^<]*)<\/figcaption>/;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

/** A table of two columns as bars. What it cannot read stays a table. */
function Bars({ html, fallback }: Drawn): ReactNode {
  const rows = [...html.matchAll(ROW)].map(([, label = '', value = '']) => ({
    label: plain(label),
    value: plain(value),
    size: Number(value.replace(/[^\d.]/g, '')),
  }));
  const most = Math.max(...rows.map(({ size }) => size));
  if (rows.length === 0 || !(most > 0)) return fallback;
  const caption = CAPTION.exec(html)?.[1];
  return (
    <figure>
      <dl className={styles.bars}>
        {rows.map(({ label, value, size }) => (
          <div key={label} className={styles.bar}>
            <dt>{label}</dt>
            <dd>
              <span style={{ width: `${Math.round((size / most) * 1000) / 10}%` }}>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
      {caption && <figcaption>{plain(caption)}</figcaption>}
    </figure>
  );
}

export const LiveBlock = ({ block, ...live }: LiveProps): ReactNode =>
  block === 'rates' ? <LiveRates {...live} /> : <Bars {...live} />;
