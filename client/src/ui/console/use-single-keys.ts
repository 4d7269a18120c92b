import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'console-keys';
const OFF = 'off';
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

/** On unless somebody switched them off in this browser. Storage may be blocked: the choice then lasts as long as the page. */
function read(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  chosen = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : OFF);
  } catch {
    // storage is blocked
  }
  listeners.forEach((listener) => listener());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const useSingleKeysOn = (): boolean => useSyncExternalStore(subscribe, read, () => true);

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
/** A toast is an alertdialog too, and stands in nobody's way. */
/** What Space presses by itself */
const PRESSED = 'button, summary, [role="button"], [role="tab"], [role="option"], [role="switch"]';
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"]:not(.a-toast), [role="menu"], [role="listbox"]';

/** Single letters that do something on this page; 'shift+x' for one with Shift. They rest while somebody types and while anything is open over the page. */
export function useSingleKeys(keys: Record<string, () => void>): void {
  const isOn = useSingleKeysOn();
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target, key } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      if (document.querySelector(OVER_THE_PAGE)) return;
      if (key === ' ' && target instanceof Element && target.closest(PRESSED)) return;
      const act = (event.shiftKey ? keys[`shift+${key.toLowerCase()}`] : undefined) ?? keys[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
