import { fireEvent, render, screen } from '@testing-library/react';
import { CopyableNumber, inWords } from './confirmation';

afterEach(() => jest.restoreAllMocks());

test.each([undefined, 'Etc/Unknown'])('a machine that calls its zone %s is told the time of the office', (timeZone) => {
  const said = { locale: 'en-CA', calendar: 'gregory', numberingSystem: 'latn', timeZone: '' };
  // what TypeScript does not know of
  Reflect.set(said, 'timeZone', timeZone);
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(said);
  expect(inWords(new Date('2026-11-24T15:42:00Z'))).toBe('Tuesday, November 24 at 10:42 a.m., Eastern time');
});

test('a page without a clipboard says what to do instead', async () => {
  // as without HTTPS
  expect(navigator.clipboard).toBeUndefined();
  render(<CopyableNumber value="MB-2026-52DPTTGE" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Select the number instead')).toBeVisible();
});
