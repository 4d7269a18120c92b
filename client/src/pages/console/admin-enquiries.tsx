import type { ReactNode } from 'react';
import { InboxLayout, LayoutSwitch } from '../../features/enquiries/inbox/layout';
import { RotaSettings } from '../../features/enquiries/rota/rota';
import { SavedViews } from '../../features/enquiries/views/saved-views';
import { InboxSelection } from '../../features/enquiries/bulk/selection';
import { InboxStyles } from '../../features/enquiries/inbox/styles';
import type { HeadOf } from '../../lib/head';
import { ConsolePage } from '../../app/layouts/console-page';

export const head: HeadOf = () => ({ title: 'Inbox', description: 'Enquiries waiting for an answer.', noindex: true });

export default function AdminEnquiriesPage(): ReactNode {
  return (
    <ConsolePage
      title="Inbox"
      actions={
        <>
          <LayoutSwitch />
          <SavedViews />
          <RotaSettings />
        </>
      }
    >
      <InboxStyles />
      <InboxSelection>
        <InboxLayout />
      </InboxSelection>
    </ConsolePage>
  );
}
