import type { ReactNode } from 'react';
import { Picture } from '../../illustrations/picture';
import type { SceneName } from '../../illustrations/scene-names';

interface Props {
  title: string;
  picture: SceneName;
  /** What will be here, and the one thing to do. */
  children: ReactNode;
}

/** Where nothing is yet: what will be, and how. */
export function Empty({ title, picture, children }: Props): ReactNode {
  return (
    <div className="card-box account-empty">
      <Picture name={picture} width={200} />
      <div>
        <h3 className="card-title">{title}</h3>
        {children}
      </div>
    </div>
  );
}
