import type { ReactNode } from 'react';
import { useSite } from '../features/site/settings';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Careers',
  description: 'Work as a mortgage broker or in our office: open positions and how to write to us.',
});

export default function CareersPage(): ReactNode {
  const { site } = useSite();
  return (
    <>
      <PageHead
        title="Careers"
        lead="Brokers who explain, and an office that answers within a day."
        picture="triplex-maple"
      />
      <section className="sec">
        <div className="wrap prose">
          <h2>There is no open position today</h2>
          <p className="lede">
            New ones are published here first.
            {site &&
              ' If you are licensed, or about to be, write to us anyway: we keep letters for twelve months, and then delete them.'}
          </p>
          <div className="cta">
            {site && (
              <a className="btn btn-b" href={`mailto:${site.email}?subject=Careers`}>
                Write to us
              </a>
            )}
            <ButtonLink look="outline" to={paths.about}>
              About Us
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
