import type { Sender } from '@brokerage/domain/vocabulary/consents';
import type { ReactNode } from 'react';
import { onIntent } from '../../ui/late/on-intent';

export interface LetterFormProps {
  /** Who asks for consent; undefined while the settings cannot be had */
  sender: Sender | undefined;
}

/** On a page that came from the server the form stands already; Formik and Yup wait until somebody turns to the page. */
export const LetterForm: (props: LetterFormProps) => ReactNode = onIntent(
  async () => (await import('./live-letter-form')).LiveLetterForm,
);
