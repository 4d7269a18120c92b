import { expectAccessibleInBothThemes, clean } from '../support/axe';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, test } from '../support/test';

interface Answer {
  data?: { officeFigures?: { now: { leads: number; waiting: number; within24H: number } } };
}

test('the numbers of the office: the period in the address, each chart also as a table', async ({
  page,
  complaints,
}) => {
  const data = {
    fullName: 'Numbers Person',
    email: 'numbers@e2e.example.ca',
    phone: '416 967-1177',
    mortgageType: 'renewal',
  };
  const sent = await page.request.post('/mortgage/basic', { data: { ...data, consent: { contact: true } } });
  expect(sent.status()).toBe(201);
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Answer next' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Overview' }).getByRole('link', { name: 'Numbers' }).click();
  const byWeek = page.getByRole('region', { name: 'Leads by week and source' });
  await expect(byWeek).toBeVisible();

  // as a table: four weeks, the last of which has the lead that was just sent
  await byWeek.getByRole('radio', { name: 'Table' }).click();
  const weeks = byWeek.getByRole('table').getByRole('row');
  await expect(weeks).toHaveCount(5);
  expect(Number(await weeks.last().getByRole('cell').first().textContent())).toBeGreaterThan(0);
  await byWeek.getByRole('radio', { name: 'Chart' }).click();
  await expect(byWeek.getByRole('img')).toHaveAccessibleName(/\d+ leads in 4 weeks/);

  const conversion = page.getByRole('region', { name: 'Conversion by week' });
  await conversion.getByRole('radio', { name: 'Table' }).click();
  await expect(conversion.getByRole('columnheader')).toHaveText([
    ...['Week of', 'Leads', 'Contacted', 'Qualified', 'Converted', 'Share converted'],
  ]);
  await expect(conversion.getByRole('row')).toHaveCount(5);

  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '13 weeks' }).click();
  await expect(byWeek.getByRole('img')).toHaveAccessibleName(/leads in 13 weeks/);
  expect(page.url()).toContain('weeks=13');
  await page.goBack();
  await expect(byWeek.getByRole('img')).toHaveAccessibleName(/leads in 4 weeks/);
  // the widest share: every lead was answered in time
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const json: Answer = await response.json();
    const now = json.data?.officeFigures?.now;
    if (now) [now.waiting, now.within24H] = [0, now.leads];
    await route.fulfill({ response, json });
  });
  await page.goto('/admin?tab=numbers&weeks=1');
  await expect(page.getByRole('region', { name: 'Leads by day and source' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Time to first answer' })).toContainText('100.0%');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('region', { name: 'From lead to client' }).getByRole('radio', { name: 'Table' }).click();
  await clean(page);
  expect(complaints).toEqual([]);
});
