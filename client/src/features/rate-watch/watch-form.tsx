import type { Sender } from '@brokerage/domain/vocabulary/consents';
import type { ReactNode } from 'react';
import { typedHere } from '../../ui/form/typed-here';
import { onIntent } from '../../ui/late/on-intent';
import { FORM_ID } from './form-id';

export interface WatchFormProps {
  /** Who asks for consent; undefined while the settings cannot be had */
  sender: Sender | undefined;
}

/**
 * On a page that came from the server the form stands already; Formik and Yup wait until somebody turns to the page, or
 * come right away where something was typed before.
 */
export const WatchForm: (props: WatchFormProps) => ReactNode = onIntent(
  async () => (await import('./live-watch-form')).LiveWatchForm,
  undefined,
  () => typedHere.read(FORM_ID) !== undefined,
);
