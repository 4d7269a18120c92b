import type { ReactNode } from 'react';
import type { StartRate } from '../fields/common';
import { FirstHome } from './first-home';
import { FirstHomeRelief } from './first-home-relief';

/** All of the page for first-time buyers that the engine works out. */
export const FirstHomeParts = ({ start }: { start: StartRate }): ReactNode => (
  <>
    <FirstHome start={start} />
    <div className="mt-16">
      <FirstHomeRelief />
    </div>
  </>
);
