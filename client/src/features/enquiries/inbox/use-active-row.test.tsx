import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { inApp } from '../../../../test/in-app';
import { signIn, signOut } from '../../../lib/session';
import { UnsavedGuard } from '../../../ui/console/unsaved';
import { useTyped } from '../../../ui/console/use-typed';
import type { EnquiryRowFragment } from '../enquiries.generated';
import { useActiveRow } from './use-active-row';
import type { InboxEntry } from './use-list';

const entry = (id: string): InboxEntry => ({ kind: 'row', id, enquiry: { id } as EnquiryRowFragment });
const ENTRIES = [entry('ada'), entry('wei')];

function Task({ id }: { id: string }): ReactNode {
  const [text, setText] = useTyped(`task:${id}`, '');
  return <input aria-label={`Task of ${id}`} value={text} onChange={({ target }) => setText(target.value)} />;
}
function Panes(): ReactNode {
  const { file, choose } = useActiveRow(ENTRIES, true);
  return (
    <>
      <button onClick={() => choose('wei')}>Wei</button>
      {file && <Task key={file} id={file} />}
    </>
  );
}

beforeEach(() => signIn({ token: 't', role: 3, id: 'me', name: 'Ada Roy', email: 'ada@example.ca' }));
afterEach(() => signOut());

test('another file is shown beside the list only once it is clear what happens to what was typed', async () => {
  inApp(
    <UnsavedGuard>
      <Panes />
    </UnsavedGuard>,
  );
  fireEvent.change(await screen.findByLabelText('Task of ada'), { target: { value: 'Call her bank' } });
  const asked = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(screen.getByRole('button', { name: 'Wei' }));
  expect(await asked()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Task of ada')).toHaveValue('Call her bank');
  await userEvent.click(screen.getByRole('button', { name: 'Wei' }));
  await asked();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByLabelText('Task of wei')).toHaveValue('');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
