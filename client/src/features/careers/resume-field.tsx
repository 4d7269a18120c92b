import {
  MAX_RESUME_MB,
  RESUME_ACCEPT,
  RESUME_EMPTY,
  RESUME_ENDINGS,
  RESUME_FORMATS,
  RESUME_NEEDED,
  RESUME_NOT_TAKEN,
  RESUME_TOO_LARGE,
} from '@brokerage/domain/careers/resume';
import { FileText, Upload, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FieldError } from '../../ui/form/field';
import styles from './careers.module.css?sheet';

const NAME = 'resume';
const MB = 1024 * 1024;

/** What is wrong with a file before it is sent. The server looks at its bytes. */
export function resumeProblem(file: File | undefined): string | undefined {
  if (!file) return RESUME_NEEDED;
  if (file.size === 0) return RESUME_EMPTY;
  if (file.size > MAX_RESUME_MB * MB) return RESUME_TOO_LARGE;
  return RESUME_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`)) ? undefined : RESUME_NOT_TAKEN;
}

const megabytes = (bytes: number): string => (bytes / MB).toFixed(1);
const sizeOf = (bytes: number): string =>
  bytes < MB / 10 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${megabytes(bytes)} MB`;

interface Props {
  file: File | undefined;
  error: string | undefined;
  /** From 0 to 1, while it is on its way */
  share: number | undefined;
  onFile: (file: File | undefined) => void;
  onCancel: () => void;
}

/** The résumé: chosen or dropped, with its limits said before. While it is sent it shows how far it is. */
export function ResumeField({ file, error, share, onFile, onCancel }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    // chosen before the code had arrived
    const early = input.current?.files?.[0];
    if (early) latest.current(early);
  }, []);
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <label htmlFor={NAME}>Résumé</label>
      <p className="field-hint" id="resume-hint">
        {RESUME_FORMATS}, up to {MAX_RESUME_MB} MB
      </p>
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (share === undefined) onFile(event.dataTransfer.files[0]);
        }}
      >
        <Upload size={24} aria-hidden="true" />
        <p>
          <span className={styles.desk}>Drop it here, or </span>
          <b>{file ? 'choose another file' : 'choose a file'}</b>
        </p>
        <input
          ref={input}
          id={NAME}
          type="file"
          accept={RESUME_ACCEPT}
          disabled={share !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`resume-hint${error ? ' resume-error' : ''}`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
            // the same file again, after it was taken out, is a change too
            target.value = '';
          }}
        />
      </div>
      {file && <Chosen {...{ file, share, onCancel }} onRemove={() => onFile(undefined)} />}
      <FieldError name={NAME} error={error} />
    </div>
  );
}

interface ChosenProps extends Pick<Props, 'share' | 'onCancel'> {
  file: File;
  onRemove: () => void;
}

function Chosen({ file, share, onCancel, onRemove }: ChosenProps): ReactNode {
  const isSending = share !== undefined;
  const told =
    share === 1 ? 'Checking the file…' : `${megabytes(file.size * (share ?? 0))} of ${megabytes(file.size)} MB sent`;
  return (
    <div className={styles.file}>
      <FileText size={22} aria-hidden="true" />
      <p>
        <span className={styles.name}>{file.name}</span>
        <small role={isSending ? 'status' : undefined}>{isSending ? told : sizeOf(file.size)}</small>
      </p>
      <button type="button" onClick={isSending ? onCancel : onRemove}>
        <X size={20} aria-hidden="true" />
        <span className="sr-text">{isSending ? 'Stop sending' : `Remove ${file.name}`}</span>
      </button>
      {isSending && <progress max={100} value={Math.round(share * 100)} aria-label={`Sending ${file.name}`} />}
    </div>
  );
}
