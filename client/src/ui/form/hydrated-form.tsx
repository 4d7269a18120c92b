import { textsOf, type Texts } from '@brokerage/domain/forms/fields';
import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { useKeptInput } from '../../lib/kept-input';
import { KeptNotice } from './kept-notice';
import { NeedsScripts } from './needs-scripts';
import { typedInto } from './typed-into';
import { useEarlyInput } from './use-early-input';

type Values = Record<string, unknown>;

/** Passwords and codes are never stored. */
const SECRET = /password|one-time-code/;

const controlsOf = (id: string): HTMLFormControlsCollection | undefined =>
  document.querySelector<HTMLFormElement>(`form#${id}`)?.elements;

function withoutSecrets(id: string, values: Values): Values {
  const controls = controlsOf(id);
  const isSecret = (name: string): boolean => {
    const control = controls?.namedItem(name);
    return control instanceof HTMLInputElement && SECRET.test(control.autocomplete);
  };
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));
}

interface Props {
  id: string;
  /** Hears of what somebody types or chooses, also before the code came or before the session ended, with all that is answered. */
  onTyped?: (typed: Texts, values: Values) => void;
  children: ReactNode;
}

/**
 * A Formik form that takes over what was typed and sent before its code had arrived, and keeps what was typed through
 * a session that ended.
 */
export function HydratedForm({ id, onTyped, children }: Props): ReactNode {
  const { values, dirty, setValues, handleSubmit, submitForm } = useFormikContext<Values>();
  const [lacksSecret, setLacksSecret] = useState(false);
  const hear = (typed: Values): void => onTyped?.(textsOf(typed), { ...values, ...typed });
  const kept = useKeptInput<Values>(
    id,
    () => (dirty ? withoutSecrets(id, values) : undefined),
    (typed) => {
      setLacksSecret(Object.keys(values).some((name) => !(name in typed)));
      void setValues((now) => ({ ...now, ...typed }), false);
      hear(typed);
    },
  );
  function again(): void {
    kept.done();
    // the notice goes, and with it the button that was pressed
    document.querySelector<HTMLElement>(`form#${id} .submit`)?.focus();
    void submitForm();
  }
  const { hydrated } = useEarlyInput(id, {
    take: (typed) => {
      if (Object.keys(typed).length === 0) return;
      void setValues({ ...values, ...typed }, false);
      hear(typed);
    },
    submit: () => void submitForm(),
  });
  return (
    <form
      id={id}
      className="form"
      method="post"
      noValidate
      data-hydrated={hydrated ? 'yes' : undefined}
      onChange={(event) => hear(typedInto(event))}
      onSubmit={(event) => {
        kept.done();
        handleSubmit(event);
      }}
    >
      <NeedsScripts />
      {kept.isBack && <KeptNotice lacksSecret={lacksSecret} again={again} />}
      {children}
    </form>
  );
}
