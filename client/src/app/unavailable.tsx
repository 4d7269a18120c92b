import type { ReactNode } from 'react';
import { useSite } from '../features/site/settings';
import { formatPhone } from '../lib/format';
import { telephone } from '../lib/paths';
import { PageHead } from '../ui/page-head';
import type { Matching, PageRoute } from './routes';

/** Pages that are nothing without what they ask for, by their patterns: what is missing then. */
const MISSED: Readonly<Record<string, string>> = {
  '/rates': 'the rates',
  '/blog/:id': 'this post',
  '/careers/:slug': 'this job',
};

/** What to show in place of a page whose matter could not be fetched; undefined where the page stands without it. */
export function unavailable(page: PageRoute): Matching | undefined {
  const missed = MISSED[page.path];
  if (missed === undefined) return undefined;
  function Unavailable(): ReactNode {
    const { site } = useSite();
    return (
      <PageHead
        title={`We can’t show ${missed} right now`}
        crumb="Not available"
        lead={
          <>
            The problem is on our side. Please try again in a minute
            {site && (
              <>
                , or call <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>
              </>
            )}
            .
          </>
        }
        picture="head-missing"
      />
    );
  }
  const load: PageRoute['load'] = () => Promise.resolve({ default: Unavailable });
  return () => ({ page: { ...page, load, Component: Unavailable }, params: {} });
}
