import { useRef, useState, type ReactNode } from 'react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { Button, ButtonLink } from '../../ui/button';
import { useVerifyEmailCommand } from './verify-email.generated';
import { useOnChange } from '../../lib/effects';

type State = 'asking' | 'done' | { failure: string; again: boolean };

/** Confirms the address with the token of the email. A script sends it by POST, so that a mail scanner's visit does not use it up. */
export function Verification({ token }: { token: string }): ReactNode {
  const [verify] = useVerifyEmailCommand({ failure: MESSAGES.requestFailed });
  const [state, setState] = useState<State>('asking');
  const asked = useRef(false);
  const { user } = useSession();

  async function ask(): Promise<void> {
    setState('asking');
    const { payload, problem } = await verify({ token });
    setState(problem === undefined ? 'done' : { failure: problem, again: !payload });
  }
  useOnChange(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
    // once: the token is good for one time
  }, []);

  if (state === 'asking') return <p role="status">Confirming your email address…</p>;
  if (state === 'done') {
    return (
      <div role="status" className="stack-4">
        <p className="lede">Thank you. Your email address is confirmed.</p>
        <p className="page-actions">
          <ButtonLink to={user ? paths.account : paths.auth}>{user ? 'Go to my account' : 'Login'}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <div role="alert" className="stack-4">
      <p className="lede">{state.failure}</p>
      <p className="page-actions">
        {state.again ? (
          <Button onClick={() => void ask()}>Try again</Button>
        ) : (
          <ButtonLink to={paths.accountView('details')}>Send me a new link</ButtonLink>
        )}
      </p>
    </div>
  );
}
