import { namedIn, takeServed, type Control } from './served-forms';

export type Typed = Readonly<Record<string, string | boolean>>;

/** What differs from what the server rendered: that, and only that, was typed, ticked or chosen by the person. */
function changed(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const first = Array.from(control.options).find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value === first?.value ? undefined : control.value;
  }
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    return control.checked && !control.defaultChecked ? control.value : undefined;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? undefined : control.checked;
  }
  return control.value === control.defaultValue ? undefined : control.value;
}

/** The control of this name; of radio buttons the one with this value. */
export function controlOf(form: HTMLFormElement, name: string, value: string | boolean): Control | undefined {
  const same = namedIn(form).filter((control) => control.name === name);
  return same.find((control) => control.type === 'radio' && control.value === value) ?? same[0];
}

/**
 * What was typed into a form before React took it over; React and Formik would empty such a field at the next key. Read
 * it in the layout effect of the form's first commit, the last moment at which the document still holds it. Whoever was
 * in a field of a form that was made anew is in it again.
 */
export function typedIn(form: HTMLFormElement): Typed {
  const { before, touched } = takeServed(form);
  const values: Record<string, string | boolean> = {};
  for (const control of before ? namedIn(before) : []) {
    const value = changed(control);
    if (value !== undefined) values[control.name] = value;
  }
  if (before !== form && touched?.form === before && touched && !document.activeElement?.closest('form'))
    controlOf(form, touched.name, touched.value)?.focus({ preventScroll: true });
  return values;
}
