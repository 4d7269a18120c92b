import { useMemo, useSyncExternalStore } from 'react';
import type { DocumentCode } from '@brokerage/domain/underwriting/documents';
import { sentKey, tabStorage } from './tab-storage';

/** What the tab remembers of an application that was sent from it. */
export interface SentApplication {
  applicationNumber: string;
  sentAt: string;
  /** What we ask for; the short form asks for nothing by name */
  documents?: readonly { whose: string; codes: readonly DocumentCode[] }[];
}

export const markSent = (form: string, sent: SentApplication): void =>
  tabStorage.write(sentKey(form), JSON.stringify(sent));

export const forgetSent = (form: string): void => tabStorage.remove(sentKey(form));

function parseSent(text: string): SentApplication | null {
  try {
    const sent = JSON.parse(text || 'null') as Partial<SentApplication> | null;
    const { applicationNumber, sentAt, documents = [] } = sent ?? {};
    return applicationNumber && sentAt ? { applicationNumber, sentAt, documents } : null;
  } catch {
    return null;
  }
}

const unchanging = (): (() => void) => () => undefined;

/** What was sent in this tab. Undefined on the server and in the first render, null where nothing was. */
export function useSent(form: string): SentApplication | null | undefined {
  const text = useSyncExternalStore(
    unchanging,
    () => tabStorage.read(sentKey(form)) ?? '',
    () => undefined,
  );
  return useMemo(() => (text === undefined ? undefined : parseSent(text)), [text]);
}
