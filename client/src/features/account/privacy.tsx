import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { Sender } from '@brokerage/domain/vocabulary/consents';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { useConsentWords } from '../../lib/consent-words';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/session';
import { useKeptInput } from '../../lib/kept-input';
import { Button } from '../../ui/button';
import { KeptNotice } from '../../ui/form/kept-notice';
import { PasswordInput } from '../../ui/form/password-input';
import { SendCode } from './send-code';
import { MyDataDocument, useDeleteMeCommand } from './my-data.generated';
import { Section } from './section';
import type { Profile } from './use-profile';
import { useUpdateMe } from './use-update-me';

function EmailPreferences({ profile, sender }: { profile: Profile; sender: Sender | undefined }): ReactNode {
  const update = useUpdateMe();
  const wordsOf = useConsentWords();
  const [said, setSaid] = useState('');
  /** Pressed and not answered yet; what is stored may change elsewhere, as by the link of an email */
  const [wish, setWish] = useState<boolean>();
  const kept = useKeptInput<boolean>('email-preferences', () => wish, setWish);
  const set = async (marketingConsent: boolean): Promise<void> => {
    kept.done();
    // shown at once; taken back where it could not be saved
    setWish(marketingConsent);
    const outcome = await update({ marketingConsent });
    setWish((now) => (now === marketingConsent ? undefined : now));
    if (!('saved' in outcome)) setSaid(outcome.failure ?? MESSAGES.unexpected);
    else setSaid(marketingConsent ? 'You’re on the list.' : 'You won’t get any more offers.');
  };
  return (
    <Section title="Email preferences" lead="You’ll always get emails about your applications and your account.">
      {kept.isBack && wish !== undefined && <KeptNotice again={() => void set(wish)} />}
      <div className="field">
        <label className="checkbox">
          <input
            type="checkbox"
            checked={wish ?? profile.marketingConsent}
            onChange={({ target }) => void set(target.checked)}
          />
          <span>{sender ? wordsOf('MARKETING', sender) : 'Email me rate news and offers.'}</span>
        </label>
      </div>
      <p role="status" className="account-said">
        {said}
      </p>
    </Section>
  );
}

function Download(): ReactNode {
  const client = useApolloClient();
  const [said, setSaid] = useState('');
  const download = async (): Promise<void> => {
    setSaid('Preparing your file…');
    const content = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => data?.myData?.content,
      () => undefined,
    );
    if (!content) {
      setSaid(MESSAGES.requestFailed);
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
    link.download = 'my-data.json';
    link.click();
    URL.revokeObjectURL(link.href);
    setSaid('Your data is in my-data.json.');
  };
  return (
    <Section
      title="Your data"
      lead="Everything we hold about you in one file: account, applications with your answers, consents and sign-ins."
    >
      <div className="auth-actions">
        <Button look="outline" small onClick={() => void download()}>
          Download my data
        </Button>
        <p role="status">{said}</p>
      </div>
    </Section>
  );
}

function DeleteAccount({ profile }: { profile: Profile }): ReactNode {
  const [remove, busy] = useDeleteMeCommand({ failure: MESSAGES.requestFailed });
  const [proof, setProof] = useState('');
  const [problem, setProblem] = useState<string>();
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const { done, problem: refused } = await remove({
      id: profile.id,
      [profile.hasPassword ? 'password' : 'confirmationCode']: proof || null,
    });
    setProblem(refused);
    if (!done) return;
    window.addEventListener('pagehide', signOut, { once: true });
    window.location.assign(paths.home);
  }
  return (
    <Section
      dangerous
      title="Close your account"
      lead="We erase your name, phone number, preferences and sign-ins right away. We keep applications you sent for as long as the law requires. You can’t undo this."
    >
      <details className="account-delete">
        <summary className="btn btn-c btn-s">Delete my account</summary>
        <form className="form" data-hydrated="yes" onSubmit={(event) => void submit(event)}>
          {profile.hasPassword && (
            <div className={problem ? 'field field-bad' : 'field'}>
              <label htmlFor="delete-password">Your password</label>
              <PasswordInput
                id="delete-password"
                autoComplete="current-password"
                value={proof}
                aria-invalid={problem ? true : undefined}
                aria-describedby="delete-problem"
                onChange={({ target }) => setProof(target.value)}
              />
            </div>
          )}
          {!profile.hasPassword && (
            <>
              <SendCode email={profile.email} />
              <div className={problem ? 'field field-bad' : 'field'}>
                <label htmlFor="delete-code">Code from the email</label>
                <input
                  id="delete-code"
                  className="input"
                  autoComplete="one-time-code"
                  value={proof}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby="delete-problem"
                  onChange={({ target }) => setProof(target.value)}
                />
              </div>
            </>
          )}
          <p className="field-error" id="delete-problem" role="alert">
            {problem}
          </p>
          <div>
            <Button type="submit" className="account-for-good" off={busy}>
              Delete my account for good
            </Button>
          </div>
        </form>
      </details>
    </Section>
  );
}

/** Email preferences, a copy of your data, and closing the account. */
export function Privacy({
  profile,
  sender,
  children,
}: {
  profile: Profile;
  sender: Sender | undefined;
  /** What else they get by email */
  children?: ReactNode;
}): ReactNode {
  return (
    <>
      <EmailPreferences profile={profile} sender={sender} />
      {children}
      <Download />
      <DeleteAccount profile={profile} />
    </>
  );
}
