import { createContext } from 'react';

/** An email that waited with a newer one of its kind, as that one tells of it. */
export interface AlsoWaited {
  text: string;
  /** What its own link opens */
  url?: string;
}

/** What the frame of an email lists below its words. */
export const AlsoWaitedHere = createContext<readonly AlsoWaited[]>([]);
