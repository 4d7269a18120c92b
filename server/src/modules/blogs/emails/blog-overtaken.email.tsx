import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';

interface Data {
  blogId: string;
  title: string;
}

function Overtaken({ sender, blogId, title }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="Compare it with yours, then submit what is still missing."
      heading="Your version no longer waits"
    >
      <Say>
        An administrator published a change of a post while your version, “{title}”, waited for approval. It no longer
        waits: it was made from the text before.
      </Say>
      <Say>Nothing you wrote is lost. Compare the versions, and submit what is still missing.</Say>
      <Action url={`${sender.siteUrl}/blogs-form/${blogId}`}>Open the post</Action>
    </EmailLayout>
  );
}

/** To whoever wrote the version that waited. */
export const BLOG_OVERTAKEN: Email<{ revisionId: string }, Data> = {
  name: 'blog-overtaken',
  priority: 1,
  subject: () => 'Your version of a post no longer waits',
  async load({ db }, { revisionId }) {
    const [found] = await db.query<Data[]>('select blog_id as "blogId", title from blog_revision where id = $1', [
      revisionId,
    ]);
    return found;
  },
  element: Overtaken,
  sample: { blogId: '0193a1b2-0000-7000-8000-000000000000', title: 'Renewing early' },
};
