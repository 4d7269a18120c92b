import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import type { CalculationKind } from '../../schema.generated';
import {
  useDeleteCalculationMutation,
  useRenameCalculationMutation,
  useSavedCalculationsQuery,
} from './saved-calculations.generated';

const PAGE_OF: Partial<Record<CalculationKind, { to: string; name: string }>> = {
  PREPAYMENT: { to: paths.calculator, name: 'Payment' },
  PURCHASE: { to: paths.calculatorPurchase, name: 'Purchase' },
  AFFORDABILITY: { to: paths.calculatorAffordability, name: 'Affordability' },
  RENEWAL: { to: paths.calculatorRenewal, name: 'Renewal' },
  COMPARISON: { to: paths.calculatorCompare, name: 'Comparison' },
};

interface Saved {
  id: string;
  kind: CalculationKind;
  label?: string | null;
  inputs: unknown;
  rulesAsOf: string;
}

/** Where a saved scenario opens again; one kept over the API has no address of ours. */
function addressOf({ kind, inputs }: Saved): string | undefined {
  const page = PAGE_OF[kind];
  const scenario = (inputs as { scenario?: unknown } | null)?.scenario;
  return page && typeof scenario === 'string' ? `${page.to}?${scenario}` : undefined;
}

function Row({ saved }: { saved: Saved }): ReactNode {
  const [name, setName] = useState<string>();
  const [rename] = useRenameCalculationMutation();
  const [remove] = useDeleteCalculationMutation({ refetchQueries: ['SavedCalculations'] });
  const label = saved.label ?? PAGE_OF[saved.kind]?.name ?? saved.kind;
  const address = addressOf(saved);
  if (name !== undefined) {
    return (
      <li>
        <form
          className="calc-rename"
          onSubmit={(event) => {
            event.preventDefault();
            void rename({ variables: { id: saved.id, label: name } }).finally(() => setName(undefined));
          }}
        >
          <label>
            <span className="vh">Name</span>
            <input className="input" value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
          </label>
          <button type="submit" className="calc-toggle">
            Keep this name
          </button>
        </form>
      </li>
    );
  }
  return (
    <li>
      <span>
        {address ? <Link to={address}>{label}</Link> : label}
        <small>
          {PAGE_OF[saved.kind]?.name ?? saved.kind} · rules of {saved.rulesAsOf}
        </small>
      </span>
      <button type="button" className="calc-toggle" aria-label={`Rename ${label}`} onClick={() => setName(label)}>
        Rename
      </button>
      <button
        type="button"
        className="calc-toggle"
        aria-label={`Delete ${label}`}
        onClick={() => void remove({ variables: { id: saved.id } })}
      >
        Delete
      </button>
    </li>
  );
}

/** What the signed-in person has kept, newest first. */
export function SavedList(): ReactNode {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useSavedCalculationsQuery({ variables: { page } });
  const found = (data ?? previousData)?.myCalculations;
  if (error && !found) {
    return (
      <p>
        Your saved calculations could not be loaded.{' '}
        <button type="button" className="calc-toggle" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!found) return <p role="status">Loading your saved calculations…</p>;
  if (found.items.length === 0) return <p>Nothing saved yet: “Save” under a result keeps it here.</p>;
  return (
    <>
      <ul className="calc-saved">
        {found.items.map((saved) => (
          <Row key={saved.id} saved={saved} />
        ))}
      </ul>
      {found.totalItems > page * 10 && (
        <button type="button" className="calc-toggle" onClick={() => setPage(page + 1)}>
          Older ones
        </button>
      )}
      {page > 1 && (
        <button type="button" className="calc-toggle" onClick={() => setPage(page - 1)}>
          Newer ones
        </button>
      )}
    </>
  );
}
