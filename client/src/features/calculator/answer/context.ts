import { createContext } from 'react';
import type { Headline } from './broker-note';
import type { Asked } from './in-words';

interface AroundResult {
  /** What the result was worked out from */
  asked: readonly Asked[];
  /** Set while a field cannot be read: what the figures that are still shown belong to */
  stale?: string;
}

export const AroundResultContext = createContext<AroundResult>({ asked: [] });
export const HeadlineContext = createContext<Headline | undefined>(undefined);
