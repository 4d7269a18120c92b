import { DOCUMENT_ACCEPT } from '@brokerage/domain/application/document-requests';
import { Camera, Paperclip, Upload as UploadMark } from 'lucide-react';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import styles from './documents.module.css?sheet';
import type { Paper } from './paper-groups';

interface Props {
  paper: Paper;
  label: string;
  /** Beside what was sent already */
  more?: boolean;
  onFiles: (files: File[]) => void;
  onCamera: () => void;
}

const CHOOSE: Partial<Record<Paper['state'], string>> = { REFUSED: 'Send again', EXPIRED: 'Send newer one' };

/** Files of the device, several together or dropped; on a phone also the camera. */
export function ChooseFiles({ paper, label, more = false, onFiles, onCamera }: Props): ReactNode {
  const files = useRef<HTMLInputElement>(null);
  const taken = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(target.files ?? [])]);
    // the same file again, after it failed, is a change too
    target.value = '';
  };
  const forWhat = <span className="sr-text">{` for ${label}`}</span>;
  return (
    <div
      className={more ? styles.drop : styles.choose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {more && <span className={styles.desk}>Drop more here, or</span>}
      <Button className={styles.phone} look="brand" small onClick={onCamera}>
        <Camera size={18} aria-hidden="true" />
        {more ? 'Add a page' : 'Take a photo'}
        {forWhat}
      </Button>
      <Button look="outline" small onClick={() => files.current?.click()}>
        <UploadMark className={styles.desk} size={18} aria-hidden="true" />
        <Paperclip className={styles.phone} size={18} aria-hidden="true" />
        {CHOOSE[paper.state] ?? 'Choose files'}
        {forWhat}
      </Button>
      <input ref={files} type="file" hidden multiple accept={DOCUMENT_ACCEPT} aria-label={label} onChange={taken} />
    </div>
  );
}
