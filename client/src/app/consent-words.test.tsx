import { BOOKING_FORM } from '@brokerage/domain/booking/booking-form';
import { ANALYTICS_CONSENT_VERSION, BOOKING_CONSENT } from '@brokerage/domain/vocabulary/consents';
import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { keepChoice, useChosen } from '../features/analytics/choice';
import { FormFields } from '../ui/form/form-field';
import { ConsentWordsContext, type ChangedWords } from '../lib/changed-words';
import { useConsentWords } from '../lib/consent-words';

const CHANGED: ChangedWords = [
  { name: 'BOOKING', words: 'You may call me.', version: 'booking 2' },
  { name: 'ANALYTICS', words: 'May we count?', version: 'analytics 3' },
  { name: 'MARKETING', words: 'Write to me, {legalName} of {address}.', version: 'marketing 4' },
];
const show = (part: ReactNode, changed: ChangedWords = []): void =>
  void render(<ConsentWordsContext value={changed}>{part}</ConsentWordsContext>);

const form = (
  <Formik initialValues={{}} onSubmit={() => undefined}>
    <FormFields table={BOOKING_FORM.filter(({ kind }) => kind === 'consent')} />
  </Formik>
);

test('a box has the first words, and those of the office once there are any', () => {
  show(form);
  expect(screen.getByRole('checkbox', { name: BOOKING_CONSENT })).toBeVisible();
  show(form, CHANGED);
  expect(screen.getByRole('checkbox', { name: 'You may call me.' })).toBeVisible();
});

test('the sender stands in the words', () => {
  const Words = (): ReactNode =>
    useConsentWords()('MARKETING', { legalName: 'Tamarack Inc.', address: '1 Road\nToronto' });
  show(<Words />, CHANGED);
  expect(screen.getByText('Write to me, Tamarack Inc. of 1 Road, Toronto.')).toBeVisible();
});

test('who answered to other words about visits is asked again', () => {
  keepChoice({ granted: true, version: ANALYTICS_CONSENT_VERSION, receipt: 'r' });
  const Chosen = (): ReactNode => <p>{useChosen()}</p>;
  show(<Chosen />);
  expect(screen.getByText('granted')).toBeVisible();
  show(<Chosen />, CHANGED);
  expect(screen.getByText('open')).toBeVisible();
});
