import { isFinal } from '@brokerage/domain/application/application-lifecycle';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ConsolePage } from '../../app/layouts/console-page';
import { ApplicationFile } from '../../features/application-file/application-file';
import { changeFile } from '../../features/application-file/file-cache';
import { FileStyles } from '../../features/application-file/styles';
import { useFileHead } from '../../features/application-file/file-head';
import { statusOf } from '../../features/application-file/words';
import { People } from '../../features/co-applicants/people';
import { href as people } from '../../features/co-applicants/people.module.css?sheet';
import { Notes } from '../../features/enquiries/file/notes/notes';
import { NoteStyles } from '../../features/enquiries/file/notes/styles';
import type { HeadOf } from '../../lib/head';
import { consolePaths } from '../../lib/console-paths';
import { PageStyles } from '../../ui/page-styles';

export const head: HeadOf = () => ({ title: 'Application', description: 'One application in full.', noindex: true });

export default function AdminApplicationPage(): ReactNode {
  const { id = '' } = useParams();
  const file = useFileHead(id);
  const title = file?.title ?? 'Application';
  const trail = [
    { label: 'Applications', to: `${consolePaths.enquiries}?kind=APPLICATION` },
    { label: file?.number ?? title },
  ];
  return (
    <ConsolePage trail={trail} title={title} lead={file?.lead} actions={file?.actions}>
      <FileStyles />
      <PageStyles href={people} />
      <NoteStyles />
      <ApplicationFile
        key={id}
        id={id}
        people={({ coApplicants, status }) => <People people={coApplicants} open={!isFinal(statusOf(status))} />}
        notes={({ enquiryId, notes }) =>
          enquiryId && (
            <Notes
              enquiryId={enquiryId}
              notes={notes}
              keep={(cache, note) => changeFile(cache, id, ({ notes: before }) => ({ notes: [note, ...before] }))}
            />
          )
        }
      />
    </ConsolePage>
  );
}
