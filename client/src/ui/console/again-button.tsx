import type { ReactNode } from 'react';
import { useAgain } from '../late/use-again';
import { Button } from './button';

/** "Try again" as a button of the console. */
export const AgainButton = ({ retry }: { retry: () => unknown }): ReactNode => <Button {...useAgain(retry)} />;
