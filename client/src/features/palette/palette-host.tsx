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

/** The palette, and Ctrl K or Command K from anywhere. It stands around the pages, so that it stays open while they change. */
export function PaletteHost({ level, logout, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    const entry = NAVIGATION.find((each) => currentEntry(each, location) === 'page');
    if (entry) rememberPage(entry.to);
  }, [location]);
  return (
    <OpenPalette value={() => setOpen(true)}>
      {children}
      <Palette isOpen={isOpen} onClose={() => setOpen(false)} level={level} logout={logout} />
    </OpenPalette>
  );
}
