import type { Sender } from '@brokerage/domain/vocabulary/consents';
import { lateForm } from '../../ui/late/late-form';
import { FORM_ID } from './form-id';

export interface WatchFormProps {
  /** Who asks for consent; undefined while the settings cannot be had */
  sender: Sender | undefined;
}

export const WatchForm = lateForm<WatchFormProps>(
  async () => (await import('./live-watch-form')).LiveWatchForm,
  () => FORM_ID,
);
