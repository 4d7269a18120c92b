import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { Api } from '../../lib/api';
import { apolloOf } from '../../lib/apollo-module';
import { takeOrigin } from '../../lib/origin';
import { ApiProvider } from '../../lib/use-api';
import { GoogleWay } from './google-way';

test('the page that is loaded anew knows where one was going', async () => {
  performance.getEntriesByType = () => [];
  const link = new ApolloLink(
    () =>
      new Observable((sink) => {
        sink.next({ data: { signInOptions: { __typename: 'SignInOptions', googleClientId: 'client' } } });
        sink.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApiProvider api={Api.over(apolloOf(client))}>
      <MemoryRouter
        initialEntries={[{ pathname: '/auth', search: '?for=rates', state: { from: '/calculator?rate=4' } }]}
      >
        <GoogleWay />
      </MemoryRouter>
    </ApiProvider>,
  );
  const way = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(way).toHaveAttribute('href', '/auth?for=rates');
  way.addEventListener('click', (event) => event.preventDefault());
  way.click();
  expect(takeOrigin()).toBe('/calculator?rate=4');
});
