import { cutOff } from '../support/sheets';
import { expect, fillBasicForm, hydrated, test } from '../support/test';

test('money is grouped while it is typed, and the caret stays at its digit', async ({ page }) => {
  await page.goto('/basic-form?type=new-purchase');
  await hydrated(page);
  await expect(page.getByLabel('New purchase')).toBeChecked();
  const price = page.getByLabel('Purchase price');
  await expect(price).toHaveAttribute('inputmode', 'decimal');
  await price.pressSequentially('64000');
  await expect(price).toHaveValue('64,000');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('12');
  await expect(price).toHaveValue('6,412,000');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await expect(price).toHaveValue('6,419,000');
  // Delete and Backspace pass a comma; they never get stuck at it
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(price).toHaveValue('641,900');
  await price.fill('');
  await price.focus();
  await page.keyboard.insertText('$640,000.00');
  await price.blur();
  await expect(price).toHaveValue('640,000');
});

test('what is refused or cannot be sent stays in the form, and the same form makes one application afterwards', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/basic-form');
  await hydrated(page);
  await expect(page.getByText('Only five answers are required')).toBeVisible();
  const email = `lost.${Date.now()}@example.ca`;
  await fillBasicForm(page, email);
  // by the server, in the catalogue’s words
  const phone = page.getByLabel('Phone number');
  await phone.fill('9000000000');
  await phone.blur();
  await expect(page.locator('#phone-error')).toContainText('Phone number verification failed');
  await phone.fill('416 967-1111');
  await phone.blur();
  await expect(page.getByText('Phone number verified successfully')).toBeVisible();
  await page.getByLabel('Anything else we should know?').fill('The offer closes on Friday.');

  await cutOff(page);
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByRole('alert')).toContainText('Submission failed');
  await expect(page.getByRole('alert')).toContainText('You’re offline.');
  await context.setOffline(false);

  const keys: unknown[] = [];
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { operationName: string; variables: { idempotencyKey?: string } };
    if (body.operationName !== 'SubmitBasicApplication') return route.continue();
    keys.push(body.variables.idempotencyKey);
    // the server stores it, and the reply is lost on its way back
    if (keys.length === 1) {
      await request.post('/graphql', { data: body, headers: { 'apollo-require-preflight': 'true' } });
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await lost;
  await expect(page.getByRole('alert').filter({ hasText: 'Submission failed' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Tremblay');
  await expect(page.getByLabel('Anything else we should know?')).toHaveValue('The offer closes on Friday.');
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page).toHaveURL(/\/mortgage\/success$/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
