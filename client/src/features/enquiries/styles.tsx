import type { ReactNode } from 'react';
import { PageStyles } from '../../ui/page-styles';
import { href as inbox } from './inbox.module.css?sheet';
import { href as logContact } from './log-contact.module.css?sheet';
import { href as mentionBox } from './mention-box.module.css?sheet';
import { href as rota } from './rota.module.css?sheet';
import { href as onlookers } from './onlookers.module.css?sheet';
import { href as tasks } from './tasks.module.css?sheet';
import { href as writeEmail } from './write-email.module.css?sheet';
import { href as workPanel } from './work-panel.module.css?sheet';

/** The sheet of the notes, for pages that show them without the rest of the file. */
export const NoteStyles = (): ReactNode => <PageStyles href={mentionBox} />;

/** The sheets of a file. They come with the page: one that came with the data would hide the page until it is there. */
export function EnquiryStyles(): ReactNode {
  return (
    <>
      <PageStyles href={logContact} />
      <PageStyles href={workPanel} />
      <NoteStyles />
      <PageStyles href={onlookers} />
      <PageStyles href={tasks} />
      <PageStyles href={writeEmail} />
    </>
  );
}

/** The sheets of the list, which can show a file beside it. */
export function InboxStyles(): ReactNode {
  return (
    <>
      <PageStyles href={inbox} />
      <PageStyles href={rota} />
      <EnquiryStyles />
    </>
  );
}
