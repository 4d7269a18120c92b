import type { ReactNode } from 'react';
import { MyHours } from '../../features/agents/my-hours';
import type { HeadOf } from '../../lib/head';
import { DeskPage } from '../../app/layouts/desk-page';

export const head: HeadOf = () => ({
  title: 'My hours',
  description: 'When clients can book calls with you.',
  noindex: true,
});

export default function AccountHoursPage(): ReactNode {
  return (
    <DeskPage title="My hours" lead="When clients can book calls with you.">
      <MyHours />
    </DeskPage>
  );
}
