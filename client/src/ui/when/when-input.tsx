import { CalendarDays } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { officeToday } from '../../lib/office-today';
import { dayIn, readWhen, whenProblem, whenWords, withDay, type DayLimits, type WhenKind } from './when-text';

interface Props extends DayLimits {
  id: string;
  kind: WhenKind;
  /** '2026-11-26', '09:30' or '2026-11-26T09:30'; what could not be read is handed on as it was typed */
  value: string;
  onChange: (value: string) => void;
  /** Where no label stands */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true | undefined;
  className?: string;
  required?: boolean;
}

/** Never a whole day: it would look like one that was chosen. */
const PLACEHOLDER: Readonly<Record<WhenKind, string>> = {
  day: 'Such as Nov 26',
  time: 'Such as 9:30 a.m.',
  moment: 'Such as Nov 26, 9:30 a.m.',
};

/**
 * A day, a time, or both, typed as people write them and shown as we do. The browser's own fields ask for the order and the
 * clock of its language, beside "9:30 a.m." everywhere else; of them only the calendar is kept, behind a button.
 */
export function WhenInput({ id, kind, value, onChange, min, max, className = 'a-input', ...aria }: Props): ReactNode {
  // as it was typed until the person leaves
  const [typed, setTyped] = useState<string>();
  const calendar = useRef<HTMLInputElement>(null);
  const limits = { min, max };
  const problem = whenProblem(kind, value, limits);
  const said = typed === undefined && aria['aria-invalid'] === undefined ? problem : undefined;
  const described = [aria['aria-describedby'], said && `${id}-when`].filter(Boolean).join(' ');
  return (
    <>
      <span className="when">
        <input
          {...aria}
          id={id}
          ref={(field) => field?.setCustomValidity(problem ?? '')}
          className={`${className} num`}
          autoComplete="off"
          placeholder={PLACEHOLDER[kind]}
          value={typed ?? whenWords(kind, value)}
          aria-invalid={said || aria['aria-invalid'] ? true : undefined}
          aria-describedby={described || undefined}
          onBlur={() => setTyped(undefined)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readWhen(kind, target.value, officeToday(), limits) ?? target.value.trim());
          }}
        />
        {kind !== 'time' && (
          <>
            <button type="button" aria-label="Open the calendar" onClick={() => calendar.current?.showPicker()}>
              <CalendarDays size={18} aria-hidden="true" />
            </button>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              min={min?.slice(0, 10)}
              max={max?.slice(0, 10)}
              value={dayIn(kind, value)}
              onChange={({ target }) => onChange(withDay(kind, value, target.value))}
            />
          </>
        )}
      </span>
      {said && (
        <p className="problem" id={`${id}-when`}>
          {said}
        </p>
      )}
    </>
  );
}
