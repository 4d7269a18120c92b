import { render } from '@testing-library/react';
import { OtherAddress } from './other-address';

const said = (email: unknown): string => render(<OtherAddress email={email} />).container.textContent;
const signedIn = (): void => {
  const session = { token: 'x.y.z', role: '1', userId: 'u', name: 'Ada', email: 'ada@example.ca' };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
};
beforeEach(() => localStorage.clear());

test('whose the application will be is said where another address is typed', () => {
  signedIn();
  expect(said('sam@example.ca')).toBe(
    'You’re signed in as ada@example.ca, so this application goes into that account. We confirm it to sam@example.ca; all other emails about it go to ada@example.ca.',
  );
});

test.each(['ada@example.ca', ' Ada@Example.CA ', '', 'sam@', undefined])('nothing is said of %j', (email) => {
  signedIn();
  expect(said(email)).toBe('');
});

test('nothing is said to somebody signed out', () => expect(said('sam@example.ca')).toBe(''));
