import { Camera, CircleCheck, Crop, EyeOff, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import styles from './photo-sheet.module.css?sheet';

export interface Photo {
  file: File;
  /** An object URL of the file */
  url: string;
}

interface Props {
  label: string;
  photos: readonly Photo[];
  /** The page that is looked at */
  shown: number;
  show: (page: number) => void;
  again: () => void;
  add: () => void;
  use: () => void;
  /** Sent or not: the photos are not needed any more */
  onClosed: () => void;
}

const CHECKS = [
  { Mark: Crop, words: 'All four corners' },
  { Mark: CircleCheck, words: 'Every word readable' },
  { Mark: EyeOff, words: 'No SIN showing' },
] as const;

/** The photos of a paper, looked at before they are sent. Nothing leaves the phone until "Use". */
export function PhotoSheet({ label, photos, shown, show, again, add, use, onClosed }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // the browser gives the focus back to what opened it
  const close = (): void => dialog.current?.close();
  const page = photos[shown];
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="photo-title" onClose={onClosed}>
      <div className={styles.head}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- where a dialog of the browser puts the focus when it opens */}
        <h2 id="photo-title" tabIndex={-1} autoFocus>
          {photos.length === 1 ? 'Check your photo' : 'Check your photos'}
        </h2>
        <button type="button" className={styles.close} aria-label="Close without sending" onClick={close}>
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      {page && <Look key={page.url} label={label} photo={page} number={shown + 1} />}
      {photos.length > 1 && (
        <div className={styles.pages} role="group" aria-label="Pages">
          {photos.map(({ url }, index) => (
            <button
              key={url}
              type="button"
              aria-label={`Page ${index + 1}`}
              aria-pressed={index === shown}
              onClick={() => show(index)}
            >
              <img src={url} alt="" />
            </button>
          ))}
        </div>
      )}
      <ul className={styles.checks}>
        {CHECKS.map(({ Mark, words }) => (
          <li key={words}>
            <Mark size={18} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            use();
            close();
          }}
        >
          {photos.length === 1 ? 'Use this photo' : `Use these ${photos.length} photos`}
        </Button>
        <Button look="outline" small className={styles.light} onClick={again}>
          <Camera size={18} aria-hidden="true" />
          Take again
        </Button>
        <Button look="outline" small className={styles.light} onClick={add}>
          <Plus size={18} aria-hidden="true" />
          Add a page
        </Button>
      </div>
    </dialog>
  );
}

function Look({ label, photo, number }: { label: string; photo: Photo; number: number }): ReactNode {
  const [unreadable, setUnreadable] = useState(false);
  return (
    <div className={styles.look}>
      {unreadable ? (
        <p>This browser can’t show the photo. You can still send it.</p>
      ) : (
        <img src={photo.url} alt={`${label}, page ${number}, as you took it`} onError={() => setUnreadable(true)} />
      )}
      <span className={styles.name}>{`${label}, page ${number}`}</span>
    </div>
  );
}
