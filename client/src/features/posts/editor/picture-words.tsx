import { useState, type ReactNode } from 'react';
import { BLOG_LIMITS } from '@brokerage/domain/blog/post';
import { DialogForm } from './dialog-form';
import styles from './editor.module.css?sheet';

export interface PictureWords {
  alt: string;
  isDecoration: boolean;
}

/** What is kept of them: an empty text says that the picture is decoration. Undefined: neither was chosen. */
export const altOf = ({ alt, isDecoration }: PictureWords): string | undefined =>
  isDecoration ? '' : alt.trim() || undefined;
export const NO_WORDS = 'Say what it shows, or mark it as decoration.';

interface FieldsProps {
  words: PictureWords;
  set: (words: PictureWords) => void;
}

export function PictureWordsFields({ words, set }: FieldsProps): ReactNode {
  const { alt, isDecoration } = words;
  return (
    <>
      <label className="a-field">
        <span>What it shows</span>
        <input
          className="a-input"
          value={alt}
          maxLength={BLOG_LIMITS.alt}
          autoComplete="off"
          disabled={isDecoration}
          onChange={({ target }) => set({ ...words, alt: target.value })}
        />
        <small className="muted">Read aloud to people who can’t see it.</small>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={({ target }) => set({ ...words, isDecoration: target.checked })}
        />
        It is decoration and says nothing by itself
      </label>
    </>
  );
}

interface Props {
  /** What the picture has now */
  alt: string;
  close: () => void;
  save: (alt: string) => void;
}

/** What a picture in the text shows, changed. */
export function PictureWordsDialog({ alt, close, save }: Props): ReactNode {
  const [words, setWords] = useState<PictureWords>({ alt, isDecoration: alt === '' });
  const [problem, setProblem] = useState('');
  function take(): void {
    const next = altOf(words);
    if (next === undefined) {
      setProblem(NO_WORDS);
      return;
    }
    save(next);
    close();
  }
  return (
    <DialogForm title="What the picture shows" close={close} takes="Change" take={take} problem={problem}>
      <PictureWordsFields words={words} set={setWords} />
    </DialogForm>
  );
}
