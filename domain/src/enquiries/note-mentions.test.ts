import fc from 'fast-check';
import {
  mapNoteText,
  mentionedIds,
  mentionLabels,
  mentionMatches,
  mentionTyped,
  notePieces,
  withMentions,
} from './note-mentions.js';

const ann = { id: '01930000-0000-7000-8000-00000000000a', name: 'Ann Lee' };
const anna = { id: '01930000-0000-7000-8000-00000000000b', name: 'Ann Lee-Roy' };
const zoe = { id: '01930000-0000-7000-8000-00000000000c', name: 'Zoë Tremblay' };
const STAFF = [ann, anna, zoe];

describe('a written note', () => {
  test.each([
    ['one person', 'Ask @Zoë Tremblay today', `Ask @[${zoe.id}] today`],
    ['the longer of two names', '@Ann Lee-Roy knows', `@[${anna.id}] knows`],
    ['the shorter one before a comma', '@Ann Lee, please', `@[${ann.id}], please`],
    ['in other capitals', 'thanks @ann lee', `thanks @[${ann.id}]`],
    ['twice', '@Ann Lee @Ann Lee', `@[${ann.id}] @[${ann.id}]`],
    ['in brackets', '(@Ann Lee)', `(@[${ann.id}])`],
    ['a longer name that nobody has', '@Ann Leeds', '@Ann Leeds'],
    ['an email address', 'mail@Ann Lee', 'mail@Ann Lee'],
    ['nobody', 'Rate of 3.94% @ 25 years', 'Rate of 3.94% @ 25 years'],
  ])('%s', (_what, written, kept) => {
    expect(withMentions(written, STAFF)).toBe(kept);
  });

  test('is read again with the names of today', () => {
    const kept = withMentions('Ask @Ann Lee and @Zoë Tremblay.', STAFF);
    expect(notePieces(kept, [{ ...ann, name: 'Ann Singh' }])).toEqual([
      { text: 'Ask ' },
      { text: '@Ann Singh', personId: ann.id },
      { text: ' and ' },
      { text: '@Former colleague', personId: zoe.id },
      { text: '.' },
    ]);
    expect(mentionedIds(`${kept} @[${ann.id.toUpperCase()}]`)).toEqual([ann.id, zoe.id]);
  });

  test('whatever is written says the same when it is read', () => {
    const words = fc.array(fc.constantFrom('@Ann Lee', '@Zoë Tremblay', 'a@b', '@', ' ', 'word', '\n', '🏠', ']', '['));
    fc.assert(
      fc.property(words, (parts) => {
        const written = parts.join(' ');
        const shown = notePieces(withMentions(written, STAFF), STAFF).map(({ text }) => text);
        expect(shown.join('')).toBe(written);
      }),
    );
  });

  test('its plain text is changed, its ids are not', () => {
    expect(mapNoteText(`000 @[${ann.id}] 000`, (plain) => plain.replaceAll('0', 'x'))).toBe(`xxx @[${ann.id}] xxx`);
  });
});

test('two people of one name are told apart', () => {
  const same = { ...zoe, name: 'ann lee' };
  expect(mentionLabels([ann, same]).map(({ name }) => name)).toEqual(['Ann Lee', 'ann lee 2']);
});

describe('while somebody types', () => {
  test.each([
    ['@', 1, { at: 0, typed: '' }],
    ['Ask @ann l', 10, { at: 4, typed: 'ann l' }],
    ['Ask @ann and', 7, { at: 4, typed: 'an' }],
    ['mail@ann', 8, undefined],
    ['@ ann', 5, undefined],
    ['@ann\nlee', 8, undefined],
    ['nothing', 7, undefined],
    ['@', 0, undefined],
    [`@${'x'.repeat(80)}`, 81, undefined],
  ])('%j, caret at %d', (text, caret, expected) => {
    expect(mentionTyped(text, caret)).toEqual(expected);
  });

  test.each([
    ['', [ann, anna, zoe]],
    ['zo', [zoe]],
    ['lee an', [ann, anna]],
    ['roy', [anna]],
    ['bob', []],
    ['Ann Lee', [ann, anna]],
    ['Ann Lee ', []],
    ['Zoë Tremblay please', []],
  ])('%j could be', (typed, expected) => {
    expect(mentionMatches(typed, STAFF)).toEqual(expected);
  });
});
