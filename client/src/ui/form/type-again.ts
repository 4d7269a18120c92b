import type { Control } from '../../lib/served-forms';
import { controlOf, typedIn } from '../../lib/typed-before';

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
  // something else first, so that it is a change also for React
  control.value = `${text} `;
  setText(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // once React has taken the text: a field that is left writes what it holds by then
  queueMicrotask(() => {
    if (document.activeElement !== control) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

/** For a form that only listens to its fields: what was typed before is typed again. */
export function typeAgain(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(typedIn(form))) {
    const control = controlOf(form, name, value);
    if (control) retype(control, value);
  }
}
