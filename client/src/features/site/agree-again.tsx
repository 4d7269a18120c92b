import { useState, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import type { LegalTextName } from '../../schema.generated';
import { Button } from '../../ui/button';
import { PageStyles } from '../../ui/page-styles';
import styles from './agree-again.css?url';
import { useAgreeToTextCommand, useTextsToAgreeQuery, type TextsToAgreeQuery } from './legal-text.generated';

type Asked = NonNullable<TextsToAgreeQuery['textsToAgree']>;

const WORDS: Readonly<Record<LegalTextName, { name: string; path: string }>> = {
  PRIVACY: { name: 'privacy policy', path: paths.privacy },
  TERMS: { name: 'terms of use', path: paths.terms },
};
const NOT_SAVED = 'We couldn’t save your answer. Please try again.';

/** Asks a person with an account to agree to a legal text that changed: one text after the other. The page can be used meanwhile. */
export default function AgreeAgain(): ReactNode {
  const { data } = useTextsToAgreeQuery({ fetchPolicy: 'no-cache' });
  const [left, setLeft] = useState<Asked>();
  const [later, setLater] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [agree, busy] = useAgreeToTextCommand({ failure: NOT_SAVED });
  const [asked] = left ?? data?.textsToAgree ?? [];
  if (!asked || later) return null;
  const { text, version, effectiveOn, changes } = asked;
  const { name, path } = WORDS[text];
  return (
    <section className="agree" aria-labelledby="agree-title">
      <PageStyles href={styles} />
      <h2 id="agree-title">We changed our {name}</h2>
      <p>
        In effect from {formatDay(effectiveOn)}. {changes} <Link to={path}>Read the {name}</Link>
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className="agree-b">
        <Button look="outline" small off={busy} onClick={() => setLater(true)}>
          Later
        </Button>
        <Button
          small
          off={busy}
          onClick={() =>
            void agree({ text, version }).then((outcome) => {
              setProblem(outcome.problem);
              if (outcome.payload?.left) setLeft(outcome.payload.left);
            })
          }
        >
          I agree
        </Button>
      </div>
    </section>
  );
}
