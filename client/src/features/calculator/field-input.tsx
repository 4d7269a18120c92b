import { useState, type ReactNode } from 'react';
import { grouped } from './money';
import type { FieldSpec } from './spec';

interface Props {
  spec: FieldSpec;
  /** Tells fields of the same name apart */
  idPrefix?: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function Control({
  spec,
  id,
  text,
  described,
  invalid,
  onChange,
}: Omit<Props, 'error' | 'idPrefix'> & { id: string; described: string | undefined; invalid: boolean }): ReactNode {
  // as it was typed while one is in the field: grouping would move the caret, and a share be rounded under the finger
  const [typed, setTyped] = useState<string>();
  const aria = { id, name: id, 'aria-describedby': described, 'aria-invalid': invalid || undefined };
  if (spec.kind === 'choice') {
    return (
      <select className="input" value={text} onChange={(event) => onChange(event.target.value)} {...aria}>
        {spec.choices?.map(({ value, label }) => (
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
  const isMoney = spec.kind === 'money';
  const unit = spec.kind === 'percent' ? '%' : spec.unit;
  return (
    <span className="calc-control" data-sign={isMoney ? '$' : undefined}>
      <input
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={typed ?? (isMoney ? grouped(text) : text)}
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

/** A field of a calculator: its label, what to know, the control, and what is wrong with it. */
export function FieldInput({ spec, idPrefix = '', text, error, onChange }: Props): ReactNode {
  const id = `${idPrefix}${spec.name}`;
  const { label, hint, kind, unit, optional } = spec;
  if (kind === 'flag') {
    return (
      <div className="field">
        <label className="checkbox">
          <input
            type="checkbox"
            id={id}
            name={id}
            checked={text === 'yes'}
            onChange={(event) => onChange(event.target.checked ? 'yes' : 'no')}
          />
          <span>{label}</span>
        </label>
      </div>
    );
  }
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <label htmlFor={id}>
        {label}
        {unit && <span className="vh"> in {unit}</span>}{' '}
        {optional && <span className="field-optional">(optional)</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control {...{ spec, id, text, described, onChange }} invalid={error !== undefined} />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <span className="vh">Error: </span>
          {error}
        </p>
      )}
    </div>
  );
}
