const KEY = 'console-recent';
const KEPT = 4;

/** The pages visited last, newest first. Only pages, so that no one's name is kept in the browser. */
export function recentPages(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((to) => typeof to === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberPage(to: string): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([to, ...recentPages().filter((other) => other !== to)].slice(0, KEPT + 1)),
    );
  } catch {
    // without storage nothing is remembered
  }
}
