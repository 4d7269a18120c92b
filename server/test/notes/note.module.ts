import { defineModule } from '../../src/manifest/module.js';
import { NOTE_ADDED } from './note-added.email.js';
import { Note } from './note.entity.js';
import { NOTE } from './note.limits.js';
import { NoteResolver } from './note.resolver.js';
import { NOTE_CALLS } from './note.routes.js';
import { NoteService } from './note.service.js';

export const NOTES = defineModule({
  name: 'notes',
  entities: [Note],
  resolvers: [NoteResolver],
  services: (platform) => ({ notes: new NoteService(platform) }),
  limits: [NOTE],
  emails: [NOTE_ADDED],
  publicFields: { queries: { notes: ['notes'] }, mutations: ['addNote'] },
  rest: NOTE_CALLS,
});
