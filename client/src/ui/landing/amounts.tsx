import { numberOf } from '@brokerage/domain/calculator/texts';
import { refusalWords } from '@brokerage/domain/calculator/refusal-words';
import { MortgageInputError } from '@brokerage/domain/mortgage/input-error';
import { useId, useState, type ReactNode } from 'react';
import { MoneyInput } from '../form/money-input';
import { useTypedBefore } from '../form/use-typed-before';
import styles from './landing.module.css?sheet';

export interface AmountField<Name extends string> {
  name: Name;
  label: string;
  /** money shows the dollar sign and groups digits */
  kind: 'money' | 'number';
  unit?: string;
}

type Numbers<Name extends string> = Record<Name, number>;

interface Worked<Name extends string, Result> {
  texts: Record<Name, string>;
  numbers: Numbers<Name>;
  result: Result;
  problem?: { field: string; words: string };
}

export interface UsedAmounts<Name extends string, Result> extends Worked<Name, Result> {
  isSample: boolean;
  change: (typed: Partial<Record<Name, string>>) => void;
}

/** The amounts of a page and what comes of them; while something cannot be worked out, the last answer stays. */
export function useAmounts<Name extends string, Result>(
  sample: Numbers<Name>,
  work: (numbers: Numbers<Name>) => Result,
): UsedAmounts<Name, Result> {
  const [state, setState] = useState<Worked<Name, Result>>(() => ({
    texts: mapped(sample, String),
    numbers: sample,
    result: work(sample),
  }));
  function change(typed: Partial<Record<Name, string>>): void {
    setState((before) => {
      const texts = { ...before.texts, ...typed };
      const numbers = mapped(texts, numberOf);
      try {
        return { texts, numbers, result: work(numbers) };
      } catch (error) {
        if (!(error instanceof MortgageInputError)) throw error;
        return { ...before, texts, problem: { field: error.field, words: refusalWords(error.refusal) } };
      }
    });
  }
  const isSample = (Object.keys(sample) as Name[]).every((name) => state.numbers[name] === sample[name]);
  return { ...state, isSample, change };
}

const mapped = <Name extends string, From, To>(from: Record<Name, From>, to: (value: From) => To): Record<Name, To> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value as From)])) as Record<Name, To>;

interface Props<Name extends string> {
  legend: string;
  fields: readonly AmountField<Name>[];
  used: Pick<UsedAmounts<Name, unknown>, 'texts' | 'problem' | 'change'>;
}

/** The few numbers a reader may put in the place of the sample's. Nothing is sent. */
export function Amounts<Name extends string>({ legend, fields, used }: Props<Name>): ReactNode {
  const form = useTypedBefore();
  const id = useId();
  const { texts, problem, change } = used;
  return (
    <form ref={form} className={styles.amounts} aria-label={legend} onSubmit={(event) => event.preventDefault()}>
      {fields.map(({ name, label, kind, unit }) => {
        const shared = {
          name,
          value: texts[name],
          'aria-invalid': problem?.field === name || undefined,
          'aria-describedby': problem?.field === name ? id : undefined,
        };
        return (
          <label key={name}>
            <span>
              {label} {unit !== undefined && <span className="field-optional">{unit}</span>}
            </span>
            {kind === 'money' ? (
              <MoneyInput {...shared} onChange={(text) => change({ [name]: text } as Partial<Record<Name, string>>)} />
            ) : (
              <input
                {...shared}
                className="input num"
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                onChange={({ target }) => change({ [name]: target.value } as Partial<Record<Name, string>>)}
              />
            )}
          </label>
        );
      })}
      <p id={id} role="status" className={problem && styles.wrong}>
        {problem ? problem.words : 'Your numbers stay in this page. Nothing is sent until you send the form.'}
      </p>
    </form>
  );
}
