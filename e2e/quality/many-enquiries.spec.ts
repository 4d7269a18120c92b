import { manyEnquiries, MOST_DRAWN } from '../support/many';
import { expect, test } from '../support/test';

test('10,000 enquiries: fewer than 80 rows are drawn, down to the last', async ({ page }) => {
  const { rows } = await manyEnquiries(page);
  expect(await rows.count()).toBeLessThan(MOST_DRAWN);
});
