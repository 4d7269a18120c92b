import type { ReactNode } from 'react';
import { MyFiles } from '../../features/application-file/my-files';
import type { HeadOf } from '../../lib/head';
import { DeskPage } from '../../app/layouts/desk-page';

export const head: HeadOf = () => ({ title: 'My files', description: 'The applications on your desk.', noindex: true });

export default function AccountFilesPage(): ReactNode {
  return (
    <DeskPage title="My files" lead="The applications of your clients, newest first.">
      <MyFiles />
    </DeskPage>
  );
}
