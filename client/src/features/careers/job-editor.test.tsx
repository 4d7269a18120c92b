import { JOB_FORM } from '@brokerage/domain/careers/job-form';
import { act, fireEvent, screen } from '@testing-library/react';
import { frame, isHeld } from '../../../test/editor-frame';
import { inApp, type Answers } from '../../../test/in-app';
import { keepInput } from '../../lib/kept-input';
import { signIn } from '../../lib/session';
import { draftOf } from './job-draft';
import { JobEditor } from './job-editor';

/** A new job with all that it needs, as after a session that ended. */
function written(answers: Answers): void {
  const draft = draftOf(undefined);
  const texts = { ...draft.texts, ...Object.fromEntries(JOB_FORM.map(({ name }) => [name, 'Text'])) };
  const codes = { slug: 'broker', department: 'ADVICE', employmentType: 'FULL_TIME', province: 'ON', locale: 'en' };
  const pay = { payFrom: '', payTo: '', payUnit: '' };
  keepInput('job', { ...draft, texts: { ...texts, ...codes, ...pay, title: 'Broker' } });
  inApp(<JobEditor id={undefined} frame={frame} />, { answers });
}

beforeEach(() => act(() => signIn({ id: 'a1', token: 'a-token', name: 'Avery', email: 'avery@example.ca', role: 1 })));

test('nothing is typed into a new job while it is being added: its own editor would not have it', async () => {
  const sent: unknown[] = [];
  written({ CreateJob: ({ input }) => void sent.push(input) });
  expect(screen.getByLabelText('Job title')).toHaveValue('Broker');
  expect(isHeld('Job title')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Add job' }));
  expect(isHeld('Job title')).toBe(true);
  await act(async () => undefined);
  expect(sent).toHaveLength(1);
});

test('where it was not added, it can be changed again', async () => {
  written({ CreateJob: () => new Error('offline') });
  fireEvent.click(screen.getByRole('button', { name: 'Add job' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(isHeld('Job title')).toBe(false);
});
