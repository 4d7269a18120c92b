import { entriesOf } from '@brokerage/domain/data/objects';
import { upperCase } from '@brokerage/domain/data/codes';
import { MAX_NOTE, REFUSAL_REASONS, type RefusalReason } from '@brokerage/domain/application/document-requests';
import { useApolloClient } from '@apollo/client/react';
import { Check, Download, X } from 'lucide-react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { rereading } from '../../ui/console/conflict';
import { useSingleKeys } from '../../ui/console/use-single-keys';
import { useTyped } from '../../ui/console/use-typed';
import {
  DocumentAddressDocument,
  useDecideDocumentCommand,
  useDocumentAddressQuery,
  useWaiveDocumentCommand,
  type DecideDocumentMutationVariables,
} from './documents.generated';
import styles from './documents.module.css?sheet';
import { FileWarnings } from '../../ui/console/file-warnings';
import { labelOf, type Paper } from './papers';

interface Props {
  paper: Paper;
  close: () => void;
  /** Opens the next one to look at */
  next: () => void;
  reload: () => Promise<unknown>;
}

type FileOf = Paper['documents'][number];
const REASONS = entriesOf(REFUSAL_REASONS);
const SCANS: Partial<Record<FileOf['state'], string>> = {
  SCANNING: 'being checked for viruses',
  CLEAN: 'scanned clean',
  INFECTED: 'held a virus, not kept',
};

/** A paper's files beside the decision: Y accepts, R and 1 to 6 refuses, and the next one opens. */
export function DocumentPreview({ paper, close, next, reload }: Props): ReactNode {
  const [at, setAt] = useState(0);
  const file = paper.documents[at];
  return (
    <div className={styles.preview} role="region" aria-label={labelOf(paper)}>
      <div className={styles.previewHead}>
        <b>{labelOf(paper)}</b>
        {file && (
          <span>
            {file.name}, {Math.max(1, Math.round(file.bytes / 1024))} kB
            {SCANS[file.state] && <span>{`, ${SCANS[file.state]}`}</span>}
          </span>
        )}
        {paper.documents.length > 1 && (
          <span className={styles.pager}>
            <Button small off={at === 0} onClick={() => setAt(at - 1)}>
              Previous
            </Button>
            {at + 1} of {paper.documents.length}
            <Button small off={at === paper.documents.length - 1} onClick={() => setAt(at + 1)}>
              Next
            </Button>
          </span>
        )}
        {file && <DownloadButton file={file} />}
        {file && <FileWarnings warnings={file.warnings} />}
        <Button small look="quiet" onClick={close}>
          <X size={18} aria-hidden="true" />
          <span className="sr-text">Close the preview</span>
        </Button>
      </div>
      <div className={styles.previewBody}>
        <Shown file={file} />
        <Decision paper={paper} next={next} reload={reload} />
      </div>
    </div>
  );
}

function Shown({ file }: { file: FileOf | undefined }): ReactNode {
  const shows = file !== undefined && /^(application\/pdf|image\/(jpeg|png))$/.test(file.mime);
  const open = shows && file.state !== 'SCANNING' && file.state !== 'INFECTED';
  const { data, error } = useDocumentAddressQuery({
    variables: { documentId: file?.id ?? '', inline: true },
    skip: !open,
    fetchPolicy: 'no-cache',
  });
  const path = data?.documentAddress?.path;
  if (!file) return <p className={styles.empty}>Nothing was sent yet.</p>;
  if (!open) return <p className={styles.empty}>There’s no preview of this file. Download it to look at it.</p>;
  if (error) return <p className={styles.empty}>The preview couldn’t be loaded. Download the file instead.</p>;
  if (!path) return <div className={`bone ${styles.shown}`} />;
  if (file.mime === 'application/pdf') return <iframe className={styles.shown} src={path} title={file.name} />;
  return <img className={styles.picture} src={path} alt={`What ${file.name} shows`} />;
}

