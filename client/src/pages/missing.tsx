import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from '../features/site/settings';
import { formatPhone } from '../lib/format';
import type { HeadOf } from '../lib/head';
import { paths, telephone } from '../lib/paths';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Page not found',
  description: 'There is no page at this address.',
  noindex: true,
});

const OFTEN_WANTED = [
  { to: paths.rates, label: 'Today’s rates' },
  { to: paths.calculator, label: 'Mortgage calculator' },
  { to: paths.formSelection, label: 'Apply for a mortgage' },
  { to: paths.firstTimeBuyers, label: 'First-time buyers' },
  { to: paths.blogs, label: 'Mortgage news' },
  { to: paths.auth, label: 'Login' },
] as const;

export default function MissingPage(): ReactNode {
  const { site } = useSite();
  return (
    <>
      <PageHead
        title="Nobody lives at this address"
        crumb="Not found"
        lead="The page may have moved, or the address has a slip in it."
        picture="modern-wide"
      />
      <section className="sec">
        <div className="wrap faq">
          <div>
            <h2>Looking for one of these?</h2>
            {site && (
              <p className="lede mt-5">
                Or call <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>, and we find it together.
              </p>
            )}
          </div>
          <nav aria-label="Often wanted">
            <ul className="link-list">
              {OFTEN_WANTED.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </section>
    </>
  );
}
