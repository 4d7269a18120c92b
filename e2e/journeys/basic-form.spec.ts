import { expect, fillBasicForm, hydrated, test } from '../support/test';

test('the form is quiet until it helps', async ({ page }) => {
  await page.goto('/basic-form');
  await hydrated(page);
  const email = page.getByLabel('Email address');
  await email.pressSequentially('ada@exam');
  await expect(page.locator('#email-error')).toHaveCount(0);
  await email.blur();
  await expect(page.locator('#email-error')).toContainText('Enter an email address');
  await email.pressSequentially('ple.ca');
  await expect(page.locator('#email-error')).toHaveCount(0);
});

test('money is shown as people write it, letters are not taken, and a paste is understood', async ({ page }) => {
  await page.goto('/basic-form?type=new-purchase');
  await hydrated(page);
  await expect(page.getByLabel('New purchase')).toBeChecked();
  const price = page.getByLabel('Purchase price');
  await price.pressSequentially('64a0b000');
  await expect(price).toHaveValue('$640,000');
  await price.fill('');
  await price.focus();
  await page.keyboard.insertText('$640,000.00');
  await expect(price).toHaveValue('$640,000.00');
  await expect(price).toHaveAttribute('inputmode', 'decimal');
});

test('a phone number that cannot be is refused by the server, in the catalogue’s words', async ({ page }) => {
  await page.goto('/basic-form');
  await hydrated(page);
  const phone = page.getByLabel('Phone number');
  await phone.fill('9000000000');
  await phone.blur();
  await expect(page.locator('#phone-error')).toContainText('Phone number verification failed');
  await phone.fill('416 967-1111');
  await phone.blur();
  await expect(page.getByText('Phone number verified successfully')).toBeVisible();
});

test('when it cannot be sent nothing is lost, and the same form makes one application afterwards', async ({
  page,
  request,
}) => {
  await page.goto('/basic-form');
  await hydrated(page);
  const email = `lost.${Date.now()}@example.ca`;
  await fillBasicForm(page, email);
  await page.getByLabel('Anything else we should know?').fill('The offer closes on Friday.');
  const keys: unknown[] = [];
  let answered = 0;
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { operationName: string; variables: { idempotencyKey?: string } };
    if (body.operationName !== 'SubmitBasicApplication') return route.continue();
    keys.push(body.variables.idempotencyKey);
    answered += 1;
    // the server stores it, and the reply is lost on its way back
    if (answered === 1) {
      await request.post('/graphql', { data: body, headers: { 'apollo-require-preflight': 'true' } });
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Submission failed' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Tremblay');
  await expect(page.getByLabel('Anything else we should know?')).toHaveValue('The offer closes on Friday.');
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page).toHaveURL(/\/mortgage\/success$/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
