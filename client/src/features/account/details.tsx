import { MailWarning } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { changeEmailSchema, profileSchema } from 'domain/forms/account';
import { MESSAGES } from 'domain/vocabulary/messages';
import { formatPhone } from '../../lib/format';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/form/password-field';
import { TextField } from '../../ui/form/text-field';
import { useResendVerificationMutation } from './my-data.generated';
import { SavingForm } from './saving-form';
import { Section } from './section';
import type { Profile } from './use-profile';

function Unverified({ email }: { email: string }): ReactNode {
  const [resend, { loading }] = useResendVerificationMutation();
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    const payload = await resend().then(
      ({ data }) => data?.resendVerification,
      () => undefined,
    );
    setSaid(payload ? (payload.userErrors[0]?.message ?? 'The letter is on its way.') : MESSAGES.requestFailed);
  };
  return (
    <section className="card-box account-notice">
      <MailWarning size={24} aria-hidden="true" />
      <div>
        <h3 className="card-title">Please confirm {email}</h3>
        <p>Open the link in the letter we sent you. Applications you sent with this address then show here.</p>
        <div className="auth-actions">
          <Button look="outline" small disabled={loading} onClick={() => void send()}>
            Send the letter again
          </Button>
          <p role="status">{said}</p>
        </div>
      </div>
    </section>
  );
}

/** Name, phone number and e-mail address. */
export function Details({ profile }: { profile: Profile }): ReactNode {
  return (
    <>
      {!profile.emailVerified && <Unverified email={profile.email} />}
      <Section title="You" lead="Your broker calls this number, and greets you by this name.">
        <SavingForm
          id="details"
          initial={{ name: profile.name, phone: profile.phone ? formatPhone(profile.phone) : '' }}
          schema={profileSchema}
          fields={['name', 'phone']}
          input={({ name, phone }) => ({ name, phone })}
          saved="Saved."
          submit="Save my details"
        >
          <TextField name="name" label="Full name" autoComplete="name" maxLength={200} />
          <TextField name="phone" label="Phone number" type="tel" autoComplete="tel" inputMode="tel" maxLength={40} />
        </SavingForm>
      </Section>
      <Section
        title="Email address"
        lead={
          <>
            You sign in with <b>{profile.email}</b>. A new address is confirmed by a letter; the old one is told.
          </>
        }
      >
        <SavingForm
          id="change-email"
          initial={{ email: '', current: '' }}
          schema={changeEmailSchema}
          fields={['email', 'current']}
          input={({ email, current }) => ({ email: email.trim(), password: { current } })}
          saved="Changed. Please confirm the new address: a letter is on its way."
          submit="Change my email address"
          empties
        >
          <TextField name="email" label="New email address" type="email" autoComplete="email" inputMode="email" />
          <PasswordField name="current" label="Your password" autoComplete="current-password" />
        </SavingForm>
      </Section>
    </>
  );
}
