import { createContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { currentEntry, NAVIGATION } from '../../ui/console/navigation';
import { Palette } from './palette';
import { rememberPage } from './recent';

/** Opens the palette. */
export const OpenPalette = createContext<() => void>(() => undefined);

interface Props {
  level: number;
  logout: () => void;
  children: ReactNode;
}

/** The palette, opened with Ctrl K or Command K from anywhere. It wraps the pages, so it stays open while they change. */
export function PaletteHost({ level, logout, children }: Props): ReactNode {
  // a new palette each time: one that is still fading out would not reopen
  const [{ isOpen, opening }, setState] = useState({ isOpen: false, opening: 0 });
  const open = (): void => setState((was) => ({ isOpen: true, opening: was.opening + 1 }));
  const close = (): void => setState((was) => ({ ...was, isOpen: false }));
  const location = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setState((was) => ({ isOpen: !was.isOpen, opening: was.opening + 1 }));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    const entry = NAVIGATION.find((each) => currentEntry(each, location) === 'page');
    if (entry) rememberPage(entry.to);
  }, [location]);
  return (
    <OpenPalette value={open}>
      {children}
      <Palette key={opening} isOpen={isOpen} onClose={close} level={level} logout={logout} />
    </OpenPalette>
  );
}
