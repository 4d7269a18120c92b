import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from '../../ui/link';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { useConsentWords } from '../../lib/consent-words';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { ConsentBox } from '../../ui/form/consent-box';
import { useAnswerCoApplicantInvitationCommand, type InvitationShownFragment } from './invitation.generated';
import type { Office } from './invitation-over';
import styles from './invitation.module.css?sheet';

const PRIVACY_NEEDED = 'Tick this to take part';
const CREDIT_NEEDED = 'Tick this to agree to a credit check';

interface Props {
  token: string;
  invitation: InvitationShownFragment;
  office: Office;
  onAnswered: (invitation: InvitationShownFragment) => void;
}

// the form's own error would bring Formik along
const Missing = ({ name, children }: { name: string; children: string }): ReactNode => (
  <p className="field-error" id={`${name}-error`}>
    <span className="sr-text">Error: </span>
    {children}
  </p>
);

/** The two consents, and the way out. Whoever agreed to take part before is asked for the credit check alone. */
export function InvitationAnswer({ token, invitation, office: { sender }, onAnswered }: Props): ReactNode {
  const isPart = invitation.state === 'AGREED_IN_PART';
  const [privacy, setPrivacy] = useState(false);
  const [credit, setCredit] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [answer, busy] = useAnswerCoApplicantInvitationCommand({ failure: MESSAGES.requestFailed });
  const wordsOf = useConsentWords();
  const form = useRef<HTMLFormElement>(null);
  const needed = isPart ? credit : privacy;
  const lacksCredit = isPart && wasTried && !credit;

  async function send(given: 'AGREE' | 'DECLINE'): Promise<void> {
    if (busy) return;
    setFailure(undefined);
    const { payload, problem } = await answer({ token, answer: given, creditCheck: given === 'AGREE' && credit });
    if (payload?.invitation) onAnswered(payload.invitation);
    else setFailure(problem ?? MESSAGES.requestFailed);
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (needed) void send('AGREE');
    else form.current?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus();
  }

  return (
    <form ref={form} className={styles.answer} data-hydrated="yes" noValidate onSubmit={submit}>
      <p role="alert" className={styles.problem}>
        {failure}
      </p>
      {!isPart && (
        <ConsentBox
          name="privacy"
          title="Use my information"
          need="needed to take part"
          words={wordsOf('PRIVACY', sender)}
          checked={privacy}
          onChange={setPrivacy}
          invalid={wasTried && !privacy}
        >
          <Link to={paths.privacy} target="_blank">
            Read the privacy notice<span className="sr-text"> (opens in a new tab)</span>
          </Link>
          {wasTried && !privacy && <Missing name="privacy">{PRIVACY_NEEDED}</Missing>}
        </ConsentBox>
      )}
      <ConsentBox
        name="creditCheck"
        title="Check my credit"
        need={isPart ? 'needed before a lender sees it' : 'can wait'}
        words={wordsOf('CREDIT_CHECK', sender)}
        checked={credit}
        onChange={setCredit}
        invalid={lacksCredit}
      >
        {lacksCredit && <Missing name="creditCheck">{CREDIT_NEEDED}</Missing>}
      </ConsentBox>
      <div className={styles.actions}>
        <Button type="submit" off={busy}>
          {isPart ? 'Agree to the credit check' : 'Agree and take part'}
        </Button>
        {!isPart && (
          <Button look="outline" off={busy} onClick={() => void send('DECLINE')}>
            I don’t want to take part
          </Button>
        )}
      </div>
    </form>
  );
}
