import { lateForm } from '../../ui/late/late-form';
import { formIdOf } from './form-id';
import type { Job } from './job-page';

export interface ApplyFormProps {
  /** Without one: for no job in particular */
  job?: Pick<Job, 'id' | 'slug' | 'title' | 'licenceRequired'>;
}

export const ApplyForm = lateForm<ApplyFormProps>(
  async () => (await import('./live-apply-form')).LiveApplyForm,
  formIdOf,
);
