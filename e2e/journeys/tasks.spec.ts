import { cleanInTheDark, expectAccessible } from '../support/axe';
import { newFile } from '../support/enquiries';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, test } from '../support/test';

test('a task is added on a file, waits in “My tasks”, and is done there', async ({ page, complaints }) => {
  const fullName = 'Task Person';
  const file = await newFile(fullName, { email: 'tasks@e2e.example.ca', phone: '416 967-1380' });
  await alreadySignedIn(page, ADMIN);
  await page.goto(file);
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();

  const tasks = page.getByRole('region', { name: 'Tasks', exact: true });
  await tasks.getByRole('button', { name: 'Add a task' }).click();
  await expect(tasks.getByLabel('Task', { exact: true })).toBeFocused();
  await expectAccessible(page, 'the open form of a task');
  await cleanInTheDark(page, 'the open form of a task');
  await expect(tasks.getByLabel('Task', { exact: true })).toBeFocused();
  await page.keyboard.type('Ask for the renewal statement');
  await page.keyboard.press('Enter');
  await expect(tasks.getByRole('checkbox', { name: 'Ask for the renewal statement' })).toBeVisible();
  await expect(tasks).toContainText('Due tomorrow');
  await expect(tasks.getByLabel('Task', { exact: true })).toHaveValue('');
  await tasks.getByRole('button', { name: 'Close' }).click();
  await expect(tasks.getByRole('button', { name: 'Add a task' })).toBeFocused();

  await page.goto('/admin');
  const mine = page.getByRole('region', { name: 'My tasks' });
  await expect(mine.getByRole('link', { name: fullName })).toBeVisible();
  const tick = mine.getByRole('checkbox', { name: 'Ask for the renewal statement' });
  const saved = page.waitForResponse((reply) => reply.request().postData()?.includes('SetEnquiryTaskDone') ?? false);
  await tick.check();
  await expect(mine).toContainText('Done');
  await saved;
  await page.reload();
  await expect(page.getByRole('region', { name: 'My tasks' })).toContainText('No tasks for you');
  expect(complaints).toEqual([]);
});
