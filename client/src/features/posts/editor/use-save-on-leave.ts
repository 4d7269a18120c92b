import { useEffect } from 'react';
import { readToken } from '../../../lib/session';
import type { Autosaver, SaveEnd } from './autosaver';

/** Saves what is left when the network is back and when the page goes, and warns before the tab is closed. */
export function useSaveOnLeave(saver: Autosaver, save: () => Promise<SaveEnd>): void {
  useEffect(() => {
    const online = (): void => void saver.now();
    const warn = (event: BeforeUnloadEvent): void => {
      // an ended session keeps the text in the tab
      if (saver.isDirty && readToken()) event.preventDefault();
    };
    window.addEventListener('online', online);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('beforeunload', warn);
      saver.stop();
      if (saver.isDirty) void save();
    };
  }, [saver, save]);
}
