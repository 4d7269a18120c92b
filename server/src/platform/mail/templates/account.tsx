import type { ReactElement } from 'react';
import { Action, FactLine, Facts, Letter, Say, type Sender } from './letter.js';

const WHEN = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Toronto' });

interface LinkLetter {
  sender: Sender;
  name: string;
  url: string;
}

/** The way back for somebody whose account another one has opened. */
function NotYou({ sender }: { sender: Sender }): ReactElement {
  return (
    <>
      <Say>
        Was this you? Then there is nothing to do. If not, choose a new password now and call us at {sender.phone}.
      </Say>
      <Action url={`${sender.siteUrl}/reset-password`}>Choose a new password</Action>
    </>
  );
}

export function VerifyEmail({ sender, name, url }: LinkLetter): ReactElement {
  return (
    <Letter
      sender={sender}
      preview="One click confirms it; the link works once, for 24 hours"
      heading={`Hello, ${name}`}
    >
      <Say>
        Please confirm that this is your email address. Applications you sent with it before then show in your account.
      </Say>
      <Action url={url}>Confirm my email address</Action>
      <Say quiet>The link works once, for 24 hours. If you have no account with us, you can ignore this letter.</Say>
    </Letter>
  );
}

export function ResetPassword({ sender, name, url }: LinkLetter): ReactElement {
  return (
    <Letter
      sender={sender}
      preview="The link works once, for 30 minutes; until then your password stays as it is"
      heading="Choose a new password"
    >
      <Say>Hello, {name}. Somebody, we hope you, asked for a new password for your account.</Say>
      <Action url={url}>Choose a new password</Action>
      <Say quiet>
        The link works once, for 30 minutes. If you did not ask, do nothing: your password stays as it is.
      </Say>
    </Letter>
  );
}

export function PasswordChanged({ sender, name }: Omit<LinkLetter, 'url'>): ReactElement {
  return (
    <Letter
      sender={sender}
      preview="All other devices were signed out. If this was not you, act now"
      heading="Your password was changed"
    >
      <Say>Hello, {name}. The password of your account was changed, and all other devices were signed out.</Say>
      <NotYou sender={sender} />
    </Letter>
  );
}

export function EmailChanged({ sender, name }: Omit<LinkLetter, 'url'>): ReactElement {
  return (
    <Letter
      sender={sender}
      preview="We write to the new one from now on. If this was not you, call us"
      heading="Your email address was changed"
    >
      <Say>
        Hello, {name}. Your account now has another email address. We write there from now on; this is the last letter
        to this one.
      </Say>
      <Say>
        Was this not you? Call us at <strong>{sender.phone}</strong>: we stop it and help you back in.
      </Say>
    </Letter>
  );
}

export function NewSignIn({
  sender,
  name,
  at,
  device,
  ip,
}: Omit<LinkLetter, 'url'> & { at: Date; device: string; ip: string }): ReactElement {
  return (
    <Letter
      sender={sender}
      preview={`Was this you? ${device}, ${WHEN.format(at)}`}
      heading="A new sign-in to your account"
    >
      <Say>Hello, {name}. Your office account was opened from a device we have not seen before:</Say>
      <Facts label="Device" value={device}>
        <FactLine>{WHEN.format(at)} (Toronto time)</FactLine>
        <FactLine>Network address {ip}</FactLine>
      </Facts>
      <NotYou sender={sender} />
    </Letter>
  );
}

export function AccountDeleted({ sender }: { sender: Sender }): ReactElement {
  return (
    <Letter
      sender={sender}
      preview="Your account and its data are gone; applications are kept only as long as the law asks"
      heading="Your account was deleted"
    >
      <Say>
        Your account is gone, with your name, phone number, sessions and preferences. Applications you sent us are kept
        for as long as the law asks of a mortgage brokerage, and no longer.
      </Say>
      <Say>Questions? Call us at {sender.phone}.</Say>
    </Letter>
  );
}
