import { useState, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { useConsentWords } from '../../lib/consent-words';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { PageStyles } from '../../ui/page-styles';
import styles from './banner.css?url';
import { useChoose } from './use-choose';

/** The question, once. Both answers weigh the same, and the page can be used without one. */
export default function Banner(): ReactNode {
  const { choose, busy } = useChoose();
  const wordsOf = useConsentWords();
  const [problem, setProblem] = useState<string>();
  return (
    <section className="cookies" aria-labelledby="cookies-title">
      <PageStyles href={styles} />
      <h2 id="cookies-title">May we count your visits?</h2>
      <p>
        {wordsOf('ANALYTICS')} You can change your mind on the <Link to={paths.privacy}>privacy page</Link>.
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className="cookies-b">
        <Button look="outline" small off={busy} onClick={() => void choose(false)}>
          Decline
        </Button>
        <Button look="outline" small off={busy} onClick={() => void choose(true).then(setProblem)}>
          Accept
        </Button>
      </div>
    </section>
  );
}
