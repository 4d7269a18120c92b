import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { typedHere } from './typed-here';

type Values = Record<string, unknown>;

const textsIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''));

/**
 * Inside a form: what was typed or chosen survives a reload in this tab, until the form was sent. A box that was ticked does
 * not: a consent is given to a form that is about to be sent. For forms without secrets.
 */
export function TabDraft({ id }: { id: string }): null {
  const { values, setValues } = useFormikContext<Values>();
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) {
      typedHere.write(id, JSON.stringify(textsIn(values)));
      return;
    }
    taken.current = true;
    const text = typedHere.read(id);
    if (text === undefined) return;
    const typed = JSON.parse(text) as Values;
    // what was typed since the page came back is newer
    void setValues((now) => ({ ...now, ...typed, ...textsIn(now) }), false);
  }, [id, values, setValues]);
  return null;
}
