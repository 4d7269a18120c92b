import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { PICTURE_MAX_BYTES, PICTURE_REFUSAL, PICTURE_TYPES } from '@brokerage/domain/blog/pictures';
import { BLOG_LIMITS } from '@brokerage/domain/blog/post';
import { DialogForm } from './dialog-form';
import { useUploadPictureCommand } from './editor.generated';
import type { PictureFacts } from './insert';
import { altOf, NO_WORDS, PictureWordsFields, type PictureWords } from './picture-words';
import styles from './editor.module.css?sheet';

interface Props {
  close: () => void;
  take: (picture: PictureFacts) => void;
}

/** A quick check before the upload. The server inspects the file itself. */
const refusal = ({ size, type }: File): string =>
  PICTURE_TYPES.includes(type) && size <= PICTURE_MAX_BYTES ? '' : PICTURE_REFUSAL;

/** A picture from this device, with what it shows or the choice that it is decoration. */
export function PictureDialog({ close, take }: Props): ReactNode {
  const [file, setFile] = useState<File>();
  const [words, setWords] = useState<PictureWords>({ alt: '', isDecoration: false });
  const [problem, setProblem] = useState('');
  const [upload, busy] = useUploadPictureCommand({
    failure: 'The picture was not uploaded. Check your connection and try again.',
  });
  const shown = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (shown ? URL.revokeObjectURL(shown) : undefined), [shown]);

  function choose(chosen: File | undefined): void {
    const refused = chosen ? refusal(chosen) : '';
    setProblem(refused);
    setFile(refused === '' ? chosen : undefined);
  }
  async function put(): Promise<void> {
    const alt = altOf(words);
    if (!file || alt === undefined) {
      setProblem(file ? NO_WORDS : problem || 'Choose a picture.');
      return;
    }
    setProblem('');
    const { payload, problem: refused } = await upload({ file });
    const picture = payload?.picture;
    if (!picture) {
      setProblem(refused ?? 'We couldn’t take this picture. Please try again.');
      return;
    }
    take({ src: picture.url, alt, width: String(picture.width), height: String(picture.height) });
    close();
  }
  return (
    <DialogForm
      title="Add a picture"
      close={close}
      takes={busy ? 'Uploading…' : 'Add picture'}
      take={put}
      problem={problem}
      busy={busy}
    >
      <label className="a-field">
        <span>Picture</span>
        <input
          className="a-input"
          type="file"
          accept={PICTURE_TYPES.join()}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        <small className="muted">PNG, JPEG, WebP or AVIF, up to {BLOG_LIMITS.pictureMb} MB.</small>
      </label>
      {shown && <img className={styles.chosen} src={shown} alt="What you chose" />}
      <PictureWordsFields words={words} set={setWords} />
      {busy && <progress className={styles.progress} aria-label={`Uploading ${file?.name ?? 'the picture'}`} />}
    </DialogForm>
  );
}
