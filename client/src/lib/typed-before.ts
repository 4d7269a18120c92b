type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Typed = Readonly<Record<string, string | boolean>>;

const typed = new Map<string, Typed>();

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** What differs from what the server rendered: that, and only that, was typed, ticked or chosen by the person. */
function changed(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) return control.value === '' ? undefined : control.value;
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked ? control.value : undefined;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? undefined : control.checked;
  }
  return control.value === control.defaultValue ? undefined : control.value;
}

/**
 * Notes what was typed into the page's forms before the scripts arrived. Call it before hydration: React and Formik
 * would empty such a field at the next key.
 */
export function captureTyped(): void {
  for (const form of document.forms) {
    if (!form.id) continue;
    const values: Record<string, string | boolean> = {};
    for (const control of form.elements) {
      if (!isControl(control) || !control.name) continue;
      const value = changed(control);
      if (value !== undefined) values[control.name] = value;
    }
    if (Object.keys(values).length > 0) typed.set(form.id, values);
  }
}

/** What was typed into the form of this id, once. */
export function takeTyped(formId: string): Typed | undefined {
  const values = typed.get(formId);
  typed.delete(formId);
  return values;
}
