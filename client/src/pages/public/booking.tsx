import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ManageBooking } from '../../features/booking/manage-booking';
import type { HeadOf } from '../../lib/head';
import { PageHead } from '../../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Your call with us',
  description: 'See, move or cancel the call you booked.',
  noindex: true,
});

/** What the link of an email opens, without an account. The call is asked for in the browser: nothing of it is rendered here. */
export default function BookingPage(): ReactNode {
  const { token = '' } = useParams();
  return (
    <>
      <PageHead title="Your call with us" crumb="Your call" lead="See, move or cancel it here." picture="head-done" />
      <section className="sec">
        <div className="wrap">
          <ManageBooking key={token} token={token} />
        </div>
      </section>
    </>
  );
}
