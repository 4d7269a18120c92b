import type { ReactNode } from 'react';
import { PeopleList } from '../../features/people/people-list';
import type { HeadOf } from '../../lib/head';
import { ConsolePage } from '../../app/layouts/console-page';

export const head: HeadOf = () => ({
  title: 'People',
  description: 'Everyone with an account, and what they can do.',
  noindex: true,
});

export default function AdminPeoplePage(): ReactNode {
  return (
    <ConsolePage title="People" lead="Find anyone with an account, and choose what they can do.">
      <PeopleList />
    </ConsolePage>
  );
}
