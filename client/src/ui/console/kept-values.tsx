import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useKeptInput } from '../../lib/kept-input';
import { useUnsaved } from './unsaved';
import { KeptNotice } from '../form/kept-notice';

type Values = Record<string, unknown>;

/**
 * Inside the form of a dialog of the console: keeps what was typed through a session that ended, and offers to send it
 * again. Any other way out asks first. Whoever shows the dialog keeps which one it was. For forms without secrets.
 */
export function KeptValues({ id }: { id: string }): ReactNode {
  const { values, dirty, setValues, submitForm } = useFormikContext<Values>();
  useUnsaved(dirty);
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
