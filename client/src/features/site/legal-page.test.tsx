import { screen } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { LegalPage } from './legal-page';

const text = (over: object) => ({
  legalText: {
    __typename: 'LegalText',
    version: 2,
    effectiveOn: '2026-11-26',
    inEffect: true,
    changes: 'New words.',
    chapters: [
      { __typename: 'LegalTextChapter', title: 'What we collect', block: null, paragraphs: ['One.', 'Two.'] },
      { __typename: 'LegalTextChapter', title: 'How long', block: 'RETENTION', paragraphs: ['After that.'] },
    ],
    next: null,
    versions: [
      { __typename: 'LegalTextVersion', version: 2, effectiveOn: '2026-11-26' },
      { __typename: 'LegalTextVersion', version: 1, effectiveOn: '2026-11-25' },
    ],
    ...over,
  },
});
const show = (answers: Answers, at = '/privacy'): void =>
  inApp(
    <LegalPage
      name="PRIVACY"
      path="/privacy"
      blocks={{ RETENTION: <p>Seven years</p>, OFFICER: null, VISITS: null }}
    />,
    { at, answers },
  );

test('the text with its version, its parts that are worked out, and the other versions', async () => {
  const asked: unknown[] = [];
  show({
    LegalText: (variables) => {
      asked.push(variables);
      return text({});
    },
  });
  expect(await screen.findByText(/^Version 2, in effect from/)).toHaveTextContent(
    'Version 2, in effect from November 26, 2026. What changed: New words.',
  );
  expect(screen.getByText('Seven years')).toBeVisible();
  expect(screen.getByRole('link', { name: 'How long' })).toHaveAttribute('href', '#long');
  expect(screen.getByRole('link', { name: /^Version 1/ })).toHaveAttribute('href', '/privacy?version=1');
  expect(asked).toEqual([{ text: 'PRIVACY', version: null }]);
});

test('a version to come is announced', async () => {
  show({ LegalText: () => text({ next: { __typename: 'LegalTextVersion', version: 3, effectiveOn: '2026-12-10' } }) });
  expect(await screen.findByText(/A new version takes effect on/)).toHaveTextContent('December 10, 2026');
  expect(screen.getByRole('link', { name: 'Read the new version' })).toHaveAttribute('href', '/privacy?version=3');
});

test('an earlier version says that it no longer holds', async () => {
  show({ LegalText: () => text({ version: 1, inEffect: false }) }, '/privacy?version=1');
  expect(await screen.findByText(/This version is no longer in effect/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the version in effect' })).toHaveAttribute('href', '/privacy');
});

test('a version that is not there, and offline', async () => {
  show({ LegalText: () => ({ legalText: null }) }, '/privacy?version=99');
  expect(await screen.findByText(/There is no such version/)).toBeVisible();
  show({ LegalText: () => new Error('offline') });
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t show this text right now.');
});
