import type { ReactNode } from 'react';
import { MyCalls } from '../../features/calendar/my-calls';
import type { HeadOf } from '../../lib/head';
import { DeskPage } from '../../app/layouts/desk-page';

export const head: HeadOf = () => ({ title: 'My calls', description: 'The calls booked with you.', noindex: true });

export default function AccountCallsPage(): ReactNode {
  return (
    <DeskPage title="My calls" lead="The calls that clients booked with you. Times are Toronto time.">
      <MyCalls />
    </DeskPage>
  );
}
