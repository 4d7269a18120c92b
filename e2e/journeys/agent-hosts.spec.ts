import type { Page } from '@playwright/test';
import { waitForFreeTimes } from '../support/free-times';
import { alreadySignedIn } from '../support/people';
import { theProduct } from '../support/product';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

/** The address of a page on somebody's own host. Browsers know every name under localhost. */
function at(subdomain: string, path = '/'): string {
  const url = new URL(path, theProduct().url);
  url.hostname = `${subdomain}.localhost`;
  return url.href;
}

/** What the server answers on a host; the machine's own resolver may not know names under localhost. */
const html = async (page: Page, host: string, path = '/'): Promise<{ status: number; text: string }> => {
  const headers = { host: new URL(at(host)).host, accept: 'text/html' };
  const reply = await page.request.get(path, { headers, maxRedirects: 0 });
  return { status: reply.status(), text: await reply.text() };
};

const STATE = /<script type="application\/json" id="state">(.*?)<\/script>/;

/** What a page says of itself, and what it was told; its answers in whatever order they came. */
const alike = (text: string): { state: unknown; head: string[] } => ({
  state: JSON.parse(STATE.exec(text)?.[1] ?? ''),
  head: text.match(/<title>.*?<\/title>|<(?:meta|link) (?:name|property|rel)="[^>]*>/g) ?? [],
});
const headersIn = (text: string): number => text.match(/class="site-head|class="site-foot/g)?.length ?? 0;

test('an agent’s page is a site on their own host and a page of ours by its path, which is the address that counts', async ({
  page,
  complaints,
}) => {
  const own = await html(page, 'avery-chen');
  const byPath = await html(page, 'www', '/agent/avery-chen');
  expect([own.status, byPath.status]).toEqual([200, 200]);
  expect(alike(own.text)).toEqual(alike(byPath.text));
  expect([headersIn(own.text), headersIn(byPath.text)]).toEqual([0, 2]);
  const { origin } = new URL(theProduct().url);
  expect(own.text).toContain(`<link rel="canonical" href="${origin}/agent/avery-chen">`);
  expect(own.text).toContain(`<meta property="og:url" content="${origin}/agent/avery-chen">`);
  expect(own.text).toContain('"@type":"FinancialService"');

  await page.goto(at('avery-chen'));
  await hydrated(page);
  await expect(page.getByRole('banner')).toContainText('Avery Chen');
  await expect(page.getByText(/Next free: /)).toBeVisible();
  await page.getByLabel('Mortgage, in dollars').fill('600,000');
  await expect(page.getByText(/Every month \$/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the rest of the site is there too, without the assistant; Login leads to the site’s own host', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.goto(at('avery-chen', '/rates'));
  await hydrated(page);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(at('avery-chen'));
  await expect(page.getByRole('banner')).toContainText('Avery Chen');
  await page.goBack();
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL(`${theProduct().url}/auth`);
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the sign-in, the account and the office of an agent’s host are the site’s own', async ({ request }) => {
  for (const path of ['/auth?for=rates', '/account', '/admin/enquiries', '/moderator', '/blogs-edit']) {
    const headers = { host: new URL(at('avery-chen')).host, accept: 'text/html' };
    const reply = await request.get(path, { headers, maxRedirects: 0 });
    expect.soft([reply.status(), reply.headers()['location']]).toEqual([308, theProduct().url + path]);
  }
});

test('what somebody sends or books on an agent’s host is for that agent', async ({ page, request }) => {
  const name = `Hosted ${'abcdefghij'[test.info().repeatEachIndex]} Person`;
  await page.goto(at('avery-chen', '/contact'));
  await hydrated(page);
  const form = page.locator('#write');
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email address').fill('hosted@e2e.example.ca');
  await form.getByLabel('Your message').fill('Can you read my renewal letter?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(at('avery-chen', '/thankyou'));

  const { data: agent } = await (await request.get('/api/agents/avery-chen')).json();
  await page.goto(at('avery-chen', '/contact'));
  await hydrated(page);
  const asked = page.waitForRequest((sent) =>
    (decodeURIComponent(sent.url()) + (sent.postData() ?? '')).includes('bookingSlots'),
  );
  await waitForFreeTimes(page);
  const slots = await asked;
  expect(decodeURIComponent(slots.url()) + (slots.postData() ?? '')).toContain(`"agentId":"${agent.id}"`);

  await alreadySignedIn(page, ADMIN);
  await page.goto(`${theProduct().url}/admin/enquiries?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('avery-chen').first()).toBeVisible();
});

test('a host that is nobody’s shows the normal site, as it comes from the server', async ({ page, complaints }) => {
  const nobody = await html(page, 'nobody-here');
  const site = await html(page, 'www');
  expect([nobody.status, nobody.text]).toEqual([200, site.text]);
  await page.goto(at('nobody-here'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('50+ lenders');
  expect(complaints).toEqual([]);
});
