import type { ReactNode } from 'react';
import { CHANGE_PASSWORD, FIRST_PASSWORD } from '@brokerage/domain/forms/account';
import { FormFields } from '../../ui/form/form-field';
import { SendCode } from './send-code';
import { SavingForm } from './saving-form';
import { SecondFactor } from './second-factor';
import { Section } from './section';
import { Sessions } from './sessions';
import type { Profile } from './use-profile';

/** Tells a password manager whose password changes. Nobody sees or fills it. */
const Whose = ({ email }: { email: string }): ReactNode => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);

function ChangePassword({ email }: { email: string }): ReactNode {
  return (
    <Section title="Password" lead="Several words make a good password. Changing it signs out all your other devices.">
      <SavingForm
        id="change-password"
        table={CHANGE_PASSWORD}
        input={({ current, next }) => ({ password: { current, next } })}
        saved="Changed. We signed out all your other devices."
        submit="Change my password"
        empties
      >
        <Whose email={email} />
        <FormFields table={CHANGE_PASSWORD} />
      </SavingForm>
    </Section>
  );
}

function FirstPassword({ email }: { email: string }): ReactNode {
  return (
    <Section title="Password" lead="You sign in with Google. Add a password to sign in when Google isn’t available.">
      <SavingForm
        id="first-password"
        table={FIRST_PASSWORD}
        input={({ confirmationCode, next }) => ({ confirmationCode, password: { next } })}
        saved="Saved. You can sign in with your password now."
        submit="Save my password"
        empties
      >
        <Whose email={email} />
        <SendCode email={email} />
        <FormFields table={FIRST_PASSWORD} />
      </SavingForm>
    </Section>
  );
}

/** The password, the devices, and for staff the second step. */
export function Security({ profile }: { profile: Profile }): ReactNode {
  return (
    <>
      {profile.hasPassword ? <ChangePassword email={profile.email} /> : <FirstPassword email={profile.email} />}
      <Sessions />
      {profile.role !== 'ACCOUNT_HOLDER' && <SecondFactor on={profile.secondFactor} />}
    </>
  );
}
