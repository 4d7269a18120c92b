import type { ReactElement } from 'react';
import type { Sender } from '../../../platform/email.js';
import { Action, Say } from '../../../platform/mail/layout.js';

/** For people whose account someone else may have opened. */
export function NotYou({ sender }: { sender: Sender }): ReactElement {
  return (
    <>
      <Say>
        If this was you, there’s nothing to do. If it wasn’t, choose a new password now and call us at {sender.phone}.
      </Say>
      <Action url={`${sender.siteUrl}/reset-password`}>Choose a new password</Action>
    </>
  );
}
