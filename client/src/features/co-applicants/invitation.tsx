import { useRef, useState, type ReactNode } from 'react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { Button } from '../../ui/button';
import { InvitationAnswer } from './invitation-answer';
import { useOpenCoApplicantInvitationCommand, type InvitationShownFragment } from './invitation.generated';
import { InvitationOver, type Office } from './invitation-over';
import { InvitationWelcome } from './invitation-welcome';
import { useOnChange } from '../../lib/effects';

interface Props {
  token: string;
  office: Office;
}

type State = 'asking' | InvitationShownFragment | { failure: string; again: boolean };

/** What the link of an invitation leads to. A script opens it by POST, so that a mail scanner's visit is not one. */
export function Invitation({ token, office }: Props): ReactNode {
  const [open] = useOpenCoApplicantInvitationCommand({ failure: MESSAGES.requestFailed });
  const [state, setState] = useState<State>('asking');
  const [reconsiders, setReconsiders] = useState(false);
  const asked = useRef(false);

  async function ask(): Promise<void> {
    setState('asking');
    const { payload, problem = MESSAGES.requestFailed } = await open({ token });
    setState(payload?.invitation ?? { failure: problem, again: !payload });
  }
  useOnChange(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
    // once for each link
  }, []);

  if (state === 'asking') return <p role="status">Opening your invitation…</p>;
  if ('failure' in state) {
    return (
      <div role="alert" className="stack-4">
        <p className="lede">{state.failure}</p>
        {state.again && (
          <p className="page-actions">
            <Button onClick={() => void ask()}>Try again</Button>
          </p>
        )}
      </div>
    );
  }
  const answers = state.state === 'OPEN' || (state.state === 'DECLINED' && reconsiders);
  if (answers || state.state === 'AGREED_IN_PART') {
    return (
      <>
        <InvitationWelcome invitation={state} office={office} />
        <InvitationAnswer
          key={state.state}
          token={token}
          invitation={state}
          office={office}
          onAnswered={(invitation) => {
            setReconsiders(false);
            setState(invitation);
          }}
        />
      </>
    );
  }
  return <InvitationOver invitation={state} office={office} onReconsider={() => setReconsiders(true)} />;
}
