import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../../test/in-app';
import { SavedList } from './list';

const saved = (label: string, kind = 'PREPAYMENT') => ({
  __typename: 'Calculation',
  id: label.replaceAll(' ', '-'),
  kind,
  label,
  inputs: { scenario: `principal=${label.length}00000` },
  results: {},
  rulesAsOf: '2026-11-01',
  createdAt: '2026-11-20T14:12:00.000Z',
});

let answers: Answers = {};
let kept = [saved('The cottage')];
const list = () => ({
  myCalculations: { __typename: 'CalculationPage', totalItems: kept.length, items: kept },
});
const GONE = (): Error => new Error('the network is gone');

beforeEach(() => {
  kept = [saved('The cottage')];
  answers = { SavedCalculations: list };
});
const show = (): void => inApp(<SavedList empty={<p>No calculations here yet</p>} />, { answers });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test('a name that could not be kept stays in its field, and is kept at the second try', async () => {
  answers.RenameCalculation = GONE;
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename The cottage' }));
  const field = screen.getByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, 'The blue one{Enter}');
  expect(await screen.findByText('This could not be saved. Please try again.')).toBeVisible();
  expect(field).toHaveValue('The blue one');
  expect(field).toHaveAccessibleDescription('This could not be saved. Please try again.');
  answers.RenameCalculation = ({ id, label }) => ({
    renameCalculation: {
      __typename: 'RenameCalculationPayload',
      userErrors: [],
      calculation: { __typename: 'Calculation', id, label },
    },
  });
  await userEvent.click(button('Keep this name'));
  expect(await screen.findByRole('link', { name: 'The blue one' })).toBeVisible();
  expect(button('Rename The blue one')).toHaveFocus();
});

test('what is typed while a name is being kept stays in its field', async () => {
  let label: unknown;
  answers.RenameCalculation = (asked) => {
    label = asked.label;
    return {
      renameCalculation: {
        __typename: 'RenameCalculationPayload',
        userErrors: [],
        calculation: { __typename: 'Calculation', ...asked },
      },
    };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename The cottage' }));
  const field = screen.getByLabelText('Name');
  fireEvent.change(field, { target: { value: 'The blue' } });
  fireEvent.click(button('Keep this name'));
  fireEvent.change(field, { target: { value: 'The blue one' } });
  await waitFor(() => expect(label).toBe('The blue'));
  await waitFor(() => expect(button('Keep this name')).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByLabelText('Name')).toHaveValue('The blue one');
});

test('what could not be deleted stays, and says so', async () => {
  answers.DeleteCalculation = GONE;
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete The cottage' }));
  expect(await screen.findByText('This could not be deleted. Please try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The cottage' })).toBeVisible();
});

test('what is deleted by mistake comes back: the focus is at Undo', async () => {
  answers.DeleteCalculation = ({ id }) => {
    kept = [];
    return { deleteCalculation: { __typename: 'DeleteCalculationPayload', userErrors: [], deletedId: id } };
  };
  answers.SaveCalculation = () => {
    kept = [saved('The cottage')];
    return {
      saveCalculation: {
        __typename: 'SaveCalculationPayload',
        userErrors: [],
        calculation: { __typename: 'Calculation', id: 'again' },
      },
    };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete The cottage' }));
  expect(await screen.findByText('“The cottage” is deleted.')).toBeVisible();
  expect(await screen.findByText('No calculations here yet')).toBeVisible();
  expect(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'The cottage' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('payments alone are compared, two or three of them', async () => {
  kept = [saved('One'), saved('Another'), saved('A home', 'PURCHASE')];
  show();
  expect(await screen.findByText('Payments can be compared side by side: tick two or three.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Compare A home' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare One' }));
  expect(screen.queryByRole('link', { name: /^Compare these/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Another' }));
  const compare = screen.getByRole('link', { name: 'Compare these 2' });
  expect(compare).toHaveAttribute('href', expect.stringMatching(/^\/calculator\/compare\?count=2/));
});

test('the Escape that ends a word of an input method takes no name away', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename The cottage' }));
  const field = screen.getByLabelText('Name');
  fireEvent.change(field, { target: { value: '湖畔' } });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(field).toHaveValue('湖畔');
  expect(field).toBeInTheDocument();
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(field).not.toBeInTheDocument());
});
