import { Button, Link, Text } from '@react-email/components';
import type { ReactElement, ReactNode } from 'react';
import { button, Letter, paragraph, type Sender } from './letter.js';

const WHEN = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Toronto' });
const small = { ...paragraph, fontSize: '14px', lineHeight: '22px' };

interface LinkLetter {
  sender: Sender;
  name: string;
  url: string;
}

/** The button, and the address in full for those whose mail program shows no buttons. */
function Action({ url, children }: { url: string; children: ReactNode }): ReactElement {
  return (
    <>
      <Button href={url} style={button}>
        {children}
      </Button>
      <Text style={{ ...small, margin: '16px 0', wordBreak: 'break-all' }}>
        Or open this address: <Link href={url}>{url}</Link>
      </Text>
    </>
  );
}

function NotYou({ sender }: { sender: Sender }): ReactElement {
  return (
    <Text style={paragraph}>
      Was this not you? <Link href={`${sender.siteUrl}/reset-password`}>Choose a new password</Link> now and call us at{' '}
      {sender.phone}.
    </Text>
  );
}

export function VerifyEmail({ sender, name, url }: LinkLetter): ReactElement {
  return (
    <Letter sender={sender} preview="One click confirms your email address" heading={`Hello, ${name}`}>
      <Text style={paragraph}>
        Please confirm that this is your email address. Applications you sent with it before then show in your account.
      </Text>
      <Action url={url}>Confirm my email address</Action>
      <Text style={paragraph}>
        The link works once, for 24 hours. If you have no account with us, you can ignore this letter.
      </Text>
    </Letter>
  );
}

export function ResetPassword({ sender, name, url }: LinkLetter): ReactElement {
  return (
    <Letter sender={sender} preview="The link works once, for 30 minutes" heading="Choose a new password">
      <Text style={paragraph}>Hello, {name}. Somebody, we hope you, asked for a new password for your account.</Text>
      <Action url={url}>Choose a new password</Action>
      <Text style={paragraph}>
        The link works once, for 30 minutes. If you did not ask, do nothing: your password stays as it is.
      </Text>
    </Letter>
  );
}

export function PasswordChanged({ sender, name }: Omit<LinkLetter, 'url'>): ReactElement {
  return (
    <Letter sender={sender} preview="Everybody else was signed out" heading="Your password was changed">
      <Text style={paragraph}>
        Hello, {name}. The password of your account was changed, and all other devices were signed out.
      </Text>
      <NotYou sender={sender} />
    </Letter>
  );
}

export function EmailChanged({ sender, name }: Omit<LinkLetter, 'url'>): ReactElement {
  return (
    <Letter
      sender={sender}
      preview="Your account has another email address now"
      heading="Your email address was changed"
    >
      <Text style={paragraph}>
        Hello, {name}. Your account now has another email address. We write there from now on; this is the last letter
        to this one.
      </Text>
      <Text style={paragraph}>Was this not you? Call us at {sender.phone}: we stop it and help you back in.</Text>
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
    <Letter sender={sender} preview={`${device}, ${WHEN.format(at)}`} heading="A new sign-in to your account">
      <Text style={paragraph}>
        Hello, {name}. Your office account was opened from a device we have not seen before:
      </Text>
      <Text style={paragraph}>
        <strong>{device}</strong>
        <br />
        {WHEN.format(at)} (Toronto time)
        <br />
        Network address {ip}
      </Text>
      <NotYou sender={sender} />
    </Letter>
  );
}

export function AccountDeleted({ sender }: { sender: Sender }): ReactElement {
  return (
    <Letter sender={sender} preview="Your account and its data are gone" heading="Your account was deleted">
      <Text style={paragraph}>
        Your account is gone, with your name, phone number, sessions and preferences. Applications you sent us are kept
        for as long as the law asks of a mortgage brokerage, and no longer.
      </Text>
      <Text style={paragraph}>Questions? Call us at {sender.phone}.</Text>
    </Letter>
  );
}
