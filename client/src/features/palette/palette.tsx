import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentEntry, entriesFor, NAVIGATION } from '../../ui/console/navigation';
import { useNamedActions } from '../../ui/console/page-actions';
import { fits, groupsOf } from './choices';
import { useFindAnythingQuery } from './palette.generated';

/** Long enough to wait for a quick typist, short enough not to be noticed. */
const SETTLED_MS = 80;
const MIN_LETTERS = 2;

interface Props {
  isOpen: boolean;
  onClose: () => void;
  level: number;
  logout: () => void;
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The whole console from the keyboard: pages, people, files, lenders and actions. */
export function Palette({ isOpen, onClose, ...rest }: Props): ReactNode {
  return (
    <ModalOverlay
      className="a-scrim palette-scrim"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className="a-modal palette">
        <Dialog className="palette-dialog" aria-label="Search people, files, lenders">
          <Finder onClose={onClose} {...rest} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Mounted with the dialog, so it is empty each time it opens. */
function Finder({ onClose, level, logout }: Omit<Props, 'isOpen'>): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  const [typed, setTyped] = useState('');
  const onPage = useNamedActions();
  const afterwards = useRef<() => void>(undefined);
  useEffect(() => () => afterwards.current?.(), []);
  const q = useSettled(typed.trim());
  const asks = q.length >= MIN_LETTERS && typed.trim().length >= MIN_LETTERS;
  const { data, previousData, error } = useFindAnythingQuery({
    variables: { q },
    skip: !asks,
    fetchPolicy: 'network-only',
  });
  const isAnswered = q === typed.trim() && data !== undefined;
  // until the answer to these letters is there, those of the letters before stay as far as they fit: Enter takes what is read
  const found = (data ?? (error ? undefined : previousData))?.search?.items ?? [];
  const hits = asks ? found.filter((hit) => isAnswered || fits(`${hit.title} ${hit.detail}`, typed.trim())) : [];
  const waits = typed.trim().length >= MIN_LETTERS && !isAnswered && !(q === typed.trim() && error);
  const groups = groupsOf(typed.trim(), hits, {
    go: (to) => void navigate(to),
    logout,
    onPage,
    pages: entriesFor(level),
    current: NAVIGATION.find((each) => currentEntry(each, location) === 'page')?.to,
  });
  const choices = groups.flatMap((group) => group.choices);
  const list = useRef<HTMLDivElement>(null);
  const take = (key: unknown): void => {
    const chosen = choices.find(({ id }) => id === key);
    if (chosen?.takesFocus) afterwards.current = chosen.run;
    onClose();
    if (!chosen?.takesFocus) chosen?.run();
  };
  // The library's Enter does nothing while the list changes, nor after a paste, when no choice is marked.
  const takeMarked = (event: KeyboardEvent): void => {
    const [first] = choices;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
    event.preventDefault();
    event.stopPropagation();
    const marked = list.current?.querySelector<HTMLElement>('[role=option][data-focused]');
    take(marked?.dataset.key ?? first.id);
  };
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- people open the palette to type; a search field would swallow Escape */}
      <TextField className="palette-field" aria-label="Search people, files, lenders" autoFocus>
        <Search size={18} aria-hidden="true" />
        <Input placeholder="Search people, files, lenders" onKeyDownCapture={takeMarked} />
        <kbd>Esc</kbd>
      </TextField>
      <ListBox
        ref={list}
        className="a-menu palette-list"
        aria-label="Results"
        selectionMode="none"
        renderEmptyState={() => <p className="a-none">{waits ? 'Searching…' : 'No results'}</p>}
        onAction={take}
      >
        {groups.map(({ name, choices: items }) => (
          <ListBoxSection key={name} id={name}>
            <Header className="a-section-title">{name}</Header>
            {items.map(({ id, label, detail, icon: Icon }) => (
              <ListBoxItem key={id} id={id} textValue={label} className="a-item palette-item">
                <Icon size={16} aria-hidden="true" />
                <span>{label}</span>
                {detail && <small>{detail}</small>}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      <p className="sr-text" role="status">
        {typed && !waits && `${choices.length} found`}
      </p>
      {error && <p className="palette-problem">People and files can’t be searched. Check your connection.</p>}
    </Autocomplete>
  );
}
