interface KeptTexts {
  read: (key: string) => string | undefined;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  clear: () => void;
}

/** A storage of the browser, and what one that forbids it or is full would have kept: that lasts as long as the page does. */
function storage(kind: 'localStorage' | 'sessionStorage'): KeptTexts {
  const memory = new Map<string, string>();
  // another tab could write it: that is newer. The server has no other tabs
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => memory.delete(String(key)));
  return {
    read(key) {
      try {
        // a storage that is full still has what was there before
        return memory.get(key) ?? window[kind].getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, text) {
      try {
        window[kind].setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        window[kind].removeItem(key);
      } catch {
        // what could not be written is not there
      }
    },
    clear() {
      memory.clear();
      try {
        window[kind].clear();
      } catch {
        // as above
      }
    },
  };
}

/**
 * The tab's storage, which survives a reload. Where it is forbidden or full the text is kept in memory instead: that costs
 * the safety net, not the form.
 */
export const tabStorage = storage('sessionStorage');

/** The browser's storage, which every tab shares. Where it is forbidden, a session lasts as long as its page. */
export const browserStorage: Omit<KeptTexts, 'clear'> = storage('localStorage');

/** What was said of a scenario is kept in the tab under this name (lib/scenario). */
export const SCENARIO_KEY = 'scenario';

/** What was typed into the basic form is kept in the tab under this name (features/applications/draft). */
export const BASIC_DRAFT_KEY = 'draft:basic-form';

/** The same of the comprehensive form (features/comprehensive/draft). */
export const APPLICATION_DRAFT_KEY = 'draft:comprehensive-form';

/** What was sent from the tab, by the id of its form (lib/sent). */
export const sentKey = (form: string): string => `sent:${form}`;

/** Whether the tab keeps what somebody typed or said: a form that begins with it needs its code at once. */
export const tabKeeps = (...keys: readonly string[]): boolean => keys.some((key) => tabStorage.read(key) !== undefined);
