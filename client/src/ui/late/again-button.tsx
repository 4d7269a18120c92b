import type { ReactNode } from 'react';
import { Button } from '../button';
import { useAgain } from './use-again';

/** "Try again" as a button. */
export const AgainButton = ({ retry }: { retry: () => unknown }): ReactNode => (
  <Button look="outline" small {...useAgain(retry)} />
);
