import { Menu, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useLocation } from 'react-router-dom';
import { Link } from '../link';
import { LogoMark } from '../../illustrations/logo-mark';
import { currentEntry } from './navigation';
import { Rail, type RailProps } from './rail';

interface Props extends Omit<RailProps, 'followed'> {
  /** Search and notifications. */
  tools?: ReactNode;
}

const PLACES = 4;

/** On a phone: a bar on top, the everyday pages at the bottom, and the full navigation sliding in from the side. */
export function PhoneBars({ tools, ...rail }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const location = useLocation();
  const daily = rail.entries.filter(({ onPhone }) => onPhone).slice(0, PLACES);
  return (
    <>
      <header className="phone-top on-brand">
        <Button className="icon-button" aria-label="Open menu" onPress={() => setOpen(true)}>
          <Menu size={24} aria-hidden="true" />
        </Button>
        <b>
          <LogoMark onBrand /> {rail.place}
        </b>
        <div className="phone-tools">{tools}</div>
      </header>
      <nav className="phone-foot" aria-label="Daily pages">
        {daily.map((entry) => (
          <Link key={entry.to} to={entry.to} aria-current={currentEntry(entry, location)}>
            <entry.icon size={22} aria-hidden="true" /> {entry.label}
          </Link>
        ))}
        <Button onPress={() => setOpen(true)}>
          <Menu size={22} aria-hidden="true" /> More
        </Button>
      </nav>
      <ModalOverlay className="rail-scrim" isDismissable isOpen={open} onOpenChange={setOpen}>
        <Modal className="rail-sheet">
          <Dialog className="rail on-brand" aria-label="Menu">
            <Button className="icon-button rail-close" slot="close" aria-label="Close menu">
              <X size={24} aria-hidden="true" />
            </Button>
            <Rail {...rail} followed={() => setOpen(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
