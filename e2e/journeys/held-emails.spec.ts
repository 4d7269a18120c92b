import { execFileSync } from 'node:child_process';
import { clean } from '../support/axe';
import { removeData, startServer } from '../support/server';
import { expect, signIn, test } from '../support/test';

const command = (name: 'backup' | 'restore', dataDir: string, folder: string): string =>
  execFileSync(process.execPath, [`scripts/${name}.mjs`, folder], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

test('C10: after a restore no email is sent until an administrator has decided', async ({ page }) => {
  const first = await startServer();
  const [copy, dataDir] = [`${first.dataDir}-copy`, `${first.dataDir}-again`];
  expect(command('backup', first.dataDir, copy)).toContain(`MB are in ${copy}`);
  await first.stop();
  expect(command('restore', dataDir, copy)).toContain('No emails are sent until');

  const again = await startServer({ dataDir });
  await page.goto(`${again.url}/auth`);
  await signIn(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(`${again.url}/admin/mail`);
  const held = page.getByRole('status', { name: 'No emails are sent at the moment' });
  await expect(held).toContainText('A backup was restored on');
  await clean(page);
  await held.getByRole('button', { name: 'Send only new emails' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send only new emails?' });
  await question.getByRole('button', { name: 'Send new emails' }).click();
  await expect(held).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Emails' })).toBeVisible();
  await expect(held).toBeHidden();

  await again.stop();
  for (const folder of [first.dataDir, copy, dataDir]) removeData({ dataDir: folder });
});
