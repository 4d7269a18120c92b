import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { inApp } from '../../test/in-app';
import { AgentPage } from '../features/agent-site/agent-page';
import type { SiteAgent } from '../features/agent-site/agent-site';
import { InSite } from '../lib/in-site';
import AgentSitePage from '../pages/public/agent';
import { pagesOf } from './agent-host';
import { pageAt } from './routes';

const AGENT: SiteAgent = {
  __typename: 'Agent',
  id: 'a',
  licensedName: 'Avery Chen',
  title: 'Mortgage agent',
  subdomain: 'avery-chen',
  headline: 'I read every line.',
  intro: null,
  bio: null,
  phone: null,
  email: null,
  licences: [],
  brokerageName: 'Tamarack',
  brokerageLicenceNumber: null,
  languages: [],
  specialities: [],
  serviceAreas: [],
  social: { __typename: 'AgentSocial', website: null, linkedin: null, instagram: null, facebook: null },
  reviews: [],
  hours: [],
  photo: null,
  shareImageUrl: '/share/agent-a.png',
};

const page = <AgentPage agent={AGENT} book={<p>Book</p>} form={<p>Form</p>} foot={<p>Small print</p>} />;

test('on the agent’s own host the page is a site: its own header, main part and footer', async () => {
  for (const address of ['/', '/agent/avery-chen'])
    expect(pagesOf({ agent: 'avery-chen', site: 'https://mortgages.example.ca' })(address).page.layout).toBe('bare');
  inApp(page);
  await act(() => Promise.resolve());
  expect(screen.getByRole('banner')).toHaveTextContent('Avery Chen');
  expect(screen.getByRole('main')).toHaveTextContent('I read every line.');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Small print');
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main');
});

test('customer spec §2: on the site’s own host it stands between the site’s header and footer, and adds none', async () => {
  expect(pageAt('/agent/avery-chen').page.layout).toBe('site');
  const inSite = (
    <main>
      <InSite value>{page}</InSite>
    </main>
  );
  inApp(inSite);
  await act(() => Promise.resolve());
  expect(screen.getAllByRole('main')).toHaveLength(1);
  // within the main part a header is no banner and a footer no site's
  expect(screen.getByRole('main')).toContainElement(screen.getByText('Avery Chen', { selector: 'header b' }));
  expect(screen.getByRole('main')).toContainElement(screen.getByText('Small print'));
  expect(screen.queryByRole('link', { name: 'Skip to main content' })).toBeNull();
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible();
});

test('a page that cannot be asked for says so in the catalogue’s words, and is asked for again', async () => {
  let asked = 0;
  const away = (): Error => {
    asked += 1;
    return new Error('offline');
  };
  inApp(
    <Routes>
      <Route path="/agent/:subdomain" element={<AgentSitePage />} />
    </Routes>,
    { at: '/agent/avery-chen', answers: { AgentSite: away } },
  );
  expect(await screen.findByText(MESSAGES.agentBySubdomainFailed)).toBeVisible();
  expect(MESSAGES.agentBySubdomainFailed).toBe('Failed to fetch agent by subdomain');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toBe(2);
});
