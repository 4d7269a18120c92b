import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

/** What a page of the console puts around an editor: no more than a test asks of it. */
export const frame = ({ actions, children }: { actions?: ReactNode; children: ReactNode }): ReactNode => (
  <>
    {actions}
    <main>{children}</main>
  </>
);

/** Whether nobody can type into the editor that has this field. */
export const isHeld = (label: string): boolean => screen.getByLabelText(label).closest('[inert]') !== null;
