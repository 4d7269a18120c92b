import type { ReactNode } from 'react';
import { art } from 'virtual:agent-art';
import { PageStyles } from '../page-styles';
import styles, { href } from './agent-window.module.css?sheet';

interface Props {
  photo: { url: string; avifUrl?: string; width: number; height: number; focusX: number; focusY: number } | null;
  /** Who it shows; empty beside their name */
  alt: string;
  first?: boolean;
}

/** A photo set in the opening of a house window. Without one: a room with a lamp on, a picture and a plant. */
export function AgentWindow({ photo, alt, first = false }: Props): ReactNode {
  return (
    <div className={styles.window}>
      <PageStyles href={href} />
      <img {...art['agent-window']} alt={photo ? '' : alt} fetchPriority={first ? 'high' : undefined} />
      {photo && (
        <>
          <picture>
            {photo.avifUrl && <source type="image/avif" srcSet={photo.avifUrl} />}
            <img
              className={styles.photo}
              src={photo.url}
              alt={alt}
              width={photo.width}
              height={photo.height}
              style={{ objectPosition: `${photo.focusX}% ${photo.focusY}%` }}
              fetchPriority={first ? 'high' : undefined}
            />
          </picture>
          <img className={styles.sill} {...art['agent-sill']} alt="" />
        </>
      )}
    </div>
  );
}
