import type { ReactNode } from 'react';
import { ConsolePage } from '../../app/layouts/console-page';
import { MailList } from '../../features/mail/mail-list';
import { Templates } from '../../features/reply-templates/templates';
import { href as templates } from '../../features/reply-templates/templates.module.css?sheet';
import { SetAsides } from '../../features/set-aside/set-asides';
import { useAddressState } from '../../lib/address-state';
import type { HeadOf } from '../../lib/head';
import { consolePaths } from '../../lib/console-paths';
import { PageStyles } from '../../ui/page-styles';

export const head: HeadOf = () => ({
  title: 'Emails',
  description: 'Emails sent, waiting and failed, and templates for writing them.',
  noindex: true,
});

export default function AdminMailPage(): ReactNode {
  const showsTemplates = useAddressState().get('view') === 'templates';
  return showsTemplates ? (
    <ConsolePage
      trail={[{ label: 'Emails', to: consolePaths.mail }, { label: 'Reply templates' }]}
      title="Reply templates"
      lead="Emails you write often. First names, numbers and links are filled in for each person."
    >
      <PageStyles href={templates} />
      <Templates />
    </ConsolePage>
  ) : (
    <ConsolePage title="Emails" lead="Every email the site sends. You can retry the ones that failed.">
      <SetAsides />
      <MailList />
    </ConsolePage>
  );
}
