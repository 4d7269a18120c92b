import { Search } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'react-router-dom';
import { currentEntry, NAVIGATION } from '../../ui/console/navigation';
import { Palette } from './palette';
import { rememberPage } from './recent';

const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

interface Made {
  palette: ReactNode;
  button: (phone: boolean) => ReactNode;
}

/** The palette, the buttons that open it, and Ctrl K or Command K from anywhere. */
export function usePalette(level: number, logout: () => void): Made {
  const [open, setOpen] = useState(false);
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
  return {
    palette: <Palette isOpen={open} onClose={() => setOpen(false)} level={level} logout={logout} />,
    button: (phone) =>
      phone ? (
        <Button className="a-icon" aria-label="Search" onPress={() => setOpen(true)}>
          <Search size={22} aria-hidden="true" />
        </Button>
      ) : (
        <Button className="find" aria-keyshortcuts="Control+K Meta+K" onPress={() => setOpen(true)}>
          <Search size={18} aria-hidden="true" />
          Search people, files, lenders
          <kbd aria-hidden="true">{onMac() ? '⌘ K' : 'Ctrl K'}</kbd>
        </Button>
      ),
  };
}
