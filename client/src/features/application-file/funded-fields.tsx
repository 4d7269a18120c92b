import { termChoices } from '@brokerage/domain/rates/rate-terms';
import type { FundedTerm } from '@brokerage/domain/retention/funded-term';
import { useId, type ReactNode } from 'react';
import { officeToday } from '../../lib/office-today';

/** As it stands in the dialog; an empty text is no answer. */
interface Said {
  fundedOn: string;
  termYears: string;
}

export const NO_TERM: Said = { fundedOn: '', termYears: '' };

/** null where no term was chosen. Without a day it funded today. */
export const termOf = ({ fundedOn, termYears }: Said): FundedTerm | null =>
  termYears === '' ? null : { fundedOn: fundedOn || officeToday(), termYears: Number(termYears) };

const TERMS = termChoices();

interface Props {
  value: Said;
  errors: Readonly<Record<string, string>>;
  change: (value: Said) => void;
}

/** The term of a mortgage that funds: its file is kept from the day the term ends. */
export function FundedFields({ value, errors, change }: Props): ReactNode {
  const id = useId();
  const problem = errors['fundedOn'] ?? errors['termYears'];
  return (
    <>
      <div className="a-field">
        <label htmlFor={`${id}-term`}>Term (optional)</label>
        <span slot="description" id={`${id}-hint`}>
          We keep the file from the day the term ends. Without it, we count with the longest term.
        </span>
        <select
          id={`${id}-term`}
          className="a-input"
          aria-describedby={`${id}-hint ${id}-problem`}
          value={value.termYears}
          onChange={({ target }) => change({ ...value, termYears: target.value })}
        >
          <option value="">Not known</option>
          {TERMS.map(({ value: years, label }) => (
            <option key={years} value={years}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {value.termYears !== '' && (
        <div className="a-field">
          <label htmlFor={`${id}-day`}>Funded on</label>
          <input
            id={`${id}-day`}
            className="a-input"
            type="date"
            max={officeToday()}
            value={value.fundedOn || officeToday()}
            onChange={({ target }) => change({ ...value, fundedOn: target.value })}
          />
        </div>
      )}
      <p className="problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </>
  );
}
