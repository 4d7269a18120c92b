import type { ReactNode } from 'react';
import { Picture } from '../../illustrations/picture';
import type { SceneName } from '../../illustrations/scene-names';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { PageStyles } from '../../ui/page-styles';
import styles from '../../ui/sections.css?url';

interface Props {
  title: string;
  text: string;
  picture: SceneName;
  /** The one thing to do next; applying, where nothing else is said. */
  action?: ReactNode;
}

/** The end of an inner page: one thing to do next, and a person to call. */
export function Closing({ title, text, picture, action }: Props): ReactNode {
  return (
    <section className="sec closing-sec">
      <PageStyles href={styles} />
      <div className="wrap">
        <div className="closing on-brand">
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
            <div className="cta">
              {action ?? <ButtonLink to={paths.formSelection}>Apply Now</ButtonLink>}
              <ButtonLink look="outline" className="btn-on-brand" to={paths.contact}>
                Book a Free Call
              </ButtonLink>
            </div>
          </div>
          <Picture name={picture} />
        </div>
      </div>
    </section>
  );
}
