import { createContext, type ReactNode } from 'react';
import type { Answers } from '@brokerage/domain/application/parts';

interface BeforeSending {
  /** Two versions of it wait for a choice */
  differs?: boolean;
  /** The number it was sent as, from here or another device */
  sentAs?: string | undefined;
  /** The account's name of it, which every tab and device has: another draft has another one */
  id?: string | undefined;
}

/** The draft of the application. The page brings it along; until it is open the form keeps its answers in the tab. */
export interface ApplicationDraft {
  /** It is known what there is */
  isOpen: boolean;
  /** There should be one, and it could not be read */
  isUnread: boolean;
  /** What is in the draft as of `revision`; the form takes it over when that changes */
  answers: Answers;
  lastStep: number;
  /** 0: there was nothing to take over */
  revision: number;
  /** It was sent or deleted elsewhere: what is typed begins another one */
  isGone: boolean;
  /** What the form shows, made from `base`, put together with the draft */
  merge: (base: Answers, mine: Answers) => Answers;
  /** True once this browser has it, also after a reload */
  change: (answers: Answers, lastStep: number) => Promise<boolean>;
  /** Before it is sent: saves what can be saved in the time somebody waits, and says what stands in the way. */
  flush: () => Promise<BeforeSending>;
  /** It became an application; other tabs of this browser are told of its number */
  forget: (sent: { applicationNumber: string; at: string }) => Promise<void>;
  /** Where the answers are */
  saved: ReactNode;
  /** What the person should know of the draft */
  notes: ReactNode;
  /** How long it is kept, and how to be rid of it */
  about: ReactNode;
  /** Two versions to choose from; the form waits */
  conflict: ReactNode;
}

export const NO_DRAFT: ApplicationDraft = {
  isOpen: false,
  isUnread: false,
  answers: {},
  lastStep: 0,
  revision: 0,
  isGone: false,
  merge: (_, mine) => mine,
  change: () => Promise.resolve(false),
  flush: () => Promise.resolve({}),
  forget: () => Promise.resolve(),
  saved: null,
  notes: null,
  about: null,
  conflict: null,
};

export const DraftContext = createContext(NO_DRAFT);
