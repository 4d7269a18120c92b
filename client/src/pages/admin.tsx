import type { ReactNode } from 'react';
import { Overview } from '../features/enquiries/overview';
import type { HeadOf } from '../lib/head';
import { Office } from './office';

export const head: HeadOf = () => ({ title: 'Overview', description: 'The day of the office.', noindex: true });

export default function AdminPage(): ReactNode {
  return (
    <Office trail={[{ label: 'Office' }, { label: 'Overview' }]} title="Overview" lead="What the day asks for.">
      <Overview />
    </Office>
  );
}
