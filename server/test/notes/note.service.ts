import type { Origin } from '../../src/kernel/actor.js';
import { emailTo } from '../../src/platform/email.js';
import { newId } from '../../src/platform/ids.js';
import { networkOf } from '../../src/platform/limits.js';
import type { Platform } from '../../src/platform/platform.js';
import { NOTE_ADDED } from './note-added.email.js';
import { Note } from './note.entity.js';
import { NOTE } from './note.limits.js';

export const NOTE_READER = 'reader@example.ca';

export class NoteService {
  readonly #platform: Pick<Platform, 'db' | 'limits' | 'mail'>;

  constructor(platform: Pick<Platform, 'db' | 'limits' | 'mail'>) {
    this.#platform = platform;
  }

  list(): Promise<Note[]> {
    return this.#platform.db.getRepository(Note).find({ order: { id: 'ASC' } });
  }

  async add({ ip }: Origin, text: string): Promise<Note> {
    const { db, limits, mail } = this.#platform;
    await limits.consume(NOTE, networkOf(ip));
    const note = { id: newId(), text };
    await db.transaction(async (manager) => {
      await manager.getRepository(Note).insert(note);
      await mail.queue(manager, [emailTo(NOTE_ADDED, NOTE_READER, { noteId: note.id }, note)]);
    });
    return note;
  }
}
