import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { UNEXPECTED } from '../features/site/failure';
import { Api } from '../lib/api';
import { apolloOf } from '../lib/apollo-module';
import { App } from './app';
import type { PageRoute } from './routes';

let isBroken = true;
function Page(): ReactNode {
  if (isBroken) throw new Error('broken');
  return <p>The page</p>;
}
const PAGE: PageRoute = {
  path: '/here',
  layout: 'bare',
  load: () => Promise.resolve({ default: Page, head: () => ({ title: 'Here', description: 'A page.' }) }),
  Component: Page,
};

test('a page that broke has its own title again once it is tried again', async () => {
  // React reports what broke
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.title = 'Here';
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  render(
    <App
      api={Api.over(apolloOf(client))}
      router={(shell) => <MemoryRouter initialEntries={['/here']}>{shell}</MemoryRouter>}
      at={(pathname) => ({ page: PAGE, params: {}, as: pathname })}
    />,
  );
  expect(document.title).toBe(UNEXPECTED);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The page')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^Here \|/));
});
