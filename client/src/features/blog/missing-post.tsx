import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';

export default function MissingPost({ said }: { said: string }): ReactNode {
  return (
    <section className="sec">
      <div className="wrap">
        <h1>We can’t find this article</h1>
        <p className="lede mt-5">{said}. It may have moved, or it isn’t public any more.</p>
        <div className="cta">
          <ButtonLink to={paths.blogs}>Mortgage news</ButtonLink>
        </div>
      </div>
    </section>
  );
}
