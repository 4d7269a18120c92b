import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { Api } from '../../lib/api';
import { apolloOf } from '../../lib/apollo-module';
import { ApiProvider } from '../../lib/use-api';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { signIn, signOut } from '../../lib/session';
import { Header } from './header';
import { SiteSettingsDocument } from './site-settings.generated';

function show(home = true, at = '/'): HTMLElement {
  const client = new ApolloClient({
    link: new ApolloLink(() => new Observable(() => undefined)),
    cache: new InMemoryCache(),
  });
  client.writeQuery({
    query: SiteSettingsDocument,
    data: {
      siteSettings: {
        __typename: 'SiteSettings',
        brandName: 'Tamarack',
        legalName: 'Tamarack Mortgage Inc.',
        licenceNumber: null,
        licences: [],
        tagline: 'Brokers',
        phone: '+18005550142',
        email: 'hello@example.ca',
        addresses: [],
        propertySearchUrl: 'https://homes.example.ca/',
        socialLinks: [],
        lenders: null,
        privacyOfficer: 'Jo Example',
        consents: [],
      },
    },
  });
  render(
    <ApiProvider api={Api.over(apolloOf(client))}>
      <MemoryRouter initialEntries={[at]}>
        <Header home={home} />
        <h1 tabIndex={-1}>Page</h1>
      </MemoryRouter>
    </ApiProvider>,
  );
  return screen.getByRole('banner');
}

function scrollTo(y: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => {
  scrollTo(0);
  act(() => signOut());
});

it.each([
  ['/calculator', 'page'],
  ['/calculator/renewal', 'true'],
  ['/rates', null],
])('marks Calculator at %s: %s', (at, marked) => {
  show(false, at);
  const link = screen.getByRole('link', { name: 'Calculator' });
  expect(link.getAttribute('aria-current')).toBe(marked);
});

it('casts a shadow after 10 px and not before', () => {
  const header = show();
  scrollTo(10);
  expect(header).not.toHaveClass('scrolled');
  scrollTo(11);
  expect(header).toHaveClass('scrolled');
});

it('hides past 100 px on the way down and comes back on the way up', () => {
  const header = show();
  scrollTo(60);
  scrollTo(100);
  expect(header).not.toHaveClass('hidden-up');
  scrollTo(101);
  expect(header).toHaveClass('hidden-up');
  scrollTo(95);
  expect(header).not.toHaveClass('hidden-up');
  scrollTo(300);
  scrollTo(299);
  expect(header).not.toHaveClass('hidden-up');
});

it('stays on every page but the home page', () => {
  const header = show(false);
  scrollTo(400);
  expect(header).not.toHaveClass('hidden-up');
  expect(header).toHaveClass('scrolled');
});

it('never hides while the focus is inside, and comes back when it enters', () => {
  const header = show();
  scrollTo(400);
  expect(header).toHaveClass('hidden-up');
  act(() => screen.getByRole('link', { name: 'Apply Now' }).focus());
  expect(header).not.toHaveClass('hidden-up');
  scrollTo(500);
  expect(header).not.toHaveClass('hidden-up');
});

it('never hides while a list hangs open from it', async () => {
  const header = show();
  await userEvent.click(screen.getByRole('button', { name: 'About' }));
  act(() => screen.getByRole('heading', { name: 'Page' }).focus());
  expect(screen.queryByRole('link', { name: 'About Us' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'About' }));
  scrollTo(400);
  expect(header).not.toHaveClass('hidden-up');
});

it('opens About as a disclosure that Escape closes, giving the focus back', async () => {
  show();
  const button = screen.getByRole('button', { name: 'About' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const names = within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual([
    'Home',
    'About Us',
    'Contact',
    'Careers',
    'Property Search(opens another site)',
    'Rates',
    'Calculator',
  ]);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'About Us' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

it('offers Login, the phone and Apply Now to visitors', () => {
  show();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
  expect(screen.getByRole('link', { name: 'Call 1 800 555-0142' })).toHaveAttribute('href', 'tel:+18005550142');
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/form-selection');
});

it.each([
  [1, ['My Account']],
  [2, ['My Account']],
  [3, ['My Account', 'Admin Panel']],
])('shows role %i its own links in the account menu, and Logout', async (role, links) => {
  act(() => signIn({ token: 'token', role, id: 'user', name: 'Ada Example', email: 'ada@example.ca' }));
  show();
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ada' }));
  for (const name of ['My Account', 'Admin Panel']) {
    expect(screen.queryAllByRole('link', { name })).toHaveLength(links.includes(name) ? 1 : 0);
  }
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

it('opens the menu of small screens as a dialog and closes it', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(dialog).getByRole('link', { name: 'Careers' })).toBeInTheDocument();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
