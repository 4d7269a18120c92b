import type { ReactNode } from 'react';
import { HoldByLink } from '../../features/rate-holds/hold-by-link';
import type { HeadOf } from '../../lib/head';
import { PageHead } from '../../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Your held rate',
  description: 'The rate that a lender holds for you, and the days that are left.',
  noindex: true,
});

export default function RateHoldPage(): ReactNode {
  return (
    <>
      <PageHead title="Your held rate" compact />
      <div className="sec">
        <div className="wrap">
          <HoldByLink />
        </div>
      </div>
    </>
  );
}
