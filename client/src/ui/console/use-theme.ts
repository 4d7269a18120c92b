import { useLayoutEffect, useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'console-theme';
const QUERY = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let chosen: Theme | undefined;

/** Storage may be blocked. The choice then lasts as long as the page. */
function read(): Theme {
  if (chosen) return chosen;
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

export function setTheme(theme: Theme): void {
  chosen = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // storage is blocked
  }
  listeners.forEach((listener) => listener());
}

function subscribe(changed: () => void): () => void {
  const preference = window.matchMedia(QUERY);
  preference.addEventListener('change', changed);
  listeners.add(changed);
  return () => {
    preference.removeEventListener('change', changed);
    listeners.delete(changed);
  };
}

const isDark = (): boolean => {
  const theme = read();
  return theme === 'dark' || (theme === 'system' && window.matchMedia(QUERY).matches);
};

export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => 'system');

/**
 * Puts the console's colours on the whole document, because menus and dialogs render outside the frame. The public site
 * stays light, so they leave with the frame.
 */
export function useConsoleDocument(): void {
  const dark = useIsDark();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.tier = 'app';
    if (dark) dataset.theme = 'dark';
    return () => {
      delete dataset.tier;
      delete dataset.theme;
    };
  }, [dark]);
}
