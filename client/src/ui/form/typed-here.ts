import { tabStorage } from '../../lib/tab-storage';

const keyOf = (form: string): string => `typed:${form}`;

/** What was typed into a form and not sent, in this tab. Apart from the form's code, so that a page can ask without it. */
export const typedHere = {
  read: (form: string): string | undefined => tabStorage.read(keyOf(form)),
  write: (form: string, text: string): void => tabStorage.write(keyOf(form), text),
  forget: (form: string): void => tabStorage.remove(keyOf(form)),
};
