import { deflateSync } from 'node:zlib';
import { pdf } from '../../../../test/sample-files.js';
import { hasActiveContent } from './pdf-active.js';

const file = (objects: string): Buffer =>
  Buffer.from(`%PDF-1.7\n${objects}\ntrailer << /Root 1 0 R >>\n%%EOF`, 'latin1');
/** An object stream with these objects inside */
const packed = (objects: string, filter = '/FlateDecode', head = '/Type /ObjStm'): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n7 0 obj << ${head} /Filter ${filter} /N 1 /First 4 >>\nstream\n`, 'latin1'),
    deflateSync(Buffer.from(objects, 'latin1')),
    Buffer.from('\nendstream\nendobj\n%%EOF', 'latin1'),
  ]);

test.each([
  ['a script when it opens', file('1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj')],
  ['a script without spaces', file('1 0 obj<</S/JavaScript/JS 3 0 R>>endobj')],
  ['a name with an escape', file('1 0 obj << /S /J#61va#53cript >> endobj')],
  ['a name with escapes in capitals', file('1 0 obj << /S /#4a#61v#61Scri#70#74 >> endobj')],
  [
    'a script behind the word that begins a stream',
    Buffer.concat([file('% stream'), packed('1 0 << /S /JavaScript >>')]),
  ],
  ['something to launch', file('1 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
  ['files inside', file('1 0 obj << /Names << /EmbeddedFiles 4 0 R >> >> endobj')],
  ['a file of an attachment', file('1 0 obj << /Type /Filespec /EF << /F 5 0 R >> >> endobj')],
  ['a form of XFA', file('1 0 obj << /AcroForm << /XFA 3 0 R >> >> endobj')],
  ['a player', file('1 0 obj << /Subtype /RichMedia >> endobj')],
  ['a script in a packed object', packed('1 0 << /S /JavaScript /JS (x) >>')],
  ['a script in one with an escaped type', packed('1 0 << /S /JavaScript >>', '/FlateDecode', '/Type /Obj#53tm')],
])('%s is found', (_what, bytes) => expect(hasActiveContent(bytes)).toBe(true));

test.each([
  ['an ordinary page', pdf('Statement of November')],
  ['a link', file('1 0 obj << /S /URI /URI (https://example.ca/LaunchDate) >> endobj')],
  ['a name that begins alike', file('1 0 obj << /JSize 3 /LaunchDate (x) /EFoo 1 >> endobj')],
  ['signs that are no escapes', file('1 0 obj << /#zzJ /J#4 /#4gS (#) >> endobj #6')],
  ['a packed page', packed('1 0 << /Type /Page >>')],
  ['a broken stream', file('7 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\nnothing packed')],
])('%s has nothing of it', (_what, bytes) => expect(hasActiveContent(bytes)).toBe(false));

test('a packed bomb costs no more than its limit', () => {
  const bomb = packed(' '.repeat(60 * 1024 * 1024));
  expect(hasActiveContent(bomb)).toBe(false);
});
