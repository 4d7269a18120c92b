import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { inApp, type Answers } from '../../../test/in-app';
import { Api } from '../../lib/api';
import { apolloOf } from '../../lib/apollo-module';
import { ApiProvider } from '../../lib/use-api';
import { LiveWatchForm } from './live-watch-form';
import { WatchForm } from './watch-form';

const ANSWER = {
  rateWatchAnswer: {
    ...{ __typename: 'RateWatchAnswer', met: false, unknown: null, metAtPct: 3.5, figures: null },
    rate: { __typename: 'RateWatchRate', bankName: 'Granite', term: 5, rate: 4.19, apr: 4.21 },
  },
};

beforeEach(() => sessionStorage.clear());

test('an answer to other figures never stands where the one that is asked for did not come', async () => {
  const answers: Answers = { RateWatchAnswer: () => ANSWER };
  inApp(<LiveWatchForm sender={undefined} />, { answers });
  const type = (label: RegExp, value: string): boolean =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('radio', { name: /^A rate is published/ }));
  await screen.findByLabelText(/^At this rate or lower/);
  type(/^Term of the fixed rate/, '5');
  type(/^At this rate or lower/, '3.5');
  type(/^Province/, 'ON');
  expect(await screen.findByText(/You’re waiting for 3\.50%/)).toBeVisible();
  answers['RateWatchAnswer'] = () => new Error('offline');
  type(/^At this rate or lower/, '3.2');
  expect(await screen.findByText('Today’s answer couldn’t be loaded')).toBeVisible();
  expect(screen.queryByText(/You’re waiting for/)).toBeNull();
  answers['RateWatchAnswer'] = () => ANSWER;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You’re waiting for/)).toBeVisible();
});

test('after a reload, what was typed stands there without a touch', async () => {
  sessionStorage.setItem('typed:rate-watch', JSON.stringify({ goal: 'rate', targetPct: '3.5' }));
  const api = Api.over(apolloOf(new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })));
  const box = document.createElement('div');
  // the server waits for all of a page: its boundary is whole
  box.innerHTML = '<div><!--$--><p>As the server wrote it</p><!--/$--></div>';
  document.body.append(box);
  await act(
    async () =>
      void hydrateRoot(
        box,
        <ApiProvider api={api}>
          <MemoryRouter>
            <WatchForm sender={undefined} />
          </MemoryRouter>
        </ApiProvider>,
        // the test's own words are no form
        { onRecoverableError: () => undefined },
      ),
  );
  expect(await screen.findByDisplayValue('3.5')).toBeVisible();
});
