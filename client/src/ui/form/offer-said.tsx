import type { Texts } from '@brokerage/domain/forms/fields';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { keptScenario } from '../../lib/scenario/kept-scenario';
import type { Change } from '../../lib/scenario/scenario';

interface Props {
  offered: (said: Change) => Texts;
  /** The questions that can be seen: nothing is sent that nobody saw */
  shown: readonly string[];
}

/** Inside a form: what was said on other pages answers a question, once, when it is shown and nobody has answered it. */
export function OfferSaid({ offered, shown }: Props): null {
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const done = useRef(new Set<string>());
  const [isReady, setReady] = useState(false);
  // what was typed early, and what the tab kept of the form, stands in it by then
  useEffect(() => setReady(true), []);
  useEffect(() => {
    const said = isReady && keptScenario();
    if (!said) return;
    const offer = offered(said);
    for (const name of shown) {
      if (done.current.has(name)) continue;
      done.current.add(name);
      if (offer[name] !== undefined && values[name] === '') void setFieldValue(name, offer[name], false);
    }
  });
  return null;
}
