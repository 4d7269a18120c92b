import { clean } from '../support/axe';
import { emailsTo } from '../support/emails';
import { callBlog } from '../support/blog';
import { alreadySignedIn, freshSession, newPerson, samplePerson } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

test('a post is sent back with a reason by email, changed, and approved', async ({ page }) => {
  const writer = samplePerson('MODERATOR');
  const title = 'Porting a mortgage to a new home';
  const { id, slug } = await callBlog(writer, 'POST', '', {
    title,
    excerpt: 'What to know before you move.',
    content: '<p>Ask about the <b>deadline</b>.</p>',
  });
  const sent = (): number => emailsTo(writer.email, 'Your post was not approved');
  const before = sent();
  await alreadySignedIn(page, ADMIN);
  await page.goto('/moderator');
  const figures = page.getByRole('group', { name: 'To moderate' });
  await figures.getByRole('link', { name: /Posts waiting/ }).click();
  const review = page.getByRole('button', { name: `Review ${title}` });
  await expect(review).toBeVisible();
  await clean(page, 'posts waiting');
  await review.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Ask about the deadline.')).toBeVisible();
  await clean(page, 'review');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  const reason = page.getByRole('dialog', { name: /^Send back/ });
  await reason.getByRole('button', { name: 'Send back' }).click();
  await expect(reason.getByRole('alert')).toHaveText('Write a reason first.');
  await reason.getByLabel('Reason for the author').fill('Say how long the deadline is.');
  await clean(page, 'reason');
  await reason.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog).toBeHidden();
  await expect(review).toBeHidden();
  await expect.poll(sent).toBe(before + 1);

  await callBlog(writer, 'PUT', `/${id}`, { content: '<p>You often have 90 days.</p>', status: 'pending' });
  await page.reload();
  await review.click();
  await expect(dialog.getByText('You often have 90 days.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText('You often have 90 days.')).toBeVisible();
});

test('a reader reports a comment, and a moderator hides and restores it', async ({ page, other: reader }) => {
  const writer = await newPerson('Odile Spamson', `odile.${test.info().repeatEachIndex}@example.ca`);
  const { id, slug } = await callBlog(ADMIN, 'POST', '', { title: 'A post to talk about', content: '<p>And you?</p>' });
  const words = 'Buy my course on mortgages';
  await callBlog(writer, 'POST', `/${id}/comments`, { content: words });

  await alreadySignedIn(reader);
  await reader.goto(`/blog/${slug}`);
  await hydrated(reader);
  await expect(reader.getByRole('heading', { name: '1 comment' })).toBeVisible();
  await reader.getByRole('button', { name: 'Report the comment by Odile S.' }).click();
  await expect(reader.getByText('Thank you. A moderator will look at it.')).toBeVisible();
  await clean(reader, 'reported');

  await alreadySignedIn(page, samplePerson('MODERATOR'));
  await page.goto('/moderator?view=comments&shown=reported');
  const comment = page.getByRole('listitem').filter({ hasText: words });
  await expect(comment.getByText('1 report')).toBeVisible();
  await clean(page, 'reported comments');
  await comment.getByRole('button', { name: /^Hide/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason, for the other moderators').fill('Advertising');
  await clean(page, 'hide a comment');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('No reported comments')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Comments', exact: true })).toBeVisible();
  await expect(reader.getByText(words)).toBeHidden();

  await page
    .getByRole('group', { name: 'To moderate' })
    .getByRole('link', { name: /Hidden comments/ })
    .click();
  await expect(comment.getByText('Advertising')).toBeVisible();
  await comment.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByText('No hidden comments')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: '1 comment' })).toBeVisible();
  await expect(reader.getByText(words)).toBeVisible();
});

test.describe('in Vancouver', () => {
  test.use({ timezoneId: 'America/Vancouver' });

  test('a post is scheduled on the office’s clock, with the zone named and one’s own time beside it', async ({
    page,
  }) => {
    const writer = samplePerson('MODERATOR');
    const title = `What changes in spring ${test.info().repeatEachIndex}`;
    const { id } = await callBlog(writer, 'POST', '', { title, content: '<p>Two rules.</p>', status: 'draft' });
    await alreadySignedIn(page, writer);
    await page.goto(`/blogs-form/${id}`);
    await hydrated(page);
    const time = page.getByLabel('Publish at');
    await expect(time).toHaveAccessibleDescription(/^Toronto time \(America\/Toronto\)\./);
    // the day after the clocks go forward
    await time.fill('Mar 15, 2027, 9 am');
    await expect(time).toHaveAccessibleDescription(
      /^Monday, March 15, 2027, 9:00 a\.m\. Eastern time \(America\/Toronto\) For you: Monday, March 15, 2027, 6:00 a\.m\. Pacific time \(America\/Vancouver\)/,
    );
    await clean(page, 'a schedule');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('The draft is saved')).toBeVisible();
    await page.reload();
    await expect(time).toHaveValue('Mar 15, 2027, 9:00 a.m.');
    const { token } = await freshSession(writer);
    const reply = await page.request.get(`/api/blogs/${id}`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await reply.json()) as { data: { publishedAt: string } };
    expect(data.publishedAt).toMatch(/^2027-03-15T13:00:00/);
  });
});
