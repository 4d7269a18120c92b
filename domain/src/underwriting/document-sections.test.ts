import { sectionProvedBy } from './document-sections.js';
import { DOCUMENTS } from './documents.js';

test('every document proves a part of the application, unless it is for closing', () => {
  const unplaced = Object.keys(DOCUMENTS).filter((code) => sectionProvedBy(code) === undefined);
  expect(unplaced).toEqual(['fire_insurance', 'lawyer_details', 'void_cheque']);
});

test('each is placed where its answer stands', () => {
  expect(sectionProvedBy('pay_stub')).toBe('work');
  expect(sectionProvedBy('gift_letter')).toBe('down-payment');
  expect(sectionProvedBy('our own words')).toBeUndefined();
});
