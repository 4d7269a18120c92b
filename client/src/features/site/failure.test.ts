import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { UNEXPECTED } from './failure';

test('the screen of a page that broke says the catalogue’s words', () => {
  expect(UNEXPECTED).toBe(MESSAGES.unexpected);
});
