import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { PageHead } from '../../ui/page-head';
import { formatMoment } from '../../lib/format';
import type { SentApplication } from '../../lib/sent';

/** After Back from the confirmation: nothing is sent twice, and nobody wonders whether it was sent at all. */
export const AlreadySent = ({ sent, again }: { sent: SentApplication; again: () => void }): ReactNode => (
  <PageHead
    title="Already sent"
    crumb="Your application"
    lead={`We have your application ${sent.applicationNumber}. You sent it ${formatMoment(new Date(sent.sentAt), new Date())}.`}
    picture="head-done"
  >
    <p className="cta">
      <ButtonLink to={paths.account}>See it in my account</ButtonLink>{' '}
      <Button look="outline" onClick={again}>
        Start another application
      </Button>
    </p>
  </PageHead>
);
