import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { RecordCount, RecordList } from './record-list';

interface Lender {
  id: string;
  name: string;
}
type Props = ComponentProps<typeof RecordList<Lender>>;

const page = (names: string[], totalItems = names.length): NonNullable<Props['list']> => ({
  items: names.map((name) => ({ id: name, name })),
  page: 1,
  limit: 2,
  totalItems,
});
const go = jest.fn();
const retry = jest.fn();
const show = (props: Partial<Props>): void =>
  void render(
    <RecordList
      what="The lenders"
      list={undefined}
      failed={false}
      retry={retry}
      empty={<p>No lenders yet</p>}
      columns={['Name']}
      look="table"
      row={({ name }) => (
        <tr>
          <td>{name}</td>
        </tr>
      )}
      go={go}
      {...props}
    />,
  );

test('waiting', () => {
  show({});
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('failed, and asked again', async () => {
  show({ failed: true });
  expect(screen.getByRole('alert')).toHaveTextContent('The lenders couldn’t be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('failed, in words of its own', () => {
  show({ failed: true, failure: <p role="alert">Sign in again</p> });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Sign in again$/);
});

test('empty', () => {
  show({ list: page([]) });
  expect(screen.getByText('No lenders yet')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a page past the end says nothing of the list, and leads back', async () => {
  show({ list: page([], 25) });
  expect(screen.queryByText('No lenders yet')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 1' }));
  expect(go).toHaveBeenCalledWith(1);
});

test('a table, page by page', async () => {
  show({ list: page(['Aspen', 'Cedar'], 3) });
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['Name', 'Aspen', 'Cedar']);
  expect(screen.getByText('1 to 2 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(go).toHaveBeenCalledWith(2);
});

test('cards where there are no columns', () => {
  show({ list: page(['Aspen']), columns: undefined, row: ({ name }) => <li>{name}</li> });
  expect(screen.getByRole('listitem')).toHaveTextContent('Aspen');
});

test('older than it should be: the records stay, and it is asked again by hand and once the browser is online', async () => {
  retry.mockClear();
  show({ list: page(['Aspen']), failed: true });
  expect(screen.getByRole('status')).toHaveTextContent('This may be out of date.');
  expect(screen.getByRole('cell', { name: 'Aspen' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => fireEvent(window, new Event('online')));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('how many there are', () => {
  const { rerender } = render(<RecordCount total={undefined} nouns={['entry', 'entries']} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<RecordCount total={1} nouns={['entry', 'entries']} />);
  expect(screen.getByRole('status')).toHaveTextContent('1 entry');
  rerender(<RecordCount total={2} nouns={['entry', 'entries']} />);
  expect(screen.getByRole('status')).toHaveTextContent('2 entries');
});
