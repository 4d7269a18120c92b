import type { ReactNode } from 'react';
import { ConsolePage } from '../../app/layouts/console-page';
import { SiteNumbers } from '../../features/figures/site-numbers';
import type { HeadOf } from '../../lib/head';

export const head: HeadOf = () => ({ title: 'Visits', description: 'Site traffic.', noindex: true });

export default function AdminAnalyticsPage(): ReactNode {
  return (
    <ConsolePage title="Visits" lead="See where visitors come from, and how many become clients.">
      <SiteNumbers />
    </ConsolePage>
  );
}
