import type { ReactNode } from 'react';
import { changePasswordSchema } from 'domain/forms/account';
import { PASSWORD_MIN } from 'domain/forms/password';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { PasswordField } from '../../ui/form/password-field';
import { SavingForm } from './saving-form';
import { SecondFactor } from './second-factor';
import { Section } from './section';
import { Sessions } from './sessions';
import type { Profile } from './use-profile';

function ChangePassword(): ReactNode {
  return (
    <Section title="Password" lead="Several words make a good one. All your other devices are signed out by a change.">
      <SavingForm
        id="change-password"
        initial={{ current: '', next: '' }}
        schema={changePasswordSchema}
        fields={['current', 'next']}
        input={({ current, next }) => ({ password: { current, next } })}
        saved="Changed. All other devices are signed out."
        submit="Change my password"
        empties
      >
        <PasswordField name="current" label="Current password" autoComplete="current-password" />
        <PasswordField
          name="next"
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters, any you like.`}
          autoComplete="new-password"
        />
      </SavingForm>
    </Section>
  );
}

function FirstPassword(): ReactNode {
  return (
    <Section
      title="Password"
      lead="You sign in with Google. With a password as well, you are not stuck when Google is."
    >
      <ButtonLink look="outline" small to={paths.resetPassword}>
        Choose a password
      </ButtonLink>
    </Section>
  );
}

/** The password, the devices, and for staff the second step. */
export function Security({ profile }: { profile: Profile }): ReactNode {
  return (
    <>
      {profile.hasPassword ? <ChangePassword /> : <FirstPassword />}
      <Sessions />
      {profile.role !== 'ACCOUNT_HOLDER' && <SecondFactor on={profile.secondFactor} />}
    </>
  );
}
