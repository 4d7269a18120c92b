import type { ReactNode } from 'react';
import { ConsolePage } from '../../app/layouts/console-page';
import { OfficeCalendar } from '../../features/calendar/office-calendar';
import type { HeadOf } from '../../lib/head';

export const head: HeadOf = () => ({
  title: 'Calendar',
  description: 'The calls of the week, by adviser.',
  noindex: true,
});

export default function AdminCalendarPage(): ReactNode {
  return (
    <ConsolePage title="Calendar" lead="See, move and cancel calls. All times are Toronto time.">
      <OfficeCalendar />
    </ConsolePage>
  );
}
