import type { ReactNode } from 'react';
import { FieldFrame, useBound, type FieldText } from './field';
import { MoneyInput } from './money-input';
import { atRest } from './money-text';

const amountText = (amount: number): string => atRest(String(amount));

/** An amount of the form around it. The form holds what was typed; its schema reads it with `parseMoney`. */
export function MoneyField({ name, label, hint, optional, after }: FieldText & { after?: ReactNode }): ReactNode {
  const { id, value, aria, error, change, leave } = useBound({ name, hint, optional }, amountText);
  return (
    <FieldFrame {...{ name, label, hint, optional, error }}>
      <div className="control">
        <MoneyInput id={id} name={name} value={value} onChange={change} onBlur={leave} {...aria} />
        {after}
      </div>
    </FieldFrame>
  );
}
