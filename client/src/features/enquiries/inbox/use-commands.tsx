import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressState } from '../../../lib/address-state';
import { consolePaths } from '../../../lib/console-paths';
import { toast } from '../../../ui/aria/toast';
import { OF_ANYBODY, OFFER_TIMES, offerTimesAddress } from '../../../ui/console/offers';
import { useLeaving } from '../../../ui/console/unsaved';
import { useSingleKeys } from '../../../ui/console/use-single-keys';
import type { EnquiryRowFragment } from '../enquiries.generated';
import { LogContact } from '../work/contact/log-contact';
import { mostUrgent } from './most-urgent';
import { useTicks } from '../bulk/selection';
import { EmailDialog } from '../work/email/write-email';
import { useLiveEnquiry } from '../use-live-enquiry';
import { useRowWork } from './use-row-work';

interface Row {
  id: string;
  enquiry: EnquiryRowFragment;
}

interface Props {
  rows: readonly Row[];
  /** The row that the keys are on; -1: none */
  at: number;
  /** Room for a file beside the list */
  isWide: boolean;
  move: (step: (at: number) => number) => void;
  /** Opens a file; beside the list where there is room */
  choose: (id: string) => void;
}

interface Commands {
  /** Whose note somebody asked for, until its box has the focus */
  noteOf: string | undefined;
  noteReached: () => void;
  dialogs: ReactNode;
}

interface Opened {
  what: 'email' | 'contact';
  enquiry: EnquiryRowFragment;
}

/** They follow the enquiry: it may change while somebody types. */
function RowDialogs({ what, enquiry: row, close }: Opened & { close: () => void }): ReactNode {
  const enquiry = useLiveEnquiry(row);
  return (
    <>
      <LogContact enquiry={what === 'contact' ? enquiry : undefined} close={close} />
      <EmailDialog enquiry={enquiry} isOpen={what === 'email'} close={close} />
    </>
  );
}

/** What somebody can do to the row they are on, by its single letter. Whatever changes something can be undone. */
export function useInboxCommands({ rows, at, isWide, move, choose }: Props): Commands {
  const navigate = useNavigate();
  const { get, write } = useAddressState();
  const leaving = useLeaving();
  const ticks = useTicks();
  const [noteOf, setNoteOf] = useState<string>();
  const noteReached = useCallback(() => setNoteOf(undefined), []);
  const [opens, setOpens] = useState<Opened>();
  const range = useRef<number>(undefined);
  const row = rows[at];
  const { live, take, snooze } = useRowWork(row?.enquiry);
  useEffect(() => {
    range.current = undefined;
  }, [rows.length]);

  function select(toHere: boolean): void {
    if (!row || !ticks) return;
    const from = range.current;
    if (toHere && from !== undefined) {
      ticks.add(rows.slice(Math.min(from, at), Math.max(from, at) + 1).map(({ id }) => id));
    } else ticks.toggle(row.id);
    range.current = at;
  }
  function offerTimes(): void {
    if (!row) return;
    if (!isWide) return void navigate(offerTimesAddress(row.id, null));
    const show = (now: URLSearchParams): URLSearchParams => {
      const next = new URLSearchParams(now);
      next.set('file', row.id);
      next.set(OFFER_TIMES, OF_ANYBODY);
      return next;
    };
    if (row.id === get('file')) write(show, true);
    else leaving(() => write(show, true));
  }
  function writeNote(): void {
    if (!row) return;
    choose(row.id);
    setNoteOf(row.id);
  }
  function next(): void {
    const urgent = mostUrgent(
      rows.map(({ enquiry }) => live(enquiry)),
      row?.id,
    );
    if (urgent) choose(urgent.id);
    else toast({ text: 'Nobody is waiting for a first answer.' });
  }

  useSingleKeys({
    j: () => move((now) => now + 1),
    k: () => move((now) => now - 1),
    ' ': next,
    x: () => select(false),
    'shift+x': () => select(true),
    a: () => void take(),
    n: writeNote,
    e: () => row && setOpens({ what: 'contact', enquiry: row.enquiry }),
    r: () => row && setOpens({ what: 'email', enquiry: row.enquiry }),
    b: offerTimes,
    s: () => void snooze(),
    o: () => row && void navigate(consolePaths.enquiry(row.id)),
    '/': () => document.querySelector<HTMLInputElement>('[aria-label="Enquiries"] input[type="search"]')?.focus(),
  });

  const dialogs = opens && <RowDialogs {...opens} close={() => setOpens(undefined)} />;
  return { noteOf, noteReached, dialogs };
}
