import type { ReactElement } from 'react';
import type { Sender } from '../../platform/email.js';
import { Action, EmailLayout, Say } from '../../platform/mail/layout.js';

/** What the file of an enquiry says beside such a letter. */
export const ASKED_TO_CONFIRM =
  'Nobody confirmed that this address is theirs, so the email asks them to sign in and confirm it first.';

interface Props {
  sender: Sender;
  /** Why they should, without a word of what is kept from a stranger */
  why: string;
  /** How they get it then */
  then: string;
}

/** In place of a letter whose key opens without a sign-in, where `mayHaveKey` says no. */
export function ConfirmFirst({ sender, why, then }: Props): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="First show us that this email address is yours."
      heading="Please confirm your email address"
    >
      <Say>
        {why} First show us that this email address is yours: sign in, and open the link that we email you. {then}
      </Say>
      <Action url={`${sender.siteUrl}/account`}>Confirm my address</Action>
      <Say>Do you have no account with us? Then somebody mistyped their address, and you can delete this email.</Say>
      <Say quiet>Questions? Call us at {sender.phone}.</Say>
    </EmailLayout>
  );
}
