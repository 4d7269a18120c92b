import type { ReactNode } from 'react';
import { Picture } from '../../illustrations/picture';
import type { SceneName } from '../../illustrations/scene-names';
import { PageStyles } from '../../ui/page-styles';
import styles from './auth.css?url';

interface Props {
  title: string;
  lead?: ReactNode;
  picture: SceneName;
  children?: ReactNode;
}

/** A page with one thing to do about an account: a card in front of a house, and on a phone the card alone. */
export function AuthFrame({ title, lead, picture, children }: Props): ReactNode {
  return (
    <section className="auth">
      <PageStyles href={styles} />
      <div className="wrap auth-in">
        <div className="auth-box card-box">
          <h1>{title}</h1>
          {lead !== undefined && <p className="auth-lead">{lead}</p>}
          {children}
        </div>
        <div className="auth-house">
          <Picture name={picture} first />
        </div>
      </div>
    </section>
  );
}
