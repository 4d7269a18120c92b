import type { ReactNode } from 'react';
import { ModerationList } from '../features/people/moderation-list';
import type { HeadOf } from '../lib/head';
import { Office } from './office';

export const head: HeadOf = () => ({
  title: 'Moderation',
  description: 'Clients with an account. Addresses are masked.',
  noindex: true,
});

export default function ModeratorPage(): ReactNode {
  return (
    <Office
      trail={[{ label: 'People' }, { label: 'Moderation' }]}
      title="Moderation"
      lead="Clients with an account. Addresses are masked."
    >
      <ModerationList />
    </Office>
  );
}
