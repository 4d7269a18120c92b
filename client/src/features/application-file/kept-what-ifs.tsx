import { formatAmount } from '@brokerage/domain/forms/dollars';
import type { ReactNode } from 'react';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { useRemoveWhatIfCommand, type KeptTermsFragment } from './ratios.generated';
import styles from './ratios.module.css?sheet';
import { triedOf, type Tried } from './what-if';

interface Props {
  kept: readonly KeptTermsFragment[];
  /** Puts them into the fields */
  use: (tried: Tried) => void;
  reload: () => Promise<unknown>;
}

const wordsOf = (terms: KeptTermsFragment): string =>
  [
    triedOf(terms).rate,
    `${terms.amortizationYears} years`,
    ...(terms.downPayment === null ? [] : [`${formatAmount(Number(terms.downPayment))} down`]),
  ].join(', ');

/** The what-ifs that stay in the file: whose, from when, and a way to try them again. */
export function KeptWhatIfs({ kept, use, reload }: Props): ReactNode {
  const [remove, busy] = useRemoveWhatIfCommand({ say: toast });
  if (kept.length === 0) return null;
  const change = async (id: string, removed: boolean): Promise<void> => {
    const { done } = await remove({ id, removed });
    if (!done) return;
    await reload();
    if (removed) toast({ text: 'What-if removed', undo: () => void change(id, false) });
  };
  return (
    <div className={styles.kept}>
      <h3 id="kept-what-ifs">Kept in the file</h3>
      <ul aria-labelledby="kept-what-ifs">
        {kept.map((terms) => (
          <li key={terms.id}>
            <div>
              <b>{wordsOf(terms)}</b>
              <small>
                {terms.keptBy ?? 'Former colleague'}, <time dateTime={terms.keptAt}>{moment(terms.keptAt)}</time>
              </small>
            </div>
            <Button small onClick={() => use(triedOf(terms))}>
              Try<span className="sr-text"> {wordsOf(terms)}</span>
            </Button>
            <Button small off={busy} onClick={() => void change(terms.id, true)}>
              Remove<span className="sr-text"> {wordsOf(terms)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
