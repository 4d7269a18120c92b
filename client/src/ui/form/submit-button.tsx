import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../button';

/** Never disabled because of errors. While it sends it keeps its width and says so; a second click does nothing. */
export function SubmitButton({ children, busy = 'Submitting' }: { children: string; busy?: string }): ReactNode {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" className="submit" off={isSubmitting}>
      <span className={isSubmitting ? 'submit-hidden' : undefined}>{children}</span>
      <span className={isSubmitting ? undefined : 'submit-hidden'} aria-live="polite">
        {isSubmitting ? busy : ''}
      </span>
    </Button>
  );
}
