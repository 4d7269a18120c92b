import { firstLetter, initialsOf } from './initials.js';

test.each([
  ['Avery Chen', 'AC'],
  ['  avery   chen ', 'AC'],
  ['Marie-Ève Tremblay', 'MT'],
  ['Jean Marc Dupont', 'JD'],
  ['Cher', 'C'],
  ['Mary-Jane', 'MJ'],
  ['𠮷野 太郎', '𠮷太'],
  ['Taro 𠮷野', 'T𠮷'],
  ['🦊 Fox', '🦊F'],
  ['', ''],
  ['-', ''],
])('%p has the initials %p', (name, initials) => expect(initialsOf(name)).toBe(initials));

test('a first letter is never half of one', () => expect([firstLetter('𠮷野'), firstLetter('')]).toEqual(['𠮷', '']));
