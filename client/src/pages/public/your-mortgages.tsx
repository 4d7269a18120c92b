import type { ReactNode } from 'react';
import { YourMortgages } from '../../features/lender-choice/your-mortgages';
import { useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { PageHead } from '../../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Mortgages to choose from',
  description: 'What each mortgage costs, side by side.',
  noindex: true,
});

/** Where the email with mortgages leads. Without its link there is nothing to see. */
export default function YourMortgagesPage(): ReactNode {
  const { site } = useSite();
  return (
    <>
      <PageHead
        title="Mortgages to choose from"
        lead="The payment, the cost over the years you may keep it, and what leaving early costs."
        compact
      />
      <div className="sec">
        <div className="wrap">
          <YourMortgages phone={site?.phone} />
        </div>
      </div>
    </>
  );
}
