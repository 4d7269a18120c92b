import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MESSAGES } from 'domain/vocabulary/messages';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/session';
import { Button } from '../../ui/button';
import { PasswordInput } from '../../ui/form/password-input';
import { MyDataDocument, useDeleteMeMutation } from './my-data.generated';
import { Section } from './section';
import type { Profile } from './use-profile';
import { useUpdateMe } from './use-update-me';

function EmailPreferences({ profile }: { profile: Profile }): ReactNode {
  const update = useUpdateMe();
  const [said, setSaid] = useState('');
  const [wish, setWish] = useState(profile.marketingConsent);
  const set = async (marketingConsent: boolean): Promise<void> => {
    // shown at once; taken back where it could not be saved
    setWish(marketingConsent);
    const outcome = await update({ marketingConsent }, []);
    if (!('saved' in outcome)) {
      setWish(!marketingConsent);
      setSaid(outcome.failure ?? MESSAGES.unexpected);
    } else setSaid(marketingConsent ? 'You will hear from us now and then.' : 'No more offers.');
  };
  return (
    <Section title="E-mail preferences" lead="Letters about your own applications and account always reach you.">
      <div className="field">
        <label className="checkbox">
          <input type="checkbox" checked={wish} onChange={({ target }) => void set(target.checked)} />
          <span>Tell me of rates and offers now and then. I can stop it at any time.</span>
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
    setSaid('Collecting…');
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
      lead="Everything we keep of you, in one file: account, applications with your answers, consents and sign-ins."
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
  const [remove, { loading }] = useDeleteMeMutation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const payload = await remove({ variables: { id: profile.id, password: password || null } }).then(
      ({ data }) => data?.deleteUser,
      () => undefined,
    );
    if (!payload?.deletedId) {
      setProblem(payload?.userErrors[0]?.message ?? MESSAGES.requestFailed);
      return;
    }
    window.addEventListener('pagehide', signOut, { once: true });
    window.location.assign(paths.home);
  }
  return (
    <Section
      dangerous
      title="Close your account"
      lead="Your name, phone number, preferences and sign-ins are erased at once. Applications you sent are kept for as long as the law asks of a brokerage. This cannot be taken back."
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
                value={password}
                aria-describedby="delete-problem"
                onChange={({ target }) => setPassword(target.value)}
              />
            </div>
          )}
          <p className="field-error" id="delete-problem" role="alert">
            {problem}
          </p>
          <div>
            <Button type="submit" className="account-for-good" disabled={loading}>
              Delete my account for good
            </Button>
          </div>
        </form>
      </details>
    </Section>
  );
}

/** What we write, what we keep, and the way out. */
export function Privacy({ profile }: { profile: Profile }): ReactNode {
  return (
    <>
      <EmailPreferences profile={profile} />
      <Download />
      <DeleteAccount profile={profile} />
    </>
  );
}
