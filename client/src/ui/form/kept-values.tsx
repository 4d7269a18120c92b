import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useKeptInput } from '../../lib/kept-input';
import { KeptNotice } from './kept-notice';

type Values = Record<string, unknown>;

/**
 * Inside the form of a dialog: keeps what was typed through a session that ended, and offers to send it again. Whoever
 * shows the dialog keeps which one it was. For forms without secrets.
 */
export function KeptValues({ id }: { id: string }): ReactNode {
  const { values, dirty, setValues, submitForm } = useFormikContext<Values>();
  const { isBack, done } = useKeptInput<Values>(
    id,
    () => (dirty ? values : undefined),
    (typed) => void setValues((now) => ({ ...now, ...typed }), false),
  );
  return (
    isBack && (
      <KeptNotice
        again={() => {
          done();
          void submitForm();
        }}
      />
    )
  );
}