function DownloadButton({ file }: { file: FileOf }): ReactNode {
  const client = useApolloClient();
  const download = async (): Promise<void> => {
    const variables = { documentId: file.id, inline: false };
    const path = await client.query({ query: DocumentAddressDocument, variables, fetchPolicy: 'no-cache' }).then(
      ({ data }) => data?.documentAddress?.path,
      () => undefined,
    );
    if (path === undefined) toast({ text: 'This file can’t be opened at the moment', bad: true });
    else window.location.assign(path);
  };
  return (
    <Button small look="quiet" onClick={() => void download()}>
      <Download size={18} aria-hidden="true" />
      <span className="sr-text">Download {file.name}</span>
    </Button>
  );
}

function Decision({ paper, next, reload }: Omit<Props, 'close'>): ReactNode {
  const [decide, deciding] = useDecideDocumentCommand({ fields: ['words'], say: toast });
  const [waive, waiving] = useWaiveDocumentCommand({ say: toast });
  const [refusing, setRefusing] = useState(false);
  const [words, setWords] = useTyped(`decision:${paper.id}`, '');
  const [problem, setProblem] = useState<string>();
  const { id: requestId, version: expectedVersion } = paper;
  const hasFiles = paper.documents.some(({ state }) => state !== 'INFECTED');

  async function run(
    decision: Omit<DecideDocumentMutationVariables, 'requestId' | 'expectedVersion'>,
    done: string,
  ): Promise<void> {
    const outcome = await rereading(decide({ requestId, expectedVersion, ...decision }, done), reload);
    setProblem(outcome.errors['words']);
    if (outcome.done) next();
  }
  const accept = (): Promise<void> => run({ decision: 'ACCEPT' }, 'Accepted');
  async function refuse(reason: RefusalReason): Promise<void> {
    if (reason === 'other' && !words.trim()) setProblem('Say why.');
    else await run({ decision: 'REFUSE', reason: upperCase(reason), words: words.trim() || null }, 'Refused');
  }

  // a key that is held down would decide the next paper, too
  const once =
    (act: () => unknown) =>
    ({ repeat }: KeyboardEvent): void => {
      if (hasFiles && !deciding && !repeat) act();
    };
  const keys: Record<string, ReturnType<typeof once>> = { y: once(accept), r: once(() => setRefusing(true)) };
  if (refusing) REASONS.forEach(([reason], index) => (keys[index + 1] = once(() => refuse(reason))));
  useSingleKeys(keys);

  const isWaived = paper.state === 'WAIVED';
  const toggle = (event: SyntheticEvent): void => {
    event.preventDefault();
    void waive({ requestId, expectedVersion, waived: !isWaived }, isWaived ? 'Asked for again' : 'Waived');
  };
  return (
    <div className={styles.decision}>
      {hasFiles && (
        <>
          <Button look="main" off={deciding} onClick={() => void accept()}>
            <Check size={18} aria-hidden="true" /> Accept <kbd>Y</kbd>
          </Button>
          <p id={`refuse-${requestId}`}>
            Or refuse, because <kbd>R</kbd>
          </p>
          <div className="row-2" role="group" aria-labelledby={`refuse-${requestId}`}>
            {REASONS.map(([reason, { label }], index) => (
              <Button key={reason} small off={deciding} onClick={() => void refuse(reason)}>
                {refusing && <kbd>{index + 1}</kbd>} {label}
              </Button>
            ))}
          </div>
          <label className="a-field">
            <span>What they read with it (optional)</span>
            <textarea
              className="a-input"
              rows={3}
              maxLength={MAX_NOTE}
              aria-invalid={problem ? true : undefined}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
          <p className="problem" role="alert">
            {problem}
          </p>
        </>
      )}
      <Button small look="quiet" off={waiving} onClick={toggle}>
        {isWaived ? 'Ask for it again' : 'Not needed any more'}
      </Button>
    </div>
  );
}
