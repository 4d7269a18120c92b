import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { RowsField } from './rows-field';
import { TextField } from './text-field';

let values: unknown;
function Watch(): ReactNode {
  values = useFormikContext().values;
  return null;
}

const DEBTS = ['Car loan', 'Card', 'Line of credit'].map((lender, index) => ({ id: `r${index + 1}`, lender }));

function show(most?: number, debts: unknown = DEBTS): void {
  render(
    <Formik initialValues={{ debts }} onSubmit={() => undefined}>
      <form>
        <Watch />
        <RowsField
          name="debts"
          add="Add another debt"
          unnamed="New debt"
          {...(most !== undefined && { most })}
          summary={({ lender }) => ({ title: typeof lender === 'string' ? lender : '' })}
        >
          {(_, place) => <TextField name={`${place}.lender`} label="Lender" />}
        </RowsField>
      </form>
    </Formik>,
  );
}

/** Formik validates in a promise. */
const done = (change: () => void): Promise<void> =>
  act(async () => {
    change();
    await Promise.resolve();
  });
const press = (name: string): Promise<void> => done(() => fireEvent.click(screen.getByRole('button', { name })));
const lenders = (): unknown[] => (values as { debts: { lender?: unknown }[] }).debts.map(({ lender }) => lender);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('with the second of three removed, what is typed goes into the right row', async () => {
  show();
  await press('Edit Line of credit');
  await press('Remove Card');
  const row = within(screen.getByRole('region', { name: 'Line of credit' }));
  await done(() => fireEvent.change(row.getByLabelText('Lender'), { target: { value: 'Line at the credit union' } }));
  expect(lenders()).toEqual(['Car loan', 'Line at the credit union']);
  expect((values as { debts: { id: string }[] }).debts.map(({ id }) => id)).toEqual(['r1', 'r3']);
});

test('removing leads to the next row, or to the button that adds; the last one removed can be taken back', async () => {
  show();
  await press('Remove Card');
  expect(screen.getByRole('heading', { name: 'Line of credit' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Card was removed.');
  await press('Undo removing Card');
  expect(lenders()).toEqual(['Car loan', 'Card', 'Line of credit']);
  expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus();
  await press('Remove Line of credit');
  expect(screen.getByRole('button', { name: 'Add another debt' })).toHaveFocus();
  act(() => jest.advanceTimersByTime(3_600_000));
  await press('Remove Card');
  expect(screen.getByRole('status')).toHaveTextContent(/^Card was removed\.Undo/);
  await press('Undo removing Card');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(lenders()).toEqual(['Car loan', 'Card']);
});

test('where as many as there may be stand again, none comes back beside them', async () => {
  show(3);
  await press('Remove Card');
  await press('Add another debt');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Remove New debt');
  await press('Undo removing New debt');
  expect(lenders()).toHaveLength(3);
});

test('a new row opens with the focus in its first field, and closes to a summary', async () => {
  show();
  await press('Add another debt');
  const field = screen.getByLabelText('Lender');
  expect(field).toHaveFocus();
  await done(() => fireEvent.change(field, { target: { value: 'Student loan' } }));
  await press('Done with Student loan');
  expect(screen.queryByLabelText('Lender')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Student loan' })).toHaveFocus();
});

test('rows that another program saved without ids are told apart', async () => {
  show(undefined, [{ lender: 'Car loan' }, { lender: 'Card' }, { id: 7, lender: 'Line of credit' }]);
  await press('Edit Card');
  expect(screen.getAllByLabelText('Lender')).toHaveLength(1);
  await press('Remove Car loan');
  expect(screen.getByLabelText('Lender')).toHaveValue('Card');
  expect(lenders()).toEqual(['Card', 'Line of credit']);
});

test('what another program saved instead of a list breaks no page', async () => {
  show(undefined, 'none');
  await press('Add another debt');
  expect(screen.getByLabelText('Lender')).toHaveValue('');
});
