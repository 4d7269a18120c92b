import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../app/layouts/console-page';
import { Overview } from '../../features/enquiries/overview/overview';
import { Numbers } from '../../features/figures/numbers';
import type { HeadOf } from '../../lib/head';
import { TabLinks } from '../../ui/aria/tab-links';

export const head: HeadOf = () => ({ title: 'Overview', description: 'Today at the office.', noindex: true });

const TABS = [
  { id: 'today', label: 'Today', to: { search: '' } },
  { id: 'numbers', label: 'Numbers', to: { search: '?tab=numbers' } },
] as const;

export default function AdminPage(): ReactNode {
  const [search] = useSearchParams();
  const isNumbers = search.get('tab') === 'numbers';
  return (
    <ConsolePage
      title="Overview"
      lead={
        isNumbers
          ? 'How fast we answer, and how many leads become clients.'
          : 'Who is waiting for an answer, and what comes next.'
      }
    >
      <div className="overview-tabs">
        <TabLinks label="Overview" tabs={TABS} current={isNumbers ? 'numbers' : 'today'} />
      </div>
      {isNumbers ? <Numbers /> : <Overview />}
    </ConsolePage>
  );
}
