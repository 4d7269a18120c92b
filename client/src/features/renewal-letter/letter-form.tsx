import type { Sender } from '@brokerage/domain/vocabulary/consents';
import { lateForm } from '../../ui/late/late-form';
import { FORM_ID } from './form-id';

export interface LetterFormProps {
  /** Who asks for consent; undefined while the settings cannot be had */
  sender: Sender | undefined;
}

export const LetterForm = lateForm<LetterFormProps>(
  async () => (await import('./live-letter-form')).LiveLetterForm,
  () => FORM_ID,
);
