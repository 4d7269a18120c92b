import { maskSins } from '@brokerage/domain/forms/sin';
import { mapNoteText, mentionedIds, notePieces } from '@brokerage/domain/enquiries/note-mentions';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../../../kernel/actor.js';
import { DomainError } from '../../../../kernel/domain-error.js';
import { newId } from '../../../../platform/ids.js';
import type { Platform } from '../../../../platform/platform.js';
import { writeAudit } from '../../../audits/public.js';
import { EnquiryMention } from './mention.entity.js';
import { EnquiryNote } from './note.entity.js';
import { openNote } from './note.sql.js';
import type { EnquiryWorkService } from '../../work/work.service.js';
import { Enquiry } from '../../enquiry.entity.js';
import type { EnquiryNoteView } from './note.types.js';
import { checkDesk, NO_ENQUIRY } from '../../work-on.js';

const LONGEST = 4_000;

/** What the office writes down about an enquiry, and whom it names there. */
export class EnquiryNoteService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;
  readonly #work: Pick<EnquiryWorkService, 'colleagues'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>, work: Pick<EnquiryWorkService, 'colleagues'>) {
    this.#platform = platform;
    this.#work = work;
  }

  /** The text is encrypted, and in no audit row. Whom it names sees it in the bell. `deskOf` as in `Target`. */
  async add(
    actor: Actor,
    origin: Origin,
    { id: enquiryId, text: asked, deskOf }: { id: string; text: string; deskOf?: string },
  ): Promise<EnquiryNoteView> {
    const text = mapNoteText(asked.trim(), maskSins);
    if (text === '') throw new DomainError('REQUIRED', 'Write a note first.', 'text');
    const named = mentionedIds(text);
    const staff = named.length > 0 ? await this.#work.colleagues() : [];
    const people = staff.filter(({ id }) => named.includes(id));
    if (notePieces(text, people).reduce((length, piece) => length + piece.text.length, 0) > LONGEST) {
      const most = LONGEST.toLocaleString('en-CA');
      throw new DomainError('INVALID', `Keep the note to ${most} characters or fewer.`, 'text');
    }
    if (people.length < named.length) {
      throw new DomainError('INVALID', 'Mention only people who work in the office.', 'text');
    }
    const { db, encryption } = this.#platform;
    const note = { id: newId(), text: encryption.encryptText(text), sealed: true, createdAt: new Date() };
    await db.transaction(async (manager) => {
      const there = isUuid(enquiryId) && (await manager.existsBy(Enquiry, { id: enquiryId }));
      if (!there) throw new DomainError('NOT_FOUND', NO_ENQUIRY);
      await checkDesk(manager, enquiryId, deskOf);
      await manager.insert(EnquiryNote, { ...note, enquiryId, authorId: actor.userId });
      if (named.length > 0) {
        await manager.insert(
          EnquiryMention,
          named.map((userId) => ({ noteId: note.id, userId })),
        );
      }
      await writeAudit(manager, actor, origin, {
        action: 'enquiry.note',
        subjectType: 'enquiry',
        subjectId: enquiryId,
      });
    });
    return openNote(encryption, { ...note, authorName: actor.name, people });
  }
}
