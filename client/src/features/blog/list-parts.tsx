import { useState, type ReactNode, type SubmitEvent } from 'react';
import { BLOG_CATEGORIES, categoryLabel } from '@brokerage/domain/blog/categories';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../ui/link';
import { counted, shownOf } from '../../lib/counted';
import { formatRate, formatTerm } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Apr } from '../../ui/rate-terms';
import { useTypedBefore } from '../../ui/form/use-typed-before';
import { Icon } from '../../ui/icon';
import type { BlogListQuery } from './list.generated';
import { useBlogRatesQuery } from './live-rates.generated';
import { listAddress, type Listed } from './list-address';
import styles from './list.module.css?sheet';
import { SearchIcon } from './icons';

type Facets = BlogListQuery['blogFacets'] | undefined;

/** A form that works by itself: without script the browser sends it. */
function Find({ listed, total }: { listed: Listed; total: number | undefined }): ReactNode {
  const navigate = useNavigate();
  const [words, setWords] = useState(listed.q ?? '');
  const form = useTypedBefore();
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void navigate(listAddress({ q: words.trim() || undefined, category: listed.category }));
  }
  return (
    <form ref={form} className={styles.find} role="search" action={paths.blogs} onSubmit={submit}>
      <label htmlFor="blog-search">
        Search {total === undefined ? null : <span>{`${total.toLocaleString('en-CA')} `}</span>}articles
      </label>
      <input
        id="blog-search"
        name="q"
        type="search"
        maxLength={100}
        placeholder="penalty, FHSA, renewal"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {listed.category && <input type="hidden" name="category" value={listed.category} />}
      <button type="submit" aria-label="Search">
        <SearchIcon />
      </button>
    </form>
  );
}

export function Masthead({ listed, facets }: { listed: Listed; facets: Facets }): ReactNode {
  const counts = new Map(facets?.categories.map(({ value, count }) => [value, count]));
  const link = (value: string | undefined, label: string, count: number | undefined): ReactNode => (
    <Link
      key={label}
      to={listAddress({ category: value })}
      aria-current={listed.category === value && !listed.tag && !listed.q ? 'page' : undefined}
    >
      {label}
      {count !== undefined && <small className="num">{count.toLocaleString('en-CA')}</small>}
    </Link>
  );
  return (
    <>
      <div className={styles.mast}>
        <div className={`wrap ${styles.mastIn}`}>
          <h1>Mortgage news</h1>
          <Find key={listed.q ?? ''} listed={listed} total={facets?.total} />
        </div>
      </div>
      <div className={styles.bar}>
        <nav className={`wrap ${styles.categories}`} aria-label="Categories">
          {link(undefined, 'Everything', facets?.total)}
          {BLOG_CATEGORIES.filter(({ value }) => counts.has(value)).map(({ value, label }) =>
            link(value, label, counts.get(value)),
          )}
        </nav>
      </div>
    </>
  );
}

const SHOWN = [
  { term: 5, type: 'FIXED' },
  { term: 5, type: 'VARIABLE' },
  { term: 3, type: 'FIXED' },
] as const;
const QUESTIONS = [
  { label: 'How big is my penalty?', to: paths.calculatorPenalty },
  { label: 'What can I afford?', to: paths.calculatorAffordability },
  { label: 'What does my renewal cost?', to: paths.calculatorRenewal },
] as const;
const MOST_TAGS = 10;

/** What stands beside the list: the rates of today, calculators, tags. */
export function Aside({ listed, facets }: { listed: Listed; facets: Facets }): ReactNode {
  const { data } = useBlogRatesQuery({});
  const rates = SHOWN.flatMap(({ term, type }) => {
    const best = data?.bestRates.find((rate) => rate.term === term && rate.type === type);
    return best ? [best] : [];
  });
  const tags = facets?.tags.slice(0, MOST_TAGS) ?? [];
  return (
    <aside className={styles.now} aria-label="Rates and tools">
      {rates.length > 0 && (
        <>
          <h2>Best rates today</h2>
          <table className="num">
            <tbody>
              {rates.map(({ term, type, rate, apr }) => (
                <tr key={`${term} ${type}`}>
                  <th scope="row">{formatTerm(term, type)}</th>
                  <td>
                    {formatRate(rate)}% <Apr rate={rate} apr={apr} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            The lowest on our list, insured or not, on approved credit. <Link to={paths.rates}>All rates</Link>
          </p>
        </>
      )}
      <div className={rates.length > 0 ? styles.more : undefined}>
        <h2>People also ask</h2>
        <ul>
          {QUESTIONS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
      {tags.length > 0 && (
        <nav className={styles.more} aria-label="Tags">
          <h2>Tags</h2>
          <div className={styles.tags}>
            {tags.map(({ value }) => (
              <Link
                key={value}
                to={listAddress({ tag: value })}
                aria-current={listed.tag === value ? 'page' : undefined}
              >
                {value}
              </Link>
            ))}
          </div>
        </nav>
      )}
    </aside>
  );
}

/** What the list was narrowed to, in words. */
export function Told({ listed, total }: { listed: Listed; total: number }): ReactNode {
  const { category, tag, q } = listed;
  if (!category && !tag && !q) return null;
  const parts = [q && `“${q}”`, category && categoryLabel(category), tag && `tagged ${tag}`].filter(Boolean);
  return (
    <div className={styles.told}>
      <h2>
        {counted(total, 'article', 'articles')}: {parts.join(', ')}
      </h2>
      <Link to={paths.blogs}>Show all</Link>
    </div>
  );
}

export function NothingFound({ listed, suggestion }: { listed: Listed; suggestion: string | null }): ReactNode {
  return (
    <div className={styles.none}>
      <h2>Nothing found</h2>
      {suggestion ? (
        <p>
          Did you mean{' '}
          <Link to={listAddress({ q: suggestion, category: listed.category })}>
            <b>{suggestion}</b>
          </Link>
          ?
        </p>
      ) : (
        <p>Try another word, or look at everything we wrote.</p>
      )}
      <p>
        <Link to={paths.blogs}>All articles</Link>
      </p>
    </div>
  );
}

const AROUND = 2;

export function Pages({ listed, total, size }: { listed: Listed; total: number; size: number }): ReactNode {
  const last = Math.ceil(total / size);
  const { page } = listed;
  if (last <= 1) return null;
  const numbers = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= AROUND,
  );
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <Link className={styles.step} to={listAddress({ ...listed, page: page - 1 })} rel="prev">
          Newer
        </Link>
      )}
      {numbers.map((number) => (
        <Link
          key={number}
          to={listAddress({ ...listed, page: number })}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      <span className="num">{shownOf({ page, limit: size, total })}</span>
      {page < last && (
        <Link className={`${styles.step} ${styles.older}`} to={listAddress({ ...listed, page: page + 1 })} rel="next">
          Older <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </nav>
  );
}

export function Feeds(): ReactNode {
  return (
    <p className={styles.feeds}>
      Follow new posts in a feed reader: <a href="/blogs/rss.xml">RSS</a> or <a href="/blogs/atom.xml">Atom</a>.
    </p>
  );
}
