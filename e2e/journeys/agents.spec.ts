import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, inBothThemes } from '../support/axe';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

/** Names of this run alone: repeated runs share a product. */
const run = (): string => `${'abcdefghijklmnop'[test.info().repeatEachIndex]}${test.info().project.name.charAt(0)}`;

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#3a9079' } })
    .jpeg()
    .toBuffer();

async function editor(page: Page, address: string): Promise<void> {
  await alreadySignedIn(page, ADMIN);
  await page.goto(address);
  await hydrated(page);
}

async function addAgent(page: Page, name: string, subdomain: string): Promise<void> {
  await editor(page, '/agentManager/new');
  await page.getByLabel('Licensed name').fill(name);
  await page.getByLabel('Title').selectOption('Mortgage broker');
  await page.getByLabel('Address of the page').fill(subdomain);
  await page.getByLabel('Licence number').fill('M24001234');
  await page.getByRole('button', { name: 'Add agent' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('an agent is added: the address is checked while it is typed, and visitors see them once they are shown', async ({
  page,
  complaints,
}) => {
  const [name, subdomain] = [`Robin ${run()} Park`, `robin-${run()}`];
  await editor(page, '/agentManager');
  await page.getByRole('link', { name: 'Add an agent' }).click();
  await page.getByRole('button', { name: 'Add agent' }).click();
  await expect(page.getByText('Failed to create agent')).toBeVisible();
  await expect(page.getByLabel('Licensed name')).toHaveAccessibleDescription(/Enter the name on the licence/);
  await expectAccessible(page, 'an agent with mistakes');

  await page.getByLabel('Licensed name').fill(name);
  await page.getByLabel('Title').selectOption('Mortgage broker');
  const address = page.getByLabel('Address of the page');
  await address.fill('www');
  await expect(page.getByText('This address is kept for the site itself.')).toBeVisible();
  await address.fill('avery-chen');
  await expect(page.getByText('Another agent has this address.')).toBeVisible();
  await address.fill(subdomain);
  await expect(page.getByText('This address is free.')).toBeVisible();
  await page.getByLabel('Licence number').fill('M24001234');
  await page.getByLabel('Expires').fill('March 31, 2099');
  await page.getByRole('button', { name: 'Add a language' }).click();
  await expect(page.getByLabel('Language', { exact: true })).toBeFocused();
  await page.getByLabel('Language', { exact: true }).fill('Tamil');
  await page.getByRole('button', { name: 'Add agent' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  const state = async (): Promise<number> => (await page.request.get(`/api/agents/${subdomain}`)).status();
  expect(await state()).toBe(404);
  await page.getByRole('button', { name: 'Show to visitors' }).click();
  await expect(page.getByRole('button', { name: 'Hide from visitors' })).toBeVisible();
  expect(await state()).toBe(200);

  await page.goto(`/agentManager?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('until March 31, 2099');
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('button', { name: 'Remove agent' }).click();
  await expect(row).toBeHidden();
  expect(await state()).toBe(404);
  expect(complaints).toEqual([]);
});

test('a photo is added with the point that must be visible; an old address leads to the new one until they are hidden', async ({
  page,
  request,
  complaints,
}) => {
  const [name, subdomain] = [`Photo ${run()} Person`, `photo-${run()}`];
  await addAgent(page, name, subdomain);
  await expect(page.getByText('Without a photo the page shows a window')).toBeVisible();
  await page.getByLabel('Photo file').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }); // prettier-ignore
  await expect(page.getByText('Choose a PNG, JPEG, WebP or AVIF photo of 10 MB or less.')).toBeVisible();
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await page.getByLabel('Photo file').setInputFiles(file);
  await expect(page.getByAltText('All of it, as it was sent')).toBeVisible();
  await page.getByRole('slider', { name: 'From the top' }).fill('80');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${name} was saved`)).toBeVisible();
  await inBothThemes(page, 'an agent with a photo');
  await page.getByRole('button', { name: 'Show to visitors' }).click();
  await expect(page.getByRole('button', { name: 'Hide from visitors' })).toBeVisible();
  const { data } = await (await request.get(`/api/agents/${subdomain}`)).json();
  expect(data.photo).toMatchObject({ width: 600, height: 800, focusX: 50, focusY: 80 });
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Without a photo the page shows a window')).toBeVisible();

  await page.getByLabel('Address of the page').fill(`${subdomain}-now`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const moved = () => request.get(`/agent/${subdomain}`, { maxRedirects: 0 });
  await expect.poll(async () => (await moved()).status()).toBe(308);
  expect((await moved()).headers()['location']).toBe(`/agent/${subdomain}-now`);
  await page.getByRole('button', { name: 'Hide from visitors' }).click();
  await expect(page.getByRole('button', { name: 'Show to visitors' })).toBeVisible();
  await expect.poll(async () => (await request.get(`/agent/${subdomain}-now`)).status()).toBe(404);
  expect(complaints).toEqual([]);
});

test('of two editors the second is told, and can load what the first one saved', async ({ page, context }) => {
  const [name, subdomain] = [`Twice ${run()} Edited`, `twice-${run()}`];
  await addAgent(page, name, subdomain);
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await other.getByLabel('Headline').fill('From the other desk');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText(`${name} was saved`)).toBeVisible();
  await page.getByLabel('Headline').fill('From this desk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to update agent')).toBeVisible();
  await expect(page.getByText('Somebody else changed this agent')).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('From this desk');
  await page.getByRole('button', { name: 'Load the newest version' }).click();
  const question = page.getByRole('alertdialog', { name: 'Load their version?' });
  await question.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(page.getByLabel('Headline')).toHaveValue('From the other desk');
});

test('an agent’s page is theirs: what the server renders, its free times, and what is sent there', async ({
  page,
  request,
  complaints,
}) => {
  const html = await (await request.get('/agent/avery-chen')).text();
  expect(html).toContain('<title>Avery Chen, mortgage agent, level 2');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/agent\/avery-chen">/);
  expect(html).toMatch(/og:image" content="[^"]*\/share\/agent-[0-9a-f-]+\.png"/);
  expect(html).toContain('"@type":"FinancialService"');
  expect(html).toContain('I read every line before you sign one.');
  const [, picture = ''] = /og:image" content="[^"]*(\/share\/[^"]+)"/.exec(html) ?? [];
  expect((await request.get(picture)).headers()['content-type']).toBe('image/png');

  // the times of a call are those of the agent whose page it is
  const { data: agent } = await (await request.get('/api/agents/avery-chen')).json();
  const said = (sent: Request): string => decodeURIComponent(sent.url()) + (sent.postData() ?? '');
  const asked = page.waitForRequest((sent) => said(sent).includes('bookingSlots'));
  await page.goto('/agent/avery-chen');
  expect(said(await asked)).toContain(`"agentId":"${agent.id}"`);
  await hydrated(page);
  // between the header and the footer of the site
  await expect(page.getByRole('banner').getByRole('link', { name: 'Apply Now' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('M00000000 (sample)');
  await expect(page.getByText(/Next free: /)).toBeVisible();
  const payment = page.getByText(/Every month \$/);
  const before = await payment.textContent();
  await page.getByLabel('Mortgage, in dollars').fill('600,000');
  await expect(payment).not.toHaveText(before ?? '');
  await page.getByLabel('Mortgage, in dollars').fill('lots');
  await expect(page.getByText('Every month Check the amounts')).toBeVisible();
  await page.getByRole('button', { name: 'See free times' }).click();
  await expect(page.getByRole('heading', { name: 'What time works for you?' })).toBeVisible();

  // a message says whom it is for, and the office reads where it came from
  const name = `Written ${run()} Person`;
  const form = page.locator('#write');
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email address').fill('written@e2e.example.ca');
  await form.getByLabel('What’s on your mind?').fill('Can you read my renewal letter?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/thankyou$/);
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Can you read my renewal letter?')).toBeVisible();
  await expect(page.getByText('avery-chen').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

// the same in a browser, on a host that is nobody’s, is in agent-hosts.spec.ts
test('an address that is nobody’s shows the normal home page, and no search keeps it', async ({ request }) => {
  const reply = await request.get('/agent/nobody-here');
  expect(reply.status()).toBe(404);
  const html = await reply.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<h1[^>]*>.*50\+ lenders.*One clear answer\..*<\/h1>/s);
  expect(html).toContain('Apply Now');
});
