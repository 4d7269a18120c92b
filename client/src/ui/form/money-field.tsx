import type { ReactNode } from 'react';
import { NumericFormat } from 'react-number-format';
import { FieldFrame, useBound, type FieldText } from './field';

/** Ten digits of dollars are more than any house; the rest is a slip. */
const LARGEST = 9_999_999_999;

/** No cents are not worth showing: $640,000.00 pasted is $640,000. */
const withoutNoCents = (plain: string): string => plain.replace(/\.0{0,2}$/, '');
const isPaste = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'insertFromPaste';

/** Dollars as people write them. The form holds the plain number's text; what is shown has separators and the sign. */
export function MoneyField({ name, label, hint, optional, after }: FieldText & { after?: ReactNode }): ReactNode {
  const { id, value, aria, error, change, blur, leave } = useBound(name, hint);
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
            if (event) change(isPaste(event.nativeEvent) ? withoutNoCents(plain) : plain);
          }}
          onBlur={() => {
            const whole = withoutNoCents(value);
            if (whole === value) blur();
            else leave(whole);
          }}
          {...aria}
        />
        {after}
      </div>
    </FieldFrame>
  );
}

/** What a browser holds of a money field typed before its code arrived: the plain number's text. */
export const plainMoney = (typed: string): string => typed.replace(/[$,\s]/g, '');
