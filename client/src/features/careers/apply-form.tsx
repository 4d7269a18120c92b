import type { ReactNode } from 'react';
import { typedHere } from '../../ui/form/typed-here';
import { touched } from '../../ui/late/on-intent';
import { onNeed } from '../../ui/late/on-need';
import type { Job } from './job-page';

export interface ApplyFormProps {
  /** Without one: for no job in particular */
  job?: Pick<Job, 'id' | 'slug' | 'title' | 'licenceRequired'>;
}

/**
 * On a page that came from the server the form stands already; Formik and Yup wait until somebody turns to the page, or come
 * right away where something was typed before.
 */
export const ApplyForm: (props: ApplyFormProps) => ReactNode = onNeed((box, want, press) => {
  if (typedHere.read(box.querySelector('form')?.id ?? '') !== undefined) want();
  return touched(box, want, press);
})(async () => (await import('./live-apply-form')).LiveApplyForm);
