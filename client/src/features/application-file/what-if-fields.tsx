import { useId, type ReactNode } from 'react';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { MoneyInput } from '../../ui/form/money-input';
import styles from './ratios.module.css?sheet';
import type { Tried } from './what-if';

const YEARS = ['20', '25', '30'].map((value) => ({ value, label: `${value} y` }));

interface Props {
  tried: Tried;
  problems: Partial<Record<keyof Tried, string>>;
  isPurchase: boolean;
  onChange: (tried: Tried) => void;
}

/** Other terms to try. They are not kept. */
export function WhatIfFields({ tried, problems, isPurchase, onChange }: Props): ReactNode {
  const downId = useId();
  const change = (part: Partial<Tried>): void => onChange({ ...tried, ...part });
  const described = (name: keyof Tried): { 'aria-invalid'?: true; 'aria-describedby'?: string } =>
    problems[name] ? { 'aria-invalid': true, 'aria-describedby': `what-if-${name}-problem` } : {};
  return (
    <div className={styles.whatIf} role="group" aria-label="What if">
      <label>
        Rate
        <input
          className="input num"
          value={tried.rate}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          onChange={({ target }) => change({ rate: target.value })}
          {...described('rate')}
        />
      </label>
      <div>
        <span aria-hidden="true">Amortization</span>
        <SegmentedControl
          label="Amortization"
          options={YEARS}
          value={tried.years}
          onChange={(years) => change({ years })}
        />
      </div>
      {isPurchase && (
        <label htmlFor={downId}>
          Down payment
          <MoneyInput id={downId} value={tried.down} onChange={(down) => change({ down })} {...described('down')} />
        </label>
      )}
      {(['rate', 'down'] as const).map(
        (name) =>
          problems[name] && (
            <p key={name} id={`what-if-${name}-problem`} className="problem">
              {problems[name]}
            </p>
          ),
      )}
    </div>
  );
}
