type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Typed = Readonly<Record<string, string | boolean>>;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** What differs from what the server rendered: that, and only that, was typed, ticked or chosen by the person. */
function changed(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) return control.value === '' ? undefined : control.value;
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    return control.checked && !control.defaultChecked ? control.value : undefined;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? undefined : control.checked;
  }
  return control.value === control.defaultValue ? undefined : control.value;
}

/**
 * What was typed into a form before React took it over; React and Formik would empty such a field at the next key. Read
 * it in the layout effect of the form's first commit, the last moment at which the document still holds it.
 */
export function typedIn(form: HTMLFormElement): Typed {
  const values: Record<string, string | boolean> = {};
  for (const control of form.elements) {
    if (!isControl(control) || !control.name) continue;
    const value = changed(control);
    if (value !== undefined) values[control.name] = value;
  }
  return values;
}
