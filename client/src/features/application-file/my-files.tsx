import { MORTGAGE_TYPES } from '@brokerage/domain/application/applications';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { deskPaths } from '../../lib/desk-paths';
import { moment } from '../../ui/console/moment';
import { LoadStates } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { PageStyles } from '../../ui/page-styles';
import { useMyFilesQuery, type MyFilesQuery } from './my-files.generated';
import styles, { href } from './my-files.module.css?sheet';

type File = NonNullable<MyFilesQuery['myFiles']>[number];

const papersWords = (count: number): string => `${count} ${count === 1 ? 'document' : 'documents'} to come`;

function Row({ file }: { file: File }): ReactNode {
  const purpose = MORTGAGE_TYPES.find(({ graphql }) => graphql === file.mortgageType)?.label;
  return (
    <li className={styles.file}>
      <div>
        <Link className={`row-link ${styles.name}`} to={deskPaths.lead(file.leadId)}>
          {file.fullName}
        </Link>
        <p className="muted">
          {purpose}, <span className="num">{file.applicationNumber}</span>
        </p>
      </div>
      <div className={styles.side}>
        <span className="tag tag-info">{file.statusLabel}</span>
        {file.papersToSend > 0 && <span className="tag tag-warn">{papersWords(file.papersToSend)}</span>}
        <small className="muted">Sent {moment(file.submittedAt)}</small>
      </div>
    </li>
  );
}

/** The applications on an adviser's desk: where each one stands. What was answered is in its lead. */
export function MyFiles(): ReactNode {
  const { data, previousData, error, refetch } = useMyFilesQuery({ fetchPolicy: 'cache-and-network' });
  const files = (data ?? previousData)?.myFiles;
  return (
    <section className="panel" aria-label="Files">
      <PageStyles href={href} />
      <LoadStates what="Your files" loaded={files != null} failed={error !== undefined} retry={refetch} rows={4} />
      {files?.length === 0 && (
        <Empty title="No applications yet">
          <p>Applications sent from your page, or given to you by the office, show up here.</p>
        </Empty>
      )}
      {files && files.length > 0 && (
        <ul>
          {files.map((file) => (
            <Row key={file.id} file={file} />
          ))}
        </ul>
      )}
    </section>
  );
}
