import type { ReactNode } from 'react';
import { NumericFormat } from 'react-number-format';
import { FieldFrame, useBound, type FieldText } from './field';

/** Ten digits of dollars are more than any house; the rest is a slip. */
const LARGEST = 9_999_999_999;

/** Dollars as people write them. The form holds the plain number's text; what is shown has separators and the sign. */
export function MoneyField({ name, label, hint, optional, after }: FieldText & { after?: ReactNode }): ReactNode {
  const { id, value, aria, error, change, blur } = useBound(name, hint);
  return (
    <FieldFrame {...{ name, label, hint, optional, error }}>
      <div className="control">
        <NumericFormat
          id={id}
          name={name}
          className="input input-money num"
          value={value}
          valueIsNumericString
          thousandSeparator=","
          prefix="$"
          decimalScale={2}
          allowNegative={false}
          isAllowed={({ floatValue }) => floatValue === undefined || floatValue <= LARGEST}
          inputMode="decimal"
          autoComplete="off"
          onValueChange={({ value: plain }, { event }) => {
            // our own setting of the value is not something the person typed
            if (event) change(plain);
          }}
          onBlur={blur}
          {...aria}
        />
        {after}
      </div>
    </FieldFrame>
  );
}

/** What a browser holds of a money field typed before its code arrived: the plain number's text. */
export const plainMoney = (typed: string): string => typed.replace(/[$,\s]/g, '');
