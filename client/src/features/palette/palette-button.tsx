import { Search } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { OpenPalette } from './palette-host';

const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

export function PaletteButton({ phone }: { phone: boolean }): ReactNode {
  const open = use(OpenPalette);
  return phone ? (
    <Button className="a-icon" aria-label="Search" onPress={open}>
      <Search size={22} aria-hidden="true" />
    </Button>
  ) : (
    <Button className="find" aria-keyshortcuts="Control+K Meta+K" onPress={open}>
      <Search size={18} aria-hidden="true" />
      Search people, files, lenders
      <kbd aria-hidden="true">{onMac() ? '⌘ K' : 'Ctrl K'}</kbd>
    </Button>
  );
}
