import type { ReactNode } from 'react';
import { PeopleList } from '../features/people/people-list';
import type { HeadOf } from '../lib/head';
import { Office } from './office';

export const head: HeadOf = () => ({
  title: 'People',
  description: 'Who has an account, and what they may do.',
  noindex: true,
});

export default function AdminPeoplePage(): ReactNode {
  return (
    <Office
      trail={[{ label: 'People' }, { label: 'People' }]}
      title="People"
      lead="Who has an account, and what they may do."
    >
      <PeopleList />
    </Office>
  );
}
