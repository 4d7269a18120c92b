import { useEffect, useRef, type ReactNode } from 'react';
import { MORTGAGE_TYPES } from '@brokerage/domain/application/applications';
import { moment } from '../../lib/moment';
import { PageStyles } from '../../ui/page-styles';
import type { InvitationShownFragment } from './invitation.generated';
import type { Office } from './invitation-over';
import styles, { href } from './invitation.module.css?sheet';

/** Who invites, and what it means to take part. */
export function InvitationWelcome({
  invitation: { fullName, inviterName, mortgageType, state, answeredAt },
  office,
}: {
  invitation: InvitationShownFragment;
  office: Office;
}): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [state]);
  const purpose = MORTGAGE_TYPES.find(({ graphql }) => graphql === mortgageType);
  return (
    <div className={styles.welcome}>
      <PageStyles href={href} />
      {state === 'AGREED_IN_PART' ? (
        <>
          <h2 ref={title} tabIndex={-1}>
            Thank you, {fullName}. You’re taking part.
          </h2>
          <p>
            {answeredAt && <span>{`On ${moment(answeredAt)}, you agreed to take part. `}</span>}
            One thing is left: no lender sees the application before you agree to a credit check.
          </p>
        </>
      ) : (
        <>
          <h2 ref={title} tabIndex={-1}>
            Hello {fullName}
          </h2>
          <p>
            <b>{inviterName}</b> is applying for a mortgage with {office.brand} and named you as a co-applicant.
          </p>
          <dl>
            <dt>What it’s for</dt>
            <dd>{purpose?.label ?? 'A mortgage'}</dd>
          </dl>
          <ul>
            <li>You decide for yourself. You can say no, and nobody asks you why.</li>
            <li>
              {inviterName} sees whether you take part and whether you agree to a credit check. We don’t tell them what
              we find out about you.
            </li>
            <li>We don’t look at your credit unless you agree to it below.</li>
          </ul>
        </>
      )}
    </div>
  );
}
