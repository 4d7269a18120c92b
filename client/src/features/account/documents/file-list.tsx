import { CircleAlert, FileText, RotateCcw, Trash2, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { unless } from '../../../ui/unless';
import styles from './documents.module.css?sheet';
import { useRemoveDocumentCommand } from './documents.generated';
import type { PaperFile } from './paper-groups';
import type { Upload, Uploads } from './use-uploads';

interface Props {
  kept: readonly PaperFile[];
  uploads: readonly Upload[];
  control: Uploads;
  removable: boolean;
  reload: () => Promise<unknown>;
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const STATES: Partial<Record<PaperFile['state'], { words: string; good?: true }>> = {
  SCANNING: { words: 'Checking the file…' },
  CLEAN: { words: 'Sent. We’ve checked it for viruses', good: true },
  NOT_SCANNED: { words: 'Sent', good: true },
};

/** What was sent for a paper, and what is on its way. */
export function FileList({ kept, uploads, control, removable, reload }: Props): ReactNode {
  if (kept.length + uploads.length === 0) return null;
  return (
    <ul className={styles.files}>
      {kept.map((file) => (
        <KeptFile key={file.id} file={file} removable={removable} reload={reload} />
      ))}
      {uploads.map((upload) => (
        <UnderWay key={upload.id} upload={upload} control={control} />
      ))}
    </ul>
  );
}

function KeptFile({ file, removable, reload }: { file: PaperFile } & Pick<Props, 'removable' | 'reload'>): ReactNode {
  const [remove, busy] = useRemoveDocumentCommand();
  const [problem, setProblem] = useState<string>();
  const state = STATES[file.state];
  const take = async (): Promise<void> => {
    const outcome = await remove({ documentId: file.id });
    setProblem(outcome.done ? undefined : outcome.problem);
    await reload();
  };
  return (
    <li className={styles.file}>
      <span className={styles.mark} aria-hidden="true">
        <FileText size={20} />
      </span>
      <div>
        <p className={styles.name}>
          {file.name} <span>{sizeOf(file.bytes)}</span>
        </p>
        <p className={styles.state} data-good={state?.good} role={problem ? 'alert' : undefined}>
          {problem ?? state?.words}
        </p>
      </div>
      {removable && (
        <button type="button" className={styles.icon} {...unless(busy, () => void take())}>
          <Trash2 size={20} aria-hidden="true" />
          <span className="sr-text">{`Remove ${file.name}`}</span>
        </button>
      )}
    </li>
  );
}

const UNDER_WAY: Record<Upload['state'], string> = {
  waiting: 'Waiting in line',
  sending: '',
  checking: 'Checking the file…',
  failed: '',
};

function UnderWay({ upload, control }: { upload: Upload; control: Uploads }): ReactNode {
  const { id, file, state, share, problem, again } = upload;
  const failed = state === 'failed';
  const percent = Math.round(share * 100);
  return (
    <li className={styles.file} data-bad={failed || undefined}>
      <span className={styles.mark} aria-hidden="true">
        {failed ? <CircleAlert size={20} /> : <FileText size={20} />}
      </span>
      <div>
        <p className={styles.name}>
          {file.name} <span>{sizeOf(file.size)}</span>
        </p>
        {state === 'sending' && (
          <p className={styles.progress}>
            <progress max={100} value={percent} aria-label={`Sending ${file.name}`} />
            <span aria-hidden="true">{percent}%</span>
          </p>
        )}
        <p className={styles.state} role={failed ? 'alert' : 'status'}>
          {problem ?? UNDER_WAY[state]}
        </p>
      </div>
      <div className={styles.buttons}>
        {failed && again && (
          <button type="button" className={styles.retry} onClick={() => control.retry(id)}>
            <RotateCcw size={18} aria-hidden="true" />
            Try again
            <span className="sr-text">{` to send ${file.name}`}</span>
          </button>
        )}
        <button type="button" className={styles.icon} onClick={() => control.drop(id)}>
          {failed ? <Trash2 size={20} aria-hidden="true" /> : <X size={20} aria-hidden="true" />}
          <span className="sr-text">{`${failed ? 'Remove' : 'Cancel'} ${file.name}`}</span>
        </button>
      </div>
    </li>
  );
}
