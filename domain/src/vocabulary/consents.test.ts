import { CONSENT_TEXTS, CREDIT_CONSENT, filledConsent, MARKETING_CONSENT, PRIVACY_CONSENT } from './consents.js';

const SENDER = { legalName: 'Tamarack Mortgage Inc.', address: '100 Sample Street West\n Toronto ON' };

test('consent to marketing names the sender, an address and how to withdraw', () => {
  expect(filledConsent(MARKETING_CONSENT, SENDER)).toBe(
    'Email me rate news and offers from Tamarack Mortgage Inc., 100 Sample Street West, Toronto ON. I can withdraw my consent at any time with the link in each email.',
  );
});

test('the application asks for each use by itself, and for a credit report by the bureaus’ names', () => {
  expect(filledConsent(PRIVACY_CONSENT, SENDER)).toMatch(/^Tamarack Mortgage Inc\. may collect and use/);
  expect(filledConsent(CREDIT_CONSENT, SENDER)).toMatch(/Equifax Canada and TransUnion Canada/);
});

test('a row of the ledger tells each of them apart, by its purpose and its version', () => {
  const keys = Object.values(CONSENT_TEXTS).map(({ purpose, version }) => `${purpose} ${version}`);
  expect(new Set(keys).size).toBe(keys.length);
});
