import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserChoice, useBrowserChoice } from '../../lib/browser-choice';
import type { NavigationEntry } from './navigation';

/** On unless somebody switched them off in this browser. */
const singleKeys = browserChoice('console-keys', ['on', 'off']);

export const setSingleKeys = (on: boolean): void => singleKeys.set(on ? 'on' : 'off');

export const useSingleKeysOn = (): boolean => useBrowserChoice(singleKeys, 'on') === 'on';

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
/** What Space presses by itself */
const PRESSED = 'button, summary, [role="button"], [role="tab"], [role="option"], [role="switch"]';
/** A toast is an alertdialog too, and stands in nobody's way. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"]:not(.a-toast), [role="menu"], [role="listbox"]';

/** How long G waits for its letter */
const LEADS_MS = 2_000;
/** When G was pressed; the next letter belongs to it, and not to the page. */
let ledAt = -Infinity;
const isLed = ({ timeStamp }: KeyboardEvent): boolean => timeStamp - ledAt < LEADS_MS;

const rests = ({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element && target.closest(TYPING) !== null) ||
  // one that is on its way out no longer stands in the way
  [...document.querySelectorAll(OVER_THE_PAGE)].some((over) => !over.closest('[data-exiting]'));

/** Single letters that do something on this page; 'shift+x' for one with Shift. They rest while somebody types and while anything is open over the page. */
export function useSingleKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  const isOn = useSingleKeysOn();
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (rests(event) || isLed(event)) return;
      if (key === ' ' && target instanceof Element && target.closest(PRESSED)) return;
      const act = (event.shiftKey ? keys[`shift+${key.toLowerCase()}`] : undefined) ?? keys[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** G, then the letter of a page of the console. */
export function useGoKeys(entries: readonly NavigationEntry[]): void {
  const navigate = useNavigate();
  const isOn = useSingleKeysOn();
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (rests(event)) return;
      const key = event.key.toUpperCase();
      if (isLed(event)) {
        event.preventDefault();
        ledAt = -Infinity;
        const found = entries.find((entry) => entry.key === key);
        if (found) void navigate(found.to);
      } else if (key === 'G') ledAt = event.timeStamp;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, entries, navigate]);
}
