import { object, text } from '../../src/rest/json-shape.js';
import { defineCalls } from '../../src/rest/table.js';

export const NOTE_CALLS = defineCalls({
  operations: {
    AddNote: `mutation AddNote($text: String!) {
      addNote(text: $text) { userErrors { code message field } note { id text } }
    }`,
  },
  routes: [
    {
      method: 'post',
      path: '/api/notes',
      summary: 'Add a note',
      tag: 'Notes',
      operation: 'AddNote',
      field: 'addNote',
      throttled: true,
      body: object({ text: text(100) }, ['text']),
      success: { status: 201, message: 'Note added' },
      reply: 'note',
      variables: ({ body }) => ({ text: body.text }),
    },
  ],
});
