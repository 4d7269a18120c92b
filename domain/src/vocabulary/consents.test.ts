import { creditConsent, marketingConsent, privacyConsent } from './consents.js';

test('consent to marketing names the sender, an address and how to withdraw', () => {
  expect(
    marketingConsent({ legalName: 'Tamarack Mortgage Inc.', address: '100 Sample Street West\n Toronto ON' }),
  ).toBe(
    'Email me rate news and offers from Tamarack Mortgage Inc., 100 Sample Street West, Toronto ON. I can withdraw my consent at any time with the link in each email.',
  );
});

test('the application asks for each use by itself, and for a credit report by the bureaus’ names', () => {
  const sender = { legalName: 'Tamarack Mortgage Inc.', address: '100 Sample Street West' };
  expect(privacyConsent(sender)).toMatch(/^Tamarack Mortgage Inc\. may collect and use/);
  expect(creditConsent(sender)).toMatch(/Equifax Canada and TransUnion Canada/);
});
