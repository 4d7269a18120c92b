import { REMINDER_SENDER } from '@brokerage/domain/renewals/letter-form';
import type { ReactNode } from 'react';
import { useConsentWords } from '../../lib/consent-words';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { FormField } from '../../ui/form/form-field';
import { PrivacyNotice } from '../../ui/form/privacy-notice';
import { SubmitButton } from '../../ui/form/submit-button';
import type { LetterFormProps } from './letter-form';
import type { VerdictSeenFragment } from './renewal-letter.generated';
import styles from './renewal-letter.module.css?sheet';

/** While the settings cannot be had: nobody is named */
const SHORT_CONSENT = 'You may email me once, 120 days before my mortgage comes due.';

const TITLES: Readonly<Record<VerdictSeenFragment['stage'], string>> = {
  EARLY: 'Not ready? We’ll remind you once.',
  HOLD: 'Today: you can hold a rate now.',
  DUE: 'This term is over.',
};

type Days = Pick<VerdictSeenFragment, 'remindOn' | 'statementBy' | 'stage'> & { maturityDate: string };

function Timeline({ remindOn, statementBy, stage, maturityDate }: Days): ReactNode {
  return (
    <ol className={`${styles.days} num`}>
      <li>
        <b>{stage === 'EARLY' ? formatDay(remindOn) : 'Today'}</b>
        <span>
          {stage === 'EARLY' ? '120 days before: lenders can hold a rate from here.' : 'You can hold a rate now.'}
        </span>
      </li>
      <li>
        <b>{formatDay(statementBy)}</b>
        <span>21 days before: by then a bank has to send its statement.</span>
      </li>
      <li>
        <b>{formatDay(maturityDate)}</b>
        <span>Your mortgage comes due.</span>
      </li>
    </ol>
  );
}

interface Props extends LetterFormProps {
  verdict: VerdictSeenFragment | undefined;
  maturityDate: string | undefined;
}

/** When to look again, and the email that says so. Within 120 days there is nothing to wait for. */
export function ReminderCard({ sender, verdict, maturityDate }: Props): ReactNode {
  const wordsOf = useConsentWords();
  const stage = verdict?.stage ?? 'EARLY';
  return (
    <section className={styles.reminder} aria-labelledby="reminder">
      <h2 id="reminder">{TITLES[stage]}</h2>
      {verdict && maturityDate !== undefined && stage !== 'DUE' && (
        <Timeline {...verdict} maturityDate={maturityDate} />
      )}
      {stage === 'EARLY' ? (
        <>
          {REMINDER_SENDER.map((field) => (
            <FormField
              key={field.name}
              field={field}
              label={
                field.name === 'consent' ? (sender ? wordsOf('RENEWAL_REMINDER', sender) : SHORT_CONSENT) : field.label
              }
            />
          ))}
          <PrivacyNotice>We encrypt what you entered and delete it once your mortgage comes due.</PrivacyNotice>
          <SubmitButton busy="Sending">
            {verdict ? `Remind me ${formatDay(verdict.remindOn)}` : 'Remind me 120 days before'}
          </SubmitButton>
        </>
      ) : (
        <p className="page-actions">
          <ButtonLink to={paths.basicForm({ type: 'renewal' })}>Ask a broker to hold a rate</ButtonLink>
        </p>
      )}
    </section>
  );
}
