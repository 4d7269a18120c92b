import type { ReactNode } from 'react';
import { RateWatch } from '../../features/rate-watch/rate-watch';
import { senderOf, useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { PageHead } from '../../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Rate watch',
  description:
    'We tell you by email when switching your mortgage pays more than its penalty, or when a rate you name is published.',
});

export default function RateWatchPage(): ReactNode {
  const { site } = useSite();
  return (
    <>
      <PageHead
        title="Tell me when switching pays more than its penalty"
        crumb="Rate watch"
        above={[{ label: 'Rates', to: paths.rates }]}
        lead="A few lines about the mortgage you have. We check each time rates are published, and email you only if the answer changes."
        compact
      />
      <div className="sec">
        <div className="wrap">
          <RateWatch sender={senderOf(site)} />
        </div>
      </div>
    </>
  );
}
