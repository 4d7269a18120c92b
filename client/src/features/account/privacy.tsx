import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MESSAGES } from 'domain/vocabulary/messages';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/session';
import { Button } from '../../ui/button';
import { MyDataDocument, useDeleteMeMutation } from './my-data.generated';
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
    <div className="card-box">
      <h2 className="card-title">E-mail preferences</h2>
      <label className="checkbox">
        <input type="checkbox" checked={wish} onChange={({ target }) => void set(target.checked)} />
        <span>Tell me of rates and offers now and then. I can stop it at any time.</span>
      </label>
      <p>Letters about your own applications and account always reach you.</p>
      <p role="status">{said}</p>
    </div>
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
    <div className="card-box">
      <h2 className="card-title">Your data</h2>
      <p>Everything we keep of you, in one file: account, applications with your answers, consents and sign-ins.</p>
      <div className="auth-actions">
        <Button look="outline" small onClick={() => void download()}>
          Download my data
        </Button>
        <p role="status">{said}</p>
      </div>
    </div>
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
    <details className="card-box account-delete">
      <summary>Delete my account</summary>
      <p>
        Your name, phone number, preferences and sign-ins are erased at once. Applications you sent are kept for as long
        as the law asks of a brokerage. This cannot be taken back.
      </p>
      <form className="form" data-hydrated="yes" onSubmit={(event) => void submit(event)}>
        {profile.hasPassword && (
          <div className={problem ? 'field field-bad' : 'field'}>
            <label htmlFor="delete-password">Your password</label>
            <input
              id="delete-password"
              className="input input-short"
              type="password"
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
          <Button type="submit" look="outline" disabled={loading}>
            Delete my account for good
          </Button>
        </div>
      </form>
    </details>
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
