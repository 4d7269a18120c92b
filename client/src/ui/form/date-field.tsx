import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { copiedDate, dateParts, dateText, MONTHS, type DateParts } from './date-text';
import type { FieldText } from './field';
import { FieldGroup, useBoundGroup } from './field-group';
import styles from './parts.module.css?sheet';

/** What was typed stays in the controls as it was typed; the form holds it as one text, half-filled too. */
function useParts(text: string, withDay: boolean, change: (text: string) => void) {
  const [parts, setParts] = useState(() => dateParts(text));
  const [known, setKnown] = useState(text);
  // the form was filled from elsewhere
  if (text !== known) {
    setKnown(text);
    if (text !== dateText(parts, withDay)) setParts(dateParts(text));
  }
  return {
    parts,
    put: (part: Partial<DateParts>): void => {
      const next = { ...parts, ...part };
      setParts(next);
      change(dateText(next, withDay));
    },
  };
}

type Props = FieldText & {
  /** Said under the controls once there is something to say: "2 years and 2 months" */
  after?: ReactNode;
  birthday?: boolean;
};

function Parts({ withDay, after, birthday, ...text }: Props & { withDay: boolean }): ReactNode {
  const { name } = text;
  const { value = '', error, change, leave } = useBoundGroup<string>(name);
  const { parts, put } = useParts(value, withDay, change);
  const invalid = error ? true : undefined;
  // into one of its parts; one that cannot be read stays there as it is, and the error says so
  const onPaste = (event: ClipboardEvent): void => {
    const copied = copiedDate(event.clipboardData.getData('text'));
    if (!copied) return;
    event.preventDefault();
    put(copied);
  };
  const auto = (part: string): string => (birthday ? `bday-${part}` : 'off');
  return (
    <FieldGroup {...text} error={error} onLeave={leave}>
      <div className={styles.date}>
        <div className={styles.month}>
          <label htmlFor={name}>Month</label>
          <select
            id={name}
            name={`${name}--month`}
            className="input"
            value={parts.month}
            autoComplete={auto('month')}
            aria-invalid={invalid}
            onChange={(event) => put({ month: event.target.value })}
          >
            <option value="">Month</option>
            {MONTHS.map((month) => (
              <option key={month.value} value={month.value}>
                {month.label}
              </option>
            ))}
          </select>
        </div>
        {withDay && (
          <div className={styles.day}>
            <label htmlFor={`${name}-day`}>Day</label>
            <input
              id={`${name}-day`}
              name={`${name}--day`}
              className="input"
              inputMode="numeric"
              value={parts.day}
              onPaste={onPaste}
              autoComplete={auto('day')}
              aria-invalid={invalid}
              onChange={(event) => put({ day: event.target.value.replaceAll('-', '') })}
            />
          </div>
        )}
        <div className={styles.year}>
          <label htmlFor={`${name}-year`}>Year</label>
          <input
            id={`${name}-year`}
            name={`${name}--year`}
            className="input"
            inputMode="numeric"
            value={parts.year}
            onPaste={onPaste}
            autoComplete={auto('year')}
            aria-invalid={invalid}
            onChange={(event) => put({ year: event.target.value.replaceAll('-', '') })}
          />
        </div>
      </div>
      {after}
    </FieldGroup>
  );
}

/** A month of a year, for what nobody knows to the day: '2024-09'. */
export const MonthField = (props: Props): ReactNode => <Parts {...props} withDay={false} />;

/** A day people know by heart: '1993-04-17'. A calendar would take forty clicks to get there. */
export const DateField = (props: Props): ReactNode => <Parts {...props} withDay />;
