export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: EventTarget | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Also of a form without an id: an extension's node in it has no name of ours. */
const keyOf = (form: HTMLFormElement): string =>
  form.id ||
  namedIn(form)
    .map(({ name }) => name)
    .join(' ');

const served = new Map<string, HTMLFormElement>();
let touched: Control | undefined;

export const namedIn = (form: HTMLFormElement): Control[] =>
  Array.from(form.elements).flatMap((element) => (isControl(element) && element.name ? [element] : []));

/**
 * Remembers the forms that the server made. React makes a form anew where a browser extension put a node into it
 * (docs/decisions/0141): the one before is then no longer in the page, and still has what was typed.
 */
export function keepServedForms(): void {
  for (const form of document.forms) served.set(keyOf(form), form);
  const note = (target: EventTarget | null): void => {
    touched = isControl(target) ? target : undefined;
  };
  note(document.activeElement);
  // on the way down: React stops an event whose target it has not hydrated yet
  document.addEventListener('focusin', ({ target }) => note(target), true);
}

/** The form that the server made for this one, given once, and the field in which its reader was last. */
export function takeServed(form: HTMLFormElement): {
  before: HTMLFormElement | undefined;
  touched: Control | undefined;
} {
  const key = keyOf(form);
  const before = served.get(key);
  served.delete(key);
  return { before, touched };
}
