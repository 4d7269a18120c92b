import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { useLinkToken } from '../../lib/link-token';
import { Button } from '../../ui/button';
import { Section } from '../../ui/section';
import { useAnswerJobApplicationCommand } from './whose-application.generated';

/** What the link of an email about a job application opens: this was me, or it was not. Nothing without a link. */
export function WhoseApplication(): ReactNode {
  const token = useLinkToken();
  return token ? <Question key={token} token={token} /> : null;
}

function Question({ token }: { token: string }): ReactNode {
  const [answer, answering] = useAnswerJobApplicationCommand({ failure: MESSAGES.requestFailed });
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<string>();

  async function say(mine: boolean): Promise<void> {
    const outcome = await answer({ token, mine });
    setProblem(outcome.problem);
    if (outcome.done)
      setSaid(mine ? 'Thank you, we know that it was you.' : 'We deleted this application and its résumé.');
  }

  return (
    <Section title="Did you send this job application?">
      {said === undefined ? (
        <>
          <p>If it wasn’t you, we delete it with its résumé. Other applications from your address stay.</p>
          {problem && (
            <p className="field-error" role="alert">
              {problem}
            </p>
          )}
          <div className="cta">
            <Button off={answering} onClick={() => void say(true)}>
              Yes, this was me
            </Button>
            <Button look="outline" off={answering} onClick={() => void say(false)}>
              This was not me: delete it
            </Button>
          </div>
        </>
      ) : (
        <p role="status">{said}</p>
      )}
    </Section>
  );
}
