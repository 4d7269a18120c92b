import { expectAccessible } from '../support/axe';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

test('a row says where they came from and that their address is refused; the file puts it right', async ({
  page,
  complaints,
}, { repeatEachIndex }) => {
  const fullName = `Wrong Address${repeatEachIndex}`;
  const right = `right${repeatEachIndex}@e2e.example.ca`;
  const person = { fullName, email: `wrong${repeatEachIndex}@e2e.example.ca`, phone: '416 967-1399' };
  const touch = [{ path: '/', utm_source: 'facebook', utm_campaign: 'one-payment' }];
  const sent = await page.request.post('/mortgage/basic', {
    data: { ...person, mortgageType: 'renewal', consent: { contact: true } },
    headers: { 'x-attribution': encodeURIComponent(JSON.stringify(touch)) },
  });
  expect(sent.status()).toBe(201);
  // what a mail server says of an address needs a mail server: here its mark is put into the answer
  await page.route('**/graphql', async (route) => {
    if (!/query (Enquiries|EnquiryById)\(/.test(route.request().postData() ?? '')) return route.continue();
    const reply = await route.fetch();
    interface Item {
      email: string;
      emailRefusal: unknown;
    }
    const json = (await reply.json()) as { data: { enquiries?: { items: Item[] }; enquiry?: { enquiry: Item } } };
    // the file beside the list says it too
    const items = json.data.enquiries?.items ?? (json.data.enquiry ? [json.data.enquiry.enquiry] : []);
    for (const item of items) if (item.email === person.email) item.emailRefusal = 'NO_MAILBOX';
    return route.fulfill({ response: reply, json });
  });
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(fullName)}`);
  await hydrated(page);
  const row = page.getByRole('row', { name: new RegExp(fullName) });
  await expect(row).toContainText('Facebook');
  await expect(row).toContainText('Email refused');
  await expectAccessible(page);

  await row.getByRole('link', { name: fullName, exact: true }).click();
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Correct email or phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct email or phone' });
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter an email address, like name@example.ca');
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(right);
  await dialog.getByLabel('Phone').fill('604 555 0147');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: right })).toBeVisible();
  await expect(page.getByRole('link', { name: '604 555-0147' })).toBeVisible();
  await expect(page.locator('.log').last()).toContainText('Email address corrected. Phone number corrected');
  await expect(page.locator('main')).not.toContainText(person.email);
  expect(complaints).toEqual([]);
});

test('a search with more than it finds says so, and selects what it shows', async ({ page, complaints }) => {
  // a thousand enquiries are the server tests' business: here the answers are made to say that there are more
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (!/query (Enquiries\(|EnquiriesMatching)/.test(asked)) return route.continue();
    const reply = await route.fetch();
    const json = (await reply.json()) as { data: Record<string, object | undefined> };
    const { enquiries, enquiriesMatching } = json.data;
    const data = {
      ...(enquiries && { enquiries: { ...enquiries, totalItems: 1_000, isTotalCapped: true } }),
      ...(enquiriesMatching && { enquiriesMatching: { ...enquiriesMatching, count: 1_000, isCapped: true } }),
    };
    return route.fulfill({ response: reply, json: { data } });
  });
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/enquiries?q=e');
  await hydrated(page);
  await expect(page.getByText('This search shows the newest 1,000 matches.')).toBeVisible();
  await expect(page.getByText('1,000+ enquiries')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await bar.getByRole('button', { name: 'Select the newest 1,000' }).click();
  await expect(bar).toContainText('The newest 1,000 selected');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
