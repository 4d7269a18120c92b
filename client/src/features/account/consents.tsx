import type { Sender } from '@brokerage/domain/vocabulary/consents';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { useState, type ReactNode } from 'react';
import { useConsentWords } from '../../lib/consent-words';
import { moment } from '../../lib/moment';
import { Button } from '../../ui/button';
import styles from './application-card.module.css?sheet';
import type { MyApplicationsQuery } from './applications.generated';
import { useSetCreditCheckCommand } from './credit-check.generated';

type Application = NonNullable<MyApplicationsQuery['myApplications']>['items'][number];

const TITLES: Readonly<Record<string, string>> = {
  privacy: 'Using your information',
  contact: 'Contacting you',
  credit_check: 'Checking your credit',
  marketing: 'Sending you rate news',
};

interface Props {
  application: Pick<Application, 'id' | 'applicationNumber' | 'kind' | 'consents'>;
  /** It is not over */
  open: boolean;
  sender: Sender | undefined;
}

/** What you agreed to with an application, and when. The credit check can be given here later, or taken back. */
export function Consents({ application, open, sender }: Props): ReactNode {
  const { applicationNumber, consents, kind } = application;
  return (
    <section className={styles.people} aria-label={`What you agreed to with ${applicationNumber}`}>
      <h4>What you agreed to</h4>
      <ul className={styles.consents}>
        {consents.map(({ purpose, granted, at }) => (
          <li key={purpose}>
            {TITLES[purpose] ?? purpose}: {granted ? 'yes' : 'no'}, on <time dateTime={at}>{moment(at)}</time>
          </li>
        ))}
      </ul>
      {open && kind === 'COMPREHENSIVE' && sender && <CreditCheck {...application} sender={sender} />}
    </section>
  );
}

function CreditCheck({ id, consents, sender }: Props['application'] & { sender: Sender }): ReactNode {
  const wordsOf = useConsentWords();
  const [set, busy] = useSetCreditCheckCommand({ failure: MESSAGES.requestFailed, refetchQueries: ['MyApplications'] });
  const [said, setSaid] = useState('');
  const agreed = consents.some(({ purpose, granted }) => purpose === 'credit_check' && granted);
  async function choose(granted: boolean): Promise<void> {
    if (busy) return;
    const { problem } = await set({ id, granted });
    setSaid(problem ?? (granted ? 'You agreed to a credit check.' : 'You took back your consent to a credit check.'));
  }
  return (
    <>
      <p>{agreed ? 'You agreed to a credit check. You can take it back.' : wordsOf('CREDIT_CHECK', sender)}</p>
      <p>
        <Button
          look={agreed ? 'outline' : 'brand'}
          small
          aria-label={agreed ? 'Take it back: the credit check' : 'I agree to the credit check'}
          onClick={() => void choose(!agreed)}
        >
          {agreed ? 'Take it back' : 'I agree'}
        </Button>
      </p>
      <p role="status">{said}</p>
    </>
  );
}
