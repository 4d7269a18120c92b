/** What a browser that forbids storage would have kept: it lasts as long as the page does. */
const memory = new Map<string, string>();

/**
 * The tab's storage, which survives a reload. Where it is forbidden or full the text is kept in memory instead: that costs
 * the safety net, not the form.
 */
export const tabStorage = {
  read(key: string): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? memory.get(key);
    } catch {
      return memory.get(key);
    }
  },
  write(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // what could not be written is not there
    }
  },
  clear(): void {
    memory.clear();
    try {
      sessionStorage.clear();
    } catch {
      // as above
    }
  },
};
