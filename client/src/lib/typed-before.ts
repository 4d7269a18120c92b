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

function controlOf(form: HTMLFormElement, name: string, value: string | boolean): Control | undefined {
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

/** The browser's own setter: React's would take it for a change that it made itself. */
function setText(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
}

function retype(control: Control, value: string | boolean): void {
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  if (control instanceof HTMLInputElement && isBox) {
    // as it was, so that the press is a change also for React
    control.checked = value === false;
    control.click();
    return;
  }
  const text = String(value);
  if (control instanceof HTMLSelectElement) {
    control.value = text;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  control.value = '';
  setText(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== control) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** For a form that only listens to its fields: what was typed before is typed again. */
export function typeAgain(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(typedIn(form))) {
    const control = controlOf(form, name, value);
    if (control) retype(control, value);
  }
}
