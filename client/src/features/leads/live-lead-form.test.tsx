import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { keptScenario } from '../../lib/scenario/kept-scenario';
import { tabStorage } from '../../lib/tab-storage';
import { LiveLeadForm } from './live-lead-form';

beforeEach(() => tabStorage.clear());

test('a lead form that asks what for begins with what was said about rates', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ purpose: 'renewal' }));
  inApp(<LiveLeadForm source="LANDING" />);
  expect(await screen.findByDisplayValue('Renewal')).toBeVisible();
});

test('a form of a page for one kind stays with it', () => {
  sessionStorage.setItem('scenario', JSON.stringify({ purpose: 'renewal' }));
  inApp(<LiveLeadForm source="LANDING" mortgageType="refinance" />);
  expect(screen.queryByDisplayValue('Renewal')).toBeNull();
});

test('an amount that was said stands in the fold once that is open, and is in no form that nobody saw', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ purpose: 'renewal', mortgage: '310000' }));
  inApp(<LiveLeadForm source="LANDING" mortgageType="renewal" />);
  const owed = screen.getByLabelText(/What you still owe/);
  expect(owed).toHaveValue('');
  const fold = owed.closest('details');
  if (!fold) throw new Error('no fold');
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  await waitFor(() => expect(owed).toHaveValue('310,000'));
  // and no other answer is made of it
  expect(screen.getByLabelText(/When do you need it/)).toHaveValue('');
});

test('whoever opened the fold before the code came sees it there too', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ purpose: 'renewal', mortgage: '310000' }));
  const open = jest.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValue(true);
  inApp(<LiveLeadForm source="LANDING" mortgageType="renewal" />);
  await waitFor(() => expect(screen.getByLabelText(/What you still owe/)).toHaveValue('310,000'));
  open.mockRestore();
});

test.each([
  ['new_purchase', /Price you have in mind/, { purpose: 'PURCHASE', price: 700_000 }],
  ['renewal', /What you still owe/, { purpose: 'RENEWAL', mortgage: 700_000 }],
  // what is owed today is not the mortgage that is wanted
  ['refinance', /What you still owe/, { purpose: 'REFINANCE' }],
  ['equity_takeout', /What you still owe/, { purpose: 'REFINANCE' }],
] as const)('what is typed on the page for %s is said for the others', async (type, label, expected) => {
  inApp(<LiveLeadForm source="LANDING" mortgageType={type} />);
  fireEvent.change(screen.getByLabelText(label), { target: { value: '700,000' } });
  await waitFor(() => expect(keptScenario()).toEqual(expected));
});

test('the kind of mortgage that is chosen is said, and a worth of a home is no price', async () => {
  inApp(<LiveLeadForm source="LANDING" />);
  fireEvent.change(screen.getByLabelText(/What do you need/), { target: { value: 'equity_takeout' } });
  await waitFor(() => expect(keptScenario()).toEqual({ purpose: 'REFINANCE' }));
});

test('a form about a home that somebody owns says nothing of a purchase', () => {
  inApp(<LiveLeadForm source="PRIVATE_FINANCING" />);
  fireEvent.change(screen.getByLabelText(/What is the property worth/), { target: { value: '700000' } });
  // what was heard is kept when the page is left, if not before
  cleanup();
  expect(keptScenario()).toBeUndefined();
});

const type = (label: RegExp, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what was typed is there again after a reload, also in the fold, and no consent is', async () => {
  inApp(<LiveLeadForm source="LANDING" mortgageType="renewal" />);
  type(/Full name/, 'Ada Tremblay');
  type(/What you still owe/, '310000');
  fireEvent.click(screen.getByRole('checkbox'));
  cleanup();
  inApp(<LiveLeadForm source="LANDING" mortgageType="renewal" />);
  await waitFor(() => expect(screen.getByLabelText(/Full name/)).toHaveValue('Ada Tremblay'));
  expect(screen.getByLabelText(/What you still owe/)).toHaveValue('310,000');
  await waitFor(() => expect(screen.getByText('Add details (optional)').closest('details')).toHaveAttribute('open'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a page for another kind of mortgage keeps its own', async () => {
  inApp(<LiveLeadForm source="LANDING" />);
  type(/What do you need/, 'renewal');
  type(/Full name/, 'Ada Tremblay');
  cleanup();
  inApp(<LiveLeadForm source="LANDING" mortgageType="refinance" />);
  await waitFor(() => expect(screen.getByLabelText(/Full name/)).toHaveValue('Ada Tremblay'));
  expect(screen.queryByDisplayValue('Renewal')).toBeNull();
});

test('what was written to one agent is not offered to another', () => {
  inApp(<LiveLeadForm source="AGENT" agentId="one" />);
  type(/on your mind/, 'Hello Avery');
  cleanup();
  inApp(<LiveLeadForm source="AGENT" agentId="other" />);
  expect(screen.getByLabelText(/on your mind/)).toHaveValue('');
  cleanup();
  inApp(<LiveLeadForm source="AGENT" agentId="one" />);
  expect(screen.getByLabelText(/on your mind/)).toHaveValue('Hello Avery');
});
