import type { ReactNode } from 'react';
import { PageStyles } from '../../../ui/page-styles';
import { href as logContact } from '../work/contact/log-contact.module.css?sheet';
import { NoteStyles } from './notes/styles';
import { href as onlookers } from './onlookers/onlookers.module.css?sheet';
import { href as tasks } from '../work/tasks/tasks.module.css?sheet';
import { href as workPanel } from '../work/panel.module.css?sheet';
import { href as writeEmail } from '../work/email/write-email.module.css?sheet';

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
