import {
  enquiryChoices,
  enquiryStatusLabel,
  type EnquiryStatusName,
  type LostReasonName,
} from '@brokerage/domain/enquiries/enquiry-status';
import { useRef, useState } from 'react';
import { EnquiryColumnDocument } from './board.generated';
import { EnquiryViewsDocument, type EnquiryRowFragment } from '../enquiries.generated';
import { addToFile } from '../file-cache';
import { useUpdateEnquiryStatusCommand } from '../work.generated';

/** A card that was moved here. It stands in its new column before the server has answered, and until the column has it. */
export interface Placed {
  enquiry: EnquiryRowFragment;
  status: EnquiryStatusName;
  isPending: boolean;
}

export interface Board {
  placed: ReadonlyMap<string, Placed>;
  /** Why a card went back to its column */
  refused: { id: string; why: string } | undefined;
  /** A card that moved, and how it went, for those who hear it */
  said: string;
  /** The card that is being lost: it asks why */
  losing: EnquiryRowFragment | undefined;
  /** The card that gets the focus after its move, and how often that was asked */
  follow: { id: string; turn: number };
  move: (enquiry: EnquiryRowFragment, to: EnquiryStatusName, lostReason?: LostReasonName) => void;
  keep: () => void;
  /** Where this card stands is known without it having been moved */
  settle: (id: string) => void;
  /** This card is being dragged */
  drag: (enquiry: EnquiryRowFragment) => void;
  /** What is dragged was let go here */
  drop: (to: EnquiryStatusName) => void;
}

const list = new Intl.ListFormat('en-CA', { type: 'disjunction' });

/** Why the table of moves does not have this one. */
export function whyNotThere(from: EnquiryStatusName, to: EnquiryStatusName): string {
  if (to === 'NEW' || to === 'ASSIGNED') {
    return `${enquiryStatusLabel(to)} follows from the owner: assign the enquiry instead.`;
  }
  const may = enquiryChoices(from).map(enquiryStatusLabel);
  return `From ${enquiryStatusLabel(from)} it can move to ${list.format(may)}.`;
}

/** Moves cards. A move that is refused puts the card back and says why. */
export function useBoard(): Board {
  const [placed, setPlaced] = useState<ReadonlyMap<string, Placed>>(new Map());
  const [refused, setRefused] = useState<Board['refused']>();
  const [said, setSaid] = useState('');
  const [losing, setLosing] = useState<EnquiryRowFragment>();
  const [follow, setFollow] = useState({ id: '', turn: 0 });
  const dragged = useRef<EnquiryRowFragment>(undefined);
  const [update] = useUpdateEnquiryStatusCommand({
    refetchQueries: [EnquiryColumnDocument, EnquiryViewsDocument],
    update(cache, { data }) {
      const { enquiry, event } = data?.updateEnquiryStatus ?? {};
      if (enquiry && event) addToFile(cache, enquiry.id, ({ events }) => ({ events: [event, ...events] }));
    },
  });

  const focus = (id: string): void => setFollow(({ turn }) => ({ id, turn: turn + 1 }));
  const place = (id: string, at: Placed | undefined): void =>
    setPlaced((now) => {
      const next = new Map(now);
      if (at) next.set(id, at);
      else next.delete(id);
      return next;
    });
  function goBack(enquiry: EnquiryRowFragment, why: string): void {
    place(enquiry.id, undefined);
    setRefused({ id: enquiry.id, why });
    focus(enquiry.id);
  }

  async function send(
    enquiry: EnquiryRowFragment,
    status: EnquiryStatusName,
    lostReason?: LostReasonName,
  ): Promise<void> {
    const { id, version: expectedVersion, fullName } = enquiry;
    place(id, { enquiry, status, isPending: true });
    focus(id);
    const { done, problem, payload } = await update({ id, status, lostReason, expectedVersion });
    if (!done) {
      goBack(enquiry, problem ?? '');
      return;
    }
    place(id, { enquiry: payload?.enquiry ?? enquiry, status, isPending: false });
    setSaid(`${fullName} moved to ${enquiryStatusLabel(status)}.`);
  }

  function move(enquiry: EnquiryRowFragment, to: EnquiryStatusName, lostReason?: LostReasonName): void {
    setRefused(undefined);
    setLosing(undefined);
    if (to === enquiry.status || placed.get(enquiry.id)?.isPending) return;
    if (!enquiryChoices(enquiry.status).includes(to)) goBack(enquiry, whyNotThere(enquiry.status, to));
    else if (to === 'LOST' && !lostReason) setLosing(enquiry);
    else void send(enquiry, to, lostReason);
  }

  return {
    ...{ placed, refused, said, losing, follow, move },
    keep: () => setLosing(undefined),
    settle: (id) => place(id, undefined),
    drag(enquiry) {
      dragged.current = enquiry;
    },
    drop(to) {
      if (dragged.current) move(dragged.current, to);
      dragged.current = undefined;
    },
  };
}
