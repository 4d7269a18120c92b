import type { Texts } from '@brokerage/domain/forms/fields';
import type { Shared } from './shared';

/** As `useKeptTyped`, for a form that is whole without it: its code comes with the first answer. */
export const tellLater = (typed: Texts, of: (code: typeof import('./form-shared')) => Shared): void =>
  void import('./form-shared').then((code) => code.keepSoon(typed, of(code))).catch(() => undefined);
