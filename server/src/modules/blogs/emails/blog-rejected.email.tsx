import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';

interface Data {
  blogId: string;
  title: string;
  reason: string;
}

function Rejected({ sender, blogId, title, reason }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="Read what the moderator wrote, then send it again."
      heading="Your post needs changes"
    >
      <Say>We can’t publish “{title}” as it is. This is why:</Say>
      <Say written>{reason}</Say>
      <Say>Change the text and send it for approval again. Nothing you wrote is lost.</Say>
      <Action url={`${sender.siteUrl}/blogs-form/${blogId}`}>Open the post</Action>
    </EmailLayout>
  );
}

/** To whoever wrote the version that was sent back. Void where somebody approved it meanwhile. */
export const BLOG_REJECTED: Email<{ revisionId: string }, Data> = {
  name: 'blog-rejected',
  priority: 1,
  subject: () => 'Your post was not approved',
  async load({ db }, { revisionId }) {
    const [found] = await db.query<Data[]>(
      `select blog_id as "blogId", title, reason from blog_revision where id = $1 and state = 'rejected'`,
      [revisionId],
    );
    return found;
  },
  element: Rejected,
  sample: {
    blogId: '0193a1b2-0000-7000-8000-000000000000',
    title: 'Renewing early',
    reason: 'Please say where the figures in the second paragraph come from.',
  },
};
