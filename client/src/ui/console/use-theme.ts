import { useLayoutEffect, useSyncExternalStore } from 'react';
import { browserChoice, useBrowserChoice } from '../../lib/browser-choice';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const QUERY = '(prefers-color-scheme: dark)';
const chosen = browserChoice('console-theme', THEMES);

export const setTheme = chosen.set;

/** The device may change its mind too. */
function subscribe(changed: () => void): () => void {
  const preference = window.matchMedia(QUERY);
  preference.addEventListener('change', changed);
  const unsubscribe = chosen.subscribe(changed);
  return () => {
    preference.removeEventListener('change', changed);
    unsubscribe();
  };
}

const isDark = (): boolean => {
  const theme = chosen.read();
  return theme === 'dark' || (theme === 'system' && window.matchMedia(QUERY).matches);
};

export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
export const useTheme = (): Theme => useBrowserChoice(chosen, 'system');

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
