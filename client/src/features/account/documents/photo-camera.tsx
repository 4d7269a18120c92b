import { useEffect, useImperativeHandle, useRef, useState, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { PhotoSheet, type Photo } from './photo-sheet';

export interface Camera {
  /** Opens the phone's camera for a first page, or for one more. */
  shoot(): void;
}

interface Props {
  ref: Ref<Camera>;
  label: string;
  onFiles: (files: File[]) => void;
}

/** A phone's camera. Each photo is looked at before it is sent; a paper of several pages is sent together. */
export function PhotoCamera({ ref, label, onFiles }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [shown, setShown] = useState(0);
  /** The page whose place the next photo takes; without it, the photo is one more page */
  const replaced = useRef<number>(undefined);

  const held = useRef(photos);
  useEffect(() => {
    held.current = photos;
  }, [photos]);
  useEffect(() => () => held.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  const shoot = (page?: number): void => {
    replaced.current = page;
    input.current?.click();
  };
  useImperativeHandle(ref, () => ({ shoot: () => shoot() }), []);

  const taken = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const page = replaced.current ?? photos.length;
    const before = photos[page];
    if (before) URL.revokeObjectURL(before.url);
    setPhotos([...photos.slice(0, page), { file, url: URL.createObjectURL(file) }, ...photos.slice(page + 1)]);
    setShown(page);
  };
  const clear = (): void => {
    photos.forEach(({ url }) => URL.revokeObjectURL(url));
    setPhotos([]);
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={`Photo of ${label}`}
        onChange={taken}
      />
      {photos.length > 0 && (
        <PhotoSheet
          label={label}
          photos={photos}
          shown={shown}
          show={setShown}
          again={() => shoot(shown)}
          add={() => shoot()}
          use={() => onFiles(photos.map(({ file }) => file))}
          onClosed={clear}
        />
      )}
    </>
  );
}
