import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LETTER_FIGURES, type LetterField, type ReminderValues } from '@brokerage/domain/renewals/letter-form';
import type { ReadLetter } from '@brokerage/domain/renewals/letter-rules';
import { LETTER } from '../../lib/scenario/form-shared';
import { keepTyped } from '../../lib/scenario/shared';
import { FormField } from '../../ui/form/form-field';
import { TextField } from '../../ui/form/text-field';
import { PictureButtons } from './picture-buttons';
import styles from './renewal-letter.module.css?sheet';

/** What a letter says. Province and insurance it never does, the last three it may leave out. */
const IN_A_LETTER: readonly LetterField[] = [
  'balance',
  'maturityDate',
  'offeredRatePct',
  'rateType',
  'termYears',
  'amortizationYears',
];

type Reading =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'failed' }
  | { state: 'read'; found: ReadLetter; asked: readonly string[] };

const wordsOf = (names: readonly LetterField[]): string[] =>
  LETTER_FIGURES.filter(({ name }) => names.includes(name)).map(({ label }) => label.toLowerCase());

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** How the reading went, in one sentence that is read out. */
function saidOf(reading: Reading): string {
  switch (reading.state) {
    case 'none':
      return '';
    case 'reading':
      return 'Reading your photo on this device. This can take half a minute.';
    case 'failed':
      return 'We couldn’t read this picture. Try a sharper photo, or type the details.';
    case 'read': {
      const count = IN_A_LETTER.length - reading.asked.length;
      if (count === 0) return 'We couldn’t read any line. Try a sharper photo, or type the details.';
      const missing =
        reading.asked.length > 0 ? ` We couldn’t read: ${listed(reading.asked)}. Type what’s missing.` : '';
      return `${count} of ${IN_A_LETTER.length} lines read. Check those marked “Read”.${missing}`;
    }
  }
}

/**
 * Reads a picture into the form: what was read takes the place of what stood there when it began, what was not stays as it
 * was, and so does what is typed meanwhile.
 */
function useReading() {
  const { values, setValues } = useFormikContext<ReminderValues>();
  const [reading, setReading] = useState<Reading>({ state: 'none' });
  const stop = useRef<AbortController>(undefined);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => () => stop.current?.abort(), []);
  async function read(picture: File): Promise<void> {
    stop.current?.abort();
    const asked = new AbortController();
    stop.current = asked;
    setReading({ state: 'reading' });
    const before = latest.current;
    const found = await import('./read-picture').then(
      ({ readPicture }) => readPicture(picture, asked.signal),
      () => undefined,
    );
    if (asked.signal.aborted) return;
    if (!found) {
      setReading({ state: 'failed' });
      return;
    }
    const stands = ({ name }: { name: LetterField }): boolean => latest.current[name] === before[name];
    const texts = Object.fromEntries(
      LETTER_FIGURES.filter(stands).flatMap(({ name }) => (found[name] ? [[name, found[name].value]] : [])),
    );
    void setValues((now) => ({ ...now, ...texts }));
    keepTyped(texts, LETTER);
    setReading({ state: 'read', found, asked: wordsOf(IN_A_LETTER.filter((name) => !(name in found))) });
  }
  /** The line that an answer was read from, as long as it is the one that was read. */
  const lineOf = (name: LetterField): string | undefined => {
    const field = reading.state === 'read' ? reading.found[name] : undefined;
    return field && values[name] === field.value ? field.line : undefined;
  };
  return { reading, read, lineOf };
}

/** The letter on the left: typed, or read from a photo and checked. */
export function LetterCard(): ReactNode {
  const { reading, read, lineOf } = useReading();
  return (
    <section className={styles.letter} aria-labelledby="letter">
      <h2 id="letter">Your letter</h2>
      <PictureButtons busy={reading.state === 'reading'} onPicture={(picture) => void read(picture)} />
      <p className={styles.said} role="status">
        {saidOf(reading)}
      </p>
      <div className={styles.fields}>
        {LETTER_FIGURES.map((field) => {
          const line = lineOf(field.name);
          return (
            <div key={field.name}>
              {field.name === 'maturityDate' ? (
                <TextField name={field.name} label={field.label} type="date" />
              ) : (
                <FormField field={field} />
              )}
              {line !== undefined && (
                <p className={styles.read}>
                  <b>Read</b> <span>“{line}”</span>
                </p>
              )}
            </div>
          );
        })}
      </div>
      <p className={styles.fine}>
        Nothing is sent or kept until you ask for the reminder. A photo never leaves your device.
      </p>
    </section>
  );
}
