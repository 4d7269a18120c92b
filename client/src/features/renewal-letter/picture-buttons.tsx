import { Camera, FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { unless } from '../../ui/unless';
import styles from './renewal-letter.module.css?sheet';

interface Props {
  busy: boolean;
  onPicture: (picture: File) => void;
}

interface OneWay extends Props {
  label: string;
  icon: ReactNode;
  look: string;
  capture?: 'environment';
}

/** Opens the camera or the files of the device. A label, so that it works before our code is here. */
function Choose({ label, icon, look, busy, onPicture, capture }: OneWay): ReactNode {
  return (
    <label className={`btn ${look}`} aria-disabled={busy}>
      <input
        type="file"
        className="sr-text"
        accept="image/*"
        capture={capture}
        {...unless<HTMLInputElement>(busy)}
        onChange={({ target }) => {
          const picture = target.files?.[0];
          // the same file can be chosen again
          target.value = '';
          if (picture) onPicture(picture);
        }}
      />
      {icon} <span>{label}</span>
    </label>
  );
}

/** Where a photo of the letter comes from. */
export const PictureButtons = (props: Props): ReactNode => (
  <div className={styles.choose}>
    <Choose
      {...props}
      label="Photograph it"
      look="btn-b"
      capture="environment"
      icon={<Camera size={20} aria-hidden="true" />}
    />
    <Choose {...props} label="Choose a picture" look="btn-c" icon={<FileUp size={20} aria-hidden="true" />} />
  </div>
);
