import { cut } from '@brokerage/domain/text/storable';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';
import { findPages, guessPages, KNOWN_PAGES, type FoundPage } from '../../features/site/page-search';
import { useSite } from '../../features/site/settings';
import { formatPhone } from '../../lib/format';
import type { HeadOf } from '../../lib/head';
import { telephone } from '../../lib/paths';
import { Button } from '../../ui/button';
import { useTypedBefore } from '../../ui/form/use-typed-before';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';
import styles from '../../ui/places.css?url';

export const head: HeadOf = () => ({
  title: 'Page not found',
  description: 'We couldn’t find this page.',
  noindex: true,
});

const OFTEN_WANTED = 6;

/** A plain form that asks this address again with the words: it works without scripts, and nothing is lost if it is early. */
function SearchForm({ query }: { query: string }): ReactNode {
  const form = useTypedBefore();
  return (
    <form ref={form} className="site-search" role="search" data-hydrated="yes">
      <label htmlFor="find">What were you looking for?</label>
      <div className="site-search-row">
        <input id="find" className="input" type="search" name="q" defaultValue={query} autoComplete="off" />
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}

function Pages({ pages, label }: { pages: readonly FoundPage[]; label: string }): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className="link-list">
        {pages.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function choose(query: string, pathname: string): { heading: string; pages: readonly FoundPage[] } {
  const often = KNOWN_PAGES.slice(0, OFTEN_WANTED);
  if (query) {
    const found = findPages(query);
    return found.length > 0
      ? { heading: `${found.length} ${found.length === 1 ? 'page' : 'pages'} for “${query}”`, pages: found }
      : { heading: `Nothing for “${query}”. Try one of these`, pages: often };
  }
  const guessed = guessPages(pathname);
  return guessed.length > 0 ? { heading: 'Did you mean', pages: guessed } : { heading: 'Popular pages', pages: often };
}

export default function MissingPage(): ReactNode {
  const { site } = useSite();
  const { pathname, search } = useLocation();
  const query = cut((new URLSearchParams(search).get('q') ?? '').trim(), 80);
  const { heading, pages } = choose(query, pathname);
  return (
    <>
      <PageStyles href={styles} />
      <PageHead
        title="We can’t find that page"
        crumb="Not found"
        lead="It may have moved, or the address may have a typo. Search for it, or call us and we’ll help."
        picture="head-missing"
      >
        <SearchForm query={query} />
      </PageHead>
      <section className="sec">
        <div className="wrap faq">
          <div>
            <h2 role={query ? 'status' : undefined}>{heading}</h2>
            {site && (
              <p className="lede mt-5">
                Or call <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>.
              </p>
            )}
          </div>
          <Pages pages={pages} label={heading} />
        </div>
      </section>
    </>
  );
}
