import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MESSAGES } from 'domain/vocabulary/messages';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { Button, ButtonLink } from '../../ui/button';
import { useVerifyEmailMutation } from './verify-email.generated';

type State = 'asking' | 'done' | { failure: string };

/** Confirms the address by the letter's token: by a script's POST, so that a mail scanner's visit uses nothing up. */
export function Verification({ token }: { token: string }): ReactNode {
  const [verify] = useVerifyEmailMutation();
  const [state, setState] = useState<State>('asking');
  const asked = useRef(false);
  const { user } = useSession();

  async function ask(): Promise<void> {
    setState('asking');
    const payload = await verify({ variables: { token } }).then(
      ({ data }) => data?.verifyEmail,
      () => undefined,
    );
    const refusal = payload ? payload.userErrors[0]?.message : MESSAGES.requestFailed;
    setState(refusal === undefined ? 'done' : { failure: refusal });
  }
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
    // once: the token is good for one time
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (state === 'asking') return <p role="status">Confirming your email address…</p>;
  if (state === 'done') {
    return (
      <div role="status" className="auth-done">
        <p className="lede">Thank you: your email address is confirmed.</p>
        <p className="page-actions">
          <ButtonLink to={user ? paths.account : paths.auth}>{user ? 'To my account' : 'Login'}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <div role="alert" className="auth-done">
      <p className="lede">{state.failure}</p>
      <p className="page-actions">
        {state.failure === MESSAGES.requestFailed ? (
          <Button onClick={() => void ask()}>Try again</Button>
        ) : (
          <ButtonLink to={paths.accountView('details')}>Send me a new letter</ButtonLink>
        )}
      </p>
    </div>
  );
}
