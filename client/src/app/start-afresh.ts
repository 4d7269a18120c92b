/** The loader's snippet reads it: until then the page stays as the server made it. */
const PLAIN_UNTIL = 'plain-until';
const PLAIN_MS = 10 * 60_000;
const STARTED_AFRESH = 'started-afresh';
const AGAIN_AFTER_MS = 60_000;

/** Whether the tab will know it after a reload. Without that it would begin again for ever. */
function noted(key: string, at: number): boolean {
  try {
    sessionStorage.setItem(key, String(at));
    return true;
  } catch {
    return false;
  }
}

function lastStart(): number {
  try {
    return Number(sessionStorage.getItem(STARTED_AFRESH));
  } catch {
    return 0;
  }
}

/**
 * What no boundary caught takes the whole page away. Where React had not yet taken it over, its code cannot run here: the
 * server's page comes again and stays as it is, to be read and called from. Later the page starts afresh, with what the tab
 * kept of a form; never twice within a minute.
 */
export function startAfresh(error: unknown): void {
  reportError(error);
  const now = Date.now();
  const isTaken = document.documentElement.dataset['ready'] === 'yes';
  if (isTaken && now - lastStart() < AGAIN_AFTER_MS) return;
  if (isTaken ? noted(STARTED_AFRESH, now) : noted(PLAIN_UNTIL, now + PLAIN_MS)) window.location.reload();
}
