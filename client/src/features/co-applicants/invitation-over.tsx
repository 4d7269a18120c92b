import { useEffect, useRef, type ReactNode } from 'react';
import type { Sender } from '@brokerage/domain/vocabulary/consents';
import { formatPhone } from '../../lib/format';
import { telephone } from '../../lib/paths';
import { moment } from '../../lib/moment';
import { Button } from '../../ui/button';
import { PageStyles } from '../../ui/page-styles';
import type { InvitationShownFragment } from './invitation.generated';
import styles, { href } from './invitation.module.css?sheet';

/** Who asks, from the site's settings */
export interface Office {
  brand: string;
  /** Unknown while the settings cannot be had */
  phone: string | undefined;
  sender: Sender;
}

const Call = ({ phone }: Pick<Office, 'phone'>): ReactNode =>
  phone ? (
    <>
      call <a href={telephone(phone)}>{formatPhone(phone)}</a>
    </>
  ) : (
    'call us'
  );

interface Props {
  invitation: InvitationShownFragment;
  office: Office;
  onReconsider: () => void;
}

/** An invitation that asks for nothing more. */
export function InvitationOver({ invitation, office, onReconsider }: Props): ReactNode {
  const { fullName, inviterName, state, answeredAt } = invitation;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [state]);
  const lead = answeredAt ? `On ${moment(answeredAt)}, you` : 'You';
  return (
    <div className={styles.welcome}>
      <PageStyles href={href} />
      {state === 'AGREED' && (
        <>
          <h2 ref={title} tabIndex={-1}>
            Thank you, {fullName}. That’s all we need.
          </h2>
          <p>{lead} agreed to take part and to a credit check.</p>
          <p>
            If we need documents from you, we’ll email you. To withdraw your consent, <Call phone={office.phone} />.
          </p>
        </>
      )}
      {state === 'DECLINED' && (
        <>
          <h2 ref={title} tabIndex={-1}>
            You’re not taking part
          </h2>
          <p>
            {lead} said no. {inviterName} sees that, without a reason. We won’t email you about this again.
          </p>
          <div className={styles.actions}>
            <Button look="outline" onClick={onReconsider}>
              I’ve changed my mind
            </Button>
          </div>
        </>
      )}
      {state === 'CLOSED' && (
        <>
          <h2 ref={title} tabIndex={-1}>
            This application is over
          </h2>
          <p>There’s nothing for you to answer any more. We won’t check your credit for it.</p>
          <p>
            Questions? You can <Call phone={office.phone} />.
          </p>
        </>
      )}
    </div>
  );
}
