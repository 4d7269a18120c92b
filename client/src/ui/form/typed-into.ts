import type { Texts } from '@brokerage/domain/forms/fields';
import type { SyntheticEvent } from 'react';

/** What an event of a form says that somebody typed or chose, under the name of its field. */
export const typedInto = ({ target }: SyntheticEvent): Texts =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? { [target.name]: target.value } : {};
