import { useState, type ReactNode } from 'react';
import { CHANGE_PASSWORD, FIRST_PASSWORD } from '@brokerage/domain/account/account';
import { FormFields } from '../../ui/form/form-field';
import { WhosePassword } from '../../ui/form/whose-password';
import { FactorNotice } from './factor-notice';
import { SendCode } from './send-code';
import { SavingForm } from './saving-form';
import { SecondFactor } from './second-factor';
import { Section } from './section';
import { Sessions } from './sessions';
import { useFactorDemand } from './use-factor-demand';
import type { Profile } from './use-profile';

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
        <WhosePassword email={email} />
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
        <WhosePassword email={email} />
        <SendCode email={email} />
        <FormFields table={FIRST_PASSWORD} />
      </SavingForm>
    </Section>
  );
}

/** The password, the devices, and for staff the second step. */
export function Security({ profile }: { profile: Profile }): ReactNode {
  // what stands before somebody's work stands first; it stays there while they set it up
  const [isAsked, setAsked] = useState(false);
  const demand = useFactorDemand();
  if (demand && !isAsked) setAsked(true);
  return (
    <>
      <FactorNotice />
      {profile.role !== 'ACCOUNT_HOLDER' && isAsked && <SecondFactor on={profile.secondFactor} />}
      {profile.hasPassword ? <ChangePassword email={profile.email} /> : <FirstPassword email={profile.email} />}
      <Sessions />
      {profile.role !== 'ACCOUNT_HOLDER' && !isAsked && <SecondFactor on={profile.secondFactor} />}
    </>
  );
}
