import { textHas } from './plain-letters.js';

test.each([
  ['Hélène Bélanger', 'helene'],
  ['Hélène Bélanger', 'HÉLÈNE BÉL'],
  ['Helene Belanger', 'Hélène'],
  ['Siobhán O’Brien', "o'brien"],
  ["Siobhan O'Brien", 'O’Brien'],
  ['Siobhán O’Brien', 'obrien'],
  ['Siobhán O´Brien', 'obrien'],
  ['Siobhán OBrien', 'o＇brien'],
  ['Zoé Bélanger-Roy', 'belanger roy'],
  ['Nguyễn Thị Hương', 'nguyen thi'],
  ['王小明', '小明'],
  ['Anybody', ' '],
  ['50% off', '%'],
])('%s has %s', (text, typed) => expect(textHas(text, typed)).toBe(true));

test.each([
  ['Hélène Bélanger', 'Hélène Roy'],
  ['Anybody', '%'],
  ['Anybody', '_'],
])('%s has no %s', (text, typed) => expect(textHas(text, typed)).toBe(false));
