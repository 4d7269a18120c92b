import type { Texts } from '@brokerage/domain/forms/fields';
import { memo, useState, type ReactNode } from 'react';
import { MoneyInput } from '../../../ui/form/money-input';
import { unreadable } from './outcome';
import type { CalculatorField } from './spec';

interface Props {
  spec: CalculatorField;
  /** Tells fields of the same name apart */
  idPrefix?: string;
  text: string;
  error: string | undefined;
  onChange: (change: Texts) => void;
  /** Ways out, below the error */
  children?: ReactNode;
}

function Control({
  spec,
  id,
  text,
  described,
  invalid,
  onChange,
}: Pick<Props, 'spec' | 'text'> & {
  id: string;
  described: string | undefined;
  invalid: boolean;
  onChange: (text: string) => void;
}): ReactNode {
  // as it was typed until the person leaves: a share would be rounded while they write it
  const [typed, setTyped] = useState<string>();
  const aria = { id, name: id, 'aria-describedby': described, 'aria-invalid': invalid || undefined };
  if (spec.kind === 'choice') {
    return (
      <select className="input" value={text} onChange={(event) => onChange(event.target.value)} {...aria}>
        {spec.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (spec.kind === 'date') {
    return (
      <input
        className="input num"
        type="date"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        {...aria}
      />
    );
  }
  if (spec.kind === 'money') return <MoneyInput value={text} onChange={onChange} {...aria} />;
  const unit = spec.kind === 'number' ? spec.unit : '%';
  return (
    <span className="calc-control">
      <input
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={typed ?? text}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
        {...aria}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
    </span>
  );
}

/**
 * A field of a calculator: its label, what to know, the control, and what is wrong with it. A key in one field leaves the
 * others as they are.
 */
export const FieldInput = memo(function FieldInput({
  spec,
  idPrefix = '',
  text,
  error: refusal,
  onChange,
  children,
}: Props): ReactNode {
  const change = (typed: string): void => onChange({ [spec.name]: typed });
  const id = `${idPrefix}${spec.name}`;
  const { label, hint } = spec;
  if (spec.kind === 'flag') {
    return (
      <div className="field">
        <label className="checkbox">
          <input
            type="checkbox"
            id={id}
            name={id}
            checked={text === 'yes'}
            aria-describedby={hint && `${id}-hint`}
            onChange={(event) => change(event.target.checked ? 'yes' : 'no')}
          />
          <span>{label}</span>
        </label>
        {hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    );
  }
  const unit = spec.kind === 'number' ? spec.unit : undefined;
  // a list always has one of its choices
  const optional = spec.kind !== 'choice' && spec.required === undefined;
  const error = unreadable(spec, text) ?? refusal;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <label htmlFor={id}>
        {label}
        {unit && <span className="sr-text"> in {unit}</span>}{' '}
        {optional && <span className="field-optional">(optional)</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control {...{ spec, id, text, described }} onChange={change} invalid={error !== undefined} />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <span className="sr-text">Error: </span>
          {error}
        </p>
      )}
      {children}
    </div>
  );
});
