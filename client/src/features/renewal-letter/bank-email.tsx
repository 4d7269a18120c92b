import type { RenewalLetter } from '@brokerage/domain/renewals/letter-form';
import { emailToBankInFrench } from '@brokerage/domain/renewals/letter-french';
import { emailToBank, quotedRate } from '@brokerage/domain/renewals/letter-words';
import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCopy } from '../../ui/use-copy';
import { Button } from '../../ui/button';
import type { VerdictSeenFragment } from './renewal-letter.generated';
import styles from './renewal-letter.module.css?sheet';

type Rival = NonNullable<VerdictSeenFragment['best']>;

const rivalOf = (rival: Rival | null) =>
  rival && { rate: { rate: rival.rate }, saving: rival.saving, cost: { payment: 0, interest: 0, fees: 0, total: 0 } };

/** What to write to the bank, to copy whole. Nothing where there is nothing to ask for. */
export function BankEmail({ letter, verdict }: { letter: RenewalLetter; verdict: VerdictSeenFragment }): ReactNode {
  const quoted = quotedRate({ best: rivalOf(verdict.best), ordinary: rivalOf(verdict.ordinary) });
  const { months, asOf } = verdict;
  const [isFrench, setFrench] = useState(false);
  const written = isFrench ? emailToBankInFrench : emailToBank;
  const email = quoted && written(letter, { quoted, months, today: asOf });
  const { copy, said } = useCopy(email?.text ?? '', 'Your browser doesn’t let us copy. Select the text instead.');
  if (!email) return null;
  return (
    <section aria-labelledby="bank-email">
      <h2 id="bank-email">Ask them to do better. Here’s the email.</h2>
      <div className={styles.email}>
        <dl>
          <dt>To</dt>
          <dd>the person who signed your letter</dd>
          <dt>Subject</dt>
          <dd className="num" lang={isFrench ? 'fr' : undefined}>
            {email.subject}
          </dd>
        </dl>
        <p className={`${styles.text} num`} lang={isFrench ? 'fr' : undefined}>
          {email.text}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" /> Copy the email
          </Button>
          <Button look="outline" onClick={() => setFrench(!isFrench)}>
            {isFrench ? 'In English' : 'In French'}
          </Button>
          <span role="status">{said}</span>
        </div>
      </div>
      <p className={styles.fine}>If they match it, stay. We’ll have earned nothing, and that’s fine.</p>
    </section>
  );
}
