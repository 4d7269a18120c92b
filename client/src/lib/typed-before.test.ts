import { keepServedForms } from './served-forms';
import { typedIn } from './typed-before';

const FORM = '<form id="plans"><input name="fullName"><input type="checkbox" name="agrees"></form>';

function formNow(): HTMLFormElement {
  const form = document.forms[0];
  if (!form) throw new Error('the page has no form');
  return form;
}

function fieldNow(name: string): HTMLInputElement {
  const field = formNow().elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) throw new Error(`the form has no ${name}`);
  return field;
}

/** As React does with events for what it has not hydrated yet. */
function stopAtRoot(root: Element): void {
  root.addEventListener('focusin', (event) => event.stopPropagation());
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${FORM}</div>`;
});

test('what was typed into the server’s form is read from it, and what was left alone is not', () => {
  keepServedForms();
  fieldNow('fullName').value = 'Ada';
  expect(typedIn(formNow())).toEqual({ fullName: 'Ada' });
});

test('of a form made anew it is read from the one before, and whoever was in a field is in it again', () => {
  const root = document.getElementById('root') as HTMLElement;
  stopAtRoot(root);
  keepServedForms();
  fieldNow('fullName').value = 'Ada';
  fieldNow('agrees').checked = true;
  fieldNow('fullName').focus();
  root.innerHTML = FORM;
  expect(document.activeElement).toBe(document.body);
  expect(typedIn(formNow())).toEqual({ fullName: 'Ada', agrees: true });
  expect(document.activeElement).toBe(fieldNow('fullName'));
});

test('it is given once', () => {
  keepServedForms();
  fieldNow('fullName').value = 'Ada';
  typedIn(formNow());
  expect(typedIn(formNow())).toEqual({});
});
