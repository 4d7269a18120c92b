import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { FootnoteMark } from '../../ui/footnote';

/** The fixed bar at the bottom of the home page on wide screens. */
export function Dock({ note }: { note: number | undefined }): ReactNode {
  return (
    <aside className="dock" aria-label="Get started">
      <div className="wrap">
        <p>
          Free advice, no obligation{' '}
          <small>
            A licensed broker replies within 24 hours
            {note !== undefined && <FootnoteMark note={note} />}
          </small>
        </p>
        <div className="dock-b">
          <ButtonLink look="outline" small to={paths.contact}>
            Book a Free Call
          </ButtonLink>
          <ButtonLink small to={paths.basicForm()}>
            Apply in Minutes
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
