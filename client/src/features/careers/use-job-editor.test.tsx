import { JOB_FORM } from '@brokerage/domain/careers/job-form';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inApp } from '../../../test/in-app';
import { Toasts } from '../../ui/aria/toast';
import type { EditedJobFragment } from './job-desk.generated';
import { useJobEditor } from './use-job-editor';

const job = (title: string, version: number) => ({
  ...Object.fromEntries(JOB_FORM.map(({ name }) => [name, null])),
  ...{ __typename: 'DeskJob', id: 'j1', slug: 'broker', title, department: 'ADVICE', employmentType: 'FULL_TIME' },
  ...{ locale: 'en', description: 'You advise.', duties: ['Advise'], requirements: ['A licence'] },
  ...{ compensation: 'Salary and commission', remote: false },
  ...{ licenceRequired: true, status: 'OPEN', closesOn: null, applicants: 0, updatedAt: '2026-11-20T14:12:00.000Z' },
  ...{ postedAt: null, closedAt: null, version },
});

function Editor({ given }: { given: EditedJobFragment }): ReactNode {
  const { draft, dirty, errors, write, save } = useJobEditor(given, () => undefined);
  return (
    <>
      <input aria-label="Title" value={draft.texts.title} onChange={({ target }) => write('title', target.value)} />
      <button onClick={() => void save()}>Save</button>
      <output>{JSON.stringify({ dirty, errors })}</output>
    </>
  );
}

test('what is typed while the answer is on its way is not taken back by it, and goes with the next', async () => {
  const sent: unknown[] = [];
  inApp(
    <>
      <Editor given={job('Broker', 1) as unknown as EditedJobFragment} />
      <Toasts />
    </>,
    {
      answers: {
        UpdateJob: ({ input, expectedVersion }) => {
          const { title } = input as { title: string };
          sent.push([title, expectedVersion]);
          return { updateJob: { __typename: 'JobPayload', userErrors: [], job: job(title, sent.length + 1) } };
        },
        DeskJobs: () => ({ deskJobs: [] }),
      },
    },
  );
  const type = (title: string): boolean =>
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
  type('Mortgage broker');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  type('Mortgage broker, Halifax');
  expect(await screen.findByText('Mortgage broker was saved')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Mortgage broker, Halifax');
  expect(screen.getByText(/"dirty":true/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/"dirty":false/)).toBeVisible();
  expect(sent).toEqual([
    ['Mortgage broker', 1],
    ['Mortgage broker, Halifax', 2],
  ]);
});
