import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { inApp, type Answers } from '../../../test/in-app';
import { fits } from './choices';
import { Palette } from './palette';

const Here = (): ReactNode => <output aria-label="Address">{useLocation().pathname}</output>;

const NOTHING: Answers = { FindAnything: () => ({ search: { __typename: 'SearchResults', items: [] } }) };

/** The palette, open and ready to type into. */
async function office(answers = NOTHING): Promise<{ closed: jest.Mock }> {
  const closed = jest.fn();
  inApp(
    <>
      <Here />
      <Palette isOpen onClose={closed} level={3} logout={() => undefined} />
    </>,
    { at: '/admin', answers },
  );
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  return { closed };
}
const address = (): string | null => screen.getByLabelText('Address', { selector: 'output' }).textContent;

test('Enter takes the marked choice', async () => {
  const { closed } = await office();
  await userEvent.keyboard('view si');
  await screen.findByRole('option', { name: 'View site' });
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('Enter takes the first choice when none is marked, as after a paste', async () => {
  const { closed } = await office();
  await userEvent.paste('view si');
  await screen.findByRole('option', { name: 'View site' });
  expect(document.querySelector('[data-focused][role=option]')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('the arrows choose, and Enter takes that one', async () => {
  await office();
  await userEvent.keyboard('s');
  const options = await screen.findAllByRole('option');
  expect(options.length).toBeGreaterThan(1);
  await userEvent.keyboard('{ArrowDown}');
  const marked = document.querySelector<HTMLElement>('[data-focused][role=option]');
  expect(marked).not.toBe(options[0]);
  await userEvent.keyboard('{Enter}');
  expect(address()).not.toBe('/admin');
});

test('Enter with nothing found leaves the palette as it is', async () => {
  const { closed } = await office();
  await userEvent.keyboard('zzqq');
  await screen.findByText('No results');
  await userEvent.keyboard('{Enter}');
  expect(closed).not.toHaveBeenCalled();
});

test('Enter never takes somebody who was found for other letters, while the answer to these is on its way', async () => {
  const anna = { __typename: 'SearchHit', id: 'e1', kind: 'ENQUIRY', title: 'Anna Roy', detail: 'A renewal' };
  const { closed } = await office({
    FindAnything: ({ q }) => (q === 'anna' ? { search: { __typename: 'SearchResults', items: [anna] } } : undefined),
  });
  await userEvent.keyboard('anna');
  await screen.findByRole('option', { name: /Anna Roy/ });
  await userEvent.keyboard(' r');
  expect(screen.getByRole('option', { name: /Anna Roy/ })).toBeVisible();
  await userEvent.tripleClick(screen.getByRole('textbox'));
  await userEvent.paste('bob');
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect(screen.queryByRole('option', { name: /Anna Roy/ })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(closed).not.toHaveBeenCalled();
  expect(address()).toBe('/admin');
});

test('an accent more or less finds the same', () => {
  expect([fits('Call Zoé Bélanger', 'zoe bel'), fits('Settings', 'séttings'), fits('Settings', 'zoe')]).toEqual([
    true,
    true,
    false,
  ]);
});
