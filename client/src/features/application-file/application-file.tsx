import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { consolePaths } from '../../lib/console-paths';
import { FileTabs } from '../../ui/console/file-tabs';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { Answers } from './answers';
import styles from './application-file.module.css?sheet';
import { FileDocuments } from './documents';
import { useApplicationFileByIdQuery } from './file.generated';
import { Ratios } from './ratios';
import { StagePanel } from './stage-panel';
import { Timeline } from './timeline';
import { provenBy } from './papers';
import { usePapers, type Papers } from './use-papers';
import type { File } from './words';

interface Props {
  id: string;
  /** The notes of the file's enquiry, which are the inbox's */
  notes: (file: File) => ReactNode;
  /** Who else is on it, and where their consent stands */
  people: (file: File) => ReactNode;
}

/** One application as the office works on it. Every view is logged: this is someone's income and home. */
export function ApplicationFile({ id, notes, people }: Props): ReactNode {
  const { data, previousData, error, loading, refetch } = useApplicationFileByIdQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // a failed refetch keeps the file on screen, and what is being written
  const file = (data ?? previousData)?.applicationFile;
  if (!file && loading) return <RowSkeletons />;
  if (!file && error) return <LoadFailed what="This application" retry={refetch} />;
  if (!file) {
    return (
      <Empty title="This application does not exist">
        <Link to={`${consolePaths.enquiries}?kind=APPLICATION`}>Back to the applications</Link>
      </Empty>
    );
  }
  return (
    <>
      {error && <NotCurrent retry={refetch} />}
      <Loaded file={file} reload={refetch} notes={notes} people={people} />
    </>
  );
}

interface LoadedProps extends Omit<Props, 'id'> {
  file: File;
  reload: () => Promise<unknown>;
}

/** The figures come first: on a phone they stand above the answers. */
function Loaded({ file, reload, notes, people }: LoadedProps): ReactNode {
  const { id, kind, enquiryId } = file;
  const papers = usePapers(id);
  return (
    <>
      {kind === 'COMPREHENSIVE' && <FileTabs id={id} current="file" />}
      <StagePanel file={file} papers={papers.all} reload={reload} />
      <div className={styles.columns}>
        {kind === 'COMPREHENSIVE' && (
          <div className={styles.figures}>
            <Ratios id={id} enquiryId={enquiryId} />
          </div>
        )}
        <div className={styles.main}>
          <AnswersAndPapers file={file} papers={papers} reload={reload} />
        </div>
        <div className={styles.rest}>
          {file.coApplicants.length > 0 && (
            <section className="panel panel-pad">
              <h2>On this application</h2>
              {people(file)}
            </section>
          )}
          <Timeline file={file} />
          {notes(file)}
          <p className="muted">Views and downloads of this file are logged.</p>
        </div>
      </div>
    </>
  );
}

/** Each paper stands beside the answers it proves; the rest follow. */
function AnswersAndPapers({
  file,
  papers,
  reload,
}: Pick<LoadedProps, 'file' | 'reload'> & { papers: Papers }): ReactNode {
  const { id, sections } = file;
  const placed = new Set(sections.flatMap(({ name }) => provenBy(papers.all ?? [], name)));
  return (
    <>
      <Answers file={file} papers={papers} reload={reload} />
      <FileDocuments
        applicationId={id}
        papers={papers}
        rest={(papers.all ?? []).filter((paper) => !placed.has(paper))}
      />
    </>
  );
}
