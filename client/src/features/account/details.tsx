import { MailWarning } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CHANGE_EMAIL, CHANGE_EMAIL_BY_CODE, PROFILE, PROFILE_WITHOUT_PHONE } from '@brokerage/domain/account/account';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { formatPhone } from '../../lib/format';
import { Button } from '../../ui/button';
import { FormField } from '../../ui/form/form-field';
import { SendCode } from './send-code';
import { useResendVerificationCommand } from './my-data.generated';
import { SavingForm } from './saving-form';
import { Section } from './section';
import type { Profile } from './use-profile';

function Unverified({ email }: { email: string }): ReactNode {
  const [resend, busy] = useResendVerificationCommand({ failure: MESSAGES.requestFailed });
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    const { problem } = await resend();
    setSaid(problem ?? 'We sent you a new email.');
  };
  return (
    <section className="card-box account-notice">
      <MailWarning size={24} aria-hidden="true" />
      <div>
        <h3 className="card-title">Please confirm {email}</h3>
        <p>Open the link in the email we sent you. Applications you sent from this address will then show here.</p>
        <div className="auth-actions">
          <Button look="outline" small off={busy} onClick={() => void send()}>
            Send the email again
          </Button>
          <p role="status">{said}</p>
        </div>
      </div>
    </section>
  );
}

const [EMAIL, CODE] = CHANGE_EMAIL_BY_CODE;
const SAVING_EMAIL = {
  id: 'change-email',
  saved: 'Changed. Please confirm the new address with the link we just emailed you.',
  submit: 'Change my email address',
  empties: true,
};

function ByPassword(): ReactNode {
  return (
    <SavingForm
      {...SAVING_EMAIL}
      table={CHANGE_EMAIL}
      input={({ email, current }) => ({ email: email.trim(), password: { current } })}
    />
  );
}

function ByCode({ email: address }: { email: string }): ReactNode {
  return (
    <SavingForm
      {...SAVING_EMAIL}
      table={CHANGE_EMAIL_BY_CODE}
      input={({ email, confirmationCode }) => ({ email: email.trim(), confirmationCode })}
    >
      <FormField field={EMAIL} />
      <SendCode email={address} />
      <FormField field={CODE} />
    </SavingForm>
  );
}

/** Name, phone number and email address. */
export function Details({ profile }: { profile: Profile }): ReactNode {
  return (
    <>
      {!profile.emailVerified && <Unverified email={profile.email} />}
      <Section title="You" lead="Your broker will use this name and call this number.">
        <SavingForm
          id="details"
          table={profile.phone ? PROFILE : PROFILE_WITHOUT_PHONE}
          initial={{ name: profile.name, phone: profile.phone ? formatPhone(profile.phone) : '' }}
          input={({ name, phone }) => ({ name, ...(phone && { phone }) })}
          saved="Saved."
          submit="Save my details"
        />
      </Section>
      <Section
        title="Email address"
        lead={
          <>
            You sign in with <b>{profile.email}</b>. We’ll email the new address to confirm it, and tell the old one.
          </>
        }
      >
        {profile.hasPassword ? <ByPassword /> : <ByCode email={profile.email} />}
      </Section>
    </>
  );
}
