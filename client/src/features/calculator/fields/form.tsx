import { isAsked, type Texts } from '@brokerage/domain/forms/fields';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTypedBefore } from '../../../ui/form/use-typed-before';
import { FieldInput } from './input';
import type { Refused } from './outcome';
import type { CalculatorSection } from './spec';

interface Props {
  groups: readonly CalculatorSection[];
  texts: Texts;
  refused?: Refused;
  onChange: (change: Texts) => void;
  idPrefix?: string;
}

function Fixes({ fixes, onTake }: { fixes: Refused['fixes']; onTake: Props['onChange'] }): ReactNode {
  if (fixes.length === 0) return null;
  return (
    <p className="calc-fixes">
      {fixes.map(({ label, change }) => (
        <button key={label} type="button" className="calc-toggle" onClick={() => onTake(change)}>
          {label}
        </button>
      ))}
    </p>
  );
}

/** It opens once there is something in it. From then on it is the visitor’s to shut. */
function Folded({ filled, children }: { filled: boolean; children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(filled);
  if (filled && !open) setOpen(true);
  return (
    <details className="calc-more" open={open}>
      {children}
    </details>
  );
}

/** What a calculator asks. There is nothing to send: the figures follow each key. */
export function FieldsForm({ groups, texts, refused, onChange, idPrefix }: Props): ReactNode {
  // the same function for as long as the form stands, so that only the field that was changed renders
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const take = useCallback((change: Texts) => latest.current(change), []);
  const form = useTypedBefore();
  return (
    <form ref={form} className="calc-form" noValidate onSubmit={(event) => event.preventDefault()}>
      {groups.map(({ title, fields, folded }) => {
        const inputs = fields
          .filter((field) => isAsked(field, texts))
          .map((spec) => (
            <FieldInput
              key={spec.name}
              spec={spec}
              idPrefix={idPrefix}
              text={texts[spec.name] ?? ''}
              error={refused?.field === spec.name ? refused.message : undefined}
              onChange={take}
            >
              {refused?.field === spec.name && <Fixes fixes={refused.fixes} onTake={onChange} />}
            </FieldInput>
          ));
        return folded ? (
          <Folded key={title} filled={fields.some(({ name }) => /[1-9]/.test(texts[name] ?? ''))}>
            <summary>{title}</summary>
            <div className="calc-fields">{inputs}</div>
          </Folded>
        ) : (
          <fieldset key={title} className="calc-group">
            <legend>{title}</legend>
            <div className="calc-fields">{inputs}</div>
          </fieldset>
        );
      })}
    </form>
  );
}
