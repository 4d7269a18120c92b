import { CHOICE_REASON_LABELS, CHOICE_REASONS, type ChoiceReason } from '@brokerage/domain/lender-fit/choice';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { useChooseLenderCommand, type LenderChoiceSeenFragment } from './choice.generated';
import styles from './choice.module.css?sheet';

interface Props {
  token: string;
  rateId: string;
  bankName: string;
  adviserName: string;
  close: () => void;
  onPicked: (choice: LenderChoiceSeenFragment) => void;
}

const COMMAND = { failure: MESSAGES.requestFailed };

/** Says once more what happens, and asks why. It takes the focus, for the button that was pressed is gone. */
export function ConfirmChoice({ token, rateId, bankName, adviserName, close, onPicked }: Props): ReactNode {
  const [choose, busy] = useChooseLenderCommand(COMMAND);
  const [reason, setReason] = useState<ChoiceReason>();
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useId();
  useEffect(() => heading.current?.focus(), []);

  async function tell(): Promise<void> {
    if (busy) return;
    const { payload, problem: why, errors } = await choose({ token, rateId, reason: reason ?? null });
    if (payload?.choice) onPicked(payload.choice);
    else setProblem(why ?? Object.values(errors)[0] ?? MESSAGES.requestFailed);
  }

  return (
    <div className={styles.confirm}>
      <h4 ref={heading} tabIndex={-1}>
        Tell {adviserName} that you like {bankName}?
      </h4>
      <p>It is a message, not a commitment. We call you first.</p>
      <fieldset>
        <legend>What decided it? You can leave this out.</legend>
        {CHOICE_REASONS.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={reason === value} onChange={() => setReason(value)} />
            <span>{CHOICE_REASON_LABELS[value]}</span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className="page-actions">
        <Button off={busy} onClick={() => void tell()}>
          Yes, tell {adviserName}
        </Button>
        <Button look="outline" onClick={close}>
          Not this one
        </Button>
      </p>
    </div>
  );
}
