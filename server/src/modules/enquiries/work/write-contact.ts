import {
  contactEffect,
  type ContactKindName,
  type ContactOutcomeName,
} from '@brokerage/domain/enquiries/enquiry-contact';
import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { changeEnquiry, type EnquiryChange } from '../change.js';
import { EnquiryContact } from './contact.entity.js';
import type { Enquiry } from '../enquiry.entity.js';
import type { EnquiryEventView } from '../enquiry.types.js';

interface Written {
  id: string;
  kind: ContactKindName;
  outcome: ContactOutcomeName;
  at: Date;
  /** Encrypted */
  note: string | null;
  takes: boolean;
  followUpAt: Date | null;
  /** The status that somebody chose, with its reason */
  chosen: EnquiryChange;
}

/** Writes a contact down and does with the locked enquiry what follows from it. Gives the move, if there is one. */
export async function writeContact(
  manager: EntityManager,
  actor: Actor,
  origin: Origin,
  found: Enquiry,
  { takes, followUpAt, chosen, ...contact }: Written,
): Promise<EnquiryEventView | null> {
  const { kind, outcome, at } = contact;
  const hasOwner = found.assignedToId !== null;
  const isAnswered = found.firstRespondedAt !== null;
  const before = { status: found.status, isAnswered, hasOwner };
  const effect = contactEffect(before, { kind, outcome, status: chosen.status, takes });
  await manager.insert(EnquiryContact, { ...contact, enquiryId: found.id, actorId: actor.userId });
  return changeEnquiry(manager, actor, origin, found, 'enquiry.contact', {
    ...chosen,
    status: effect.status,
    followUpAt,
    ...(effect.stopsClock && { firstRespondedAt: at, firstResponseKind: kind }),
    ...(effect.takesOwner && { assignedToId: actor.userId }),
  });
}
