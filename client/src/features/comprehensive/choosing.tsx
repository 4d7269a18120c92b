import { useFormikContext } from 'formik';
import { Suspense, type ReactNode } from 'react';
import type { Answers } from '@brokerage/domain/application/parts';
import bar from './bar.module.css?sheet';
import { FormBar } from './form-bar';
import { isFinished, questionSteps } from './steps';
import { usePageFocus } from './use-page-focus';

/** In place of a page while two versions of the draft wait for a choice. The page comes back with its answers. */
export function Choosing({ children }: { children: ReactNode }): ReactNode {
  const { values } = useFormikContext<Answers>();
  const steps = questionSteps(values);
  usePageFocus('choosing', 'Two versions of your application');
  return (
    <>
      <FormBar title="Two versions" segments={steps.map((step) => (isFinished(step) ? 'done' : 'open'))} />
      <div className={bar.choosing}>
        <div className="wrap">
          <Suspense>{children}</Suspense>
        </div>
      </div>
    </>
  );
}
