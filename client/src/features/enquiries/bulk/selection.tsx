import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { EnquiryFilter, EnquirySelectionInput } from '../../../schema.generated';
import { toast } from '../../../ui/aria/toast';
import { PageStyles } from '../../../ui/page-styles';
import { BulkEnquiries } from './bar';
import { toFilter, useFilters } from '../views/filters';
import styles, { href } from './selection.module.css?sheet';

/** Everything that matched, as the server counted it. */
interface Everything {
  count: number;
  /** A search: more may match, and this is the newest of it */
  isCapped: boolean;
  asOf: string;
}

export interface Selected {
  filter: EnquiryFilter;
  count: number;
  isEverything: boolean;
  isCapped: boolean;
  /** What the server gets */
  input: EnquirySelectionInput;
  clear: () => void;
  all: (everything: Everything) => void;
}

interface Ticks {
  ticked: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Ticks these too */
  add: (ids: readonly string[]) => void;
}

const TicksContext = createContext<Ticks | undefined>(undefined);
const SelectedContext = createContext<Selected | undefined>(undefined);

interface State {
  /** The filter it was made under: another one begins anew */
  under: string;
  ids: ReadonlySet<string>;
  everything?: Everything;
}
const NONE: ReadonlySet<string> = new Set();

/** Rows that can be ticked. `SelectionBar` is where their bar goes. */
export function InboxSelection({ children }: { children: ReactNode }): ReactNode {
  const filter = toFilter(useFilters());
  const under = JSON.stringify(filter);
  const [state, setState] = useState<State>({ under, ids: NONE });
  const { ids, everything } = state.under === under ? state : { ids: NONE, everything: undefined };
  const ticks = useMemo<Ticks>(
    () => ({
      ticked: (id) => everything !== undefined || ids.has(id),
      toggle(id) {
        // the server knows no “all but this one”: never is the one that was left out all that is selected
        if (everything) {
          setState({ under, ids: NONE });
          toast({ text: 'Nothing is selected now. To leave some out, select the others one at a time.' });
          return;
        }
        setState((now) => {
          const next = new Set(now.under === under ? now.ids : NONE);
          if (!next.delete(id)) next.add(id);
          return { under, ids: next };
        });
      },
      add(more) {
        if (!everything)
          setState((now) => ({ under, ids: new Set([...(now.under === under ? now.ids : NONE), ...more]) }));
      },
    }),
    [ids, everything, under],
  );
  const selected: Selected = {
    filter,
    count: everything?.count ?? ids.size,
    isEverything: everything !== undefined,
    isCapped: everything?.isCapped ?? false,
    input: everything ? { filter, asOf: everything.asOf } : { ids: [...ids] },
    clear: () => setState({ under, ids: NONE }),
    all: (found) => setState({ under, ids: NONE, everything: found }),
  };
  return (
    <TicksContext value={ticks}>
      <PageStyles href={href} />
      <SelectedContext value={selected}>{children}</SelectedContext>
    </TicksContext>
  );
}

/** What can be done with the rows that are ticked. It floats over the end of the list, above what stands at its foot. */
export function SelectionBar(): ReactNode {
  const selected = use(SelectedContext);
  if (!selected) return null;
  return (
    <div className={styles.bar}>
      <BulkEnquiries selected={selected} />
    </div>
  );
}

/** What is ticked; undefined where rows cannot be. */
export const useTicks = (): Ticks | undefined => use(TicksContext);

/** The tick box of a row. */
export function SelectBox({ id, name }: { id: string; name: string }): ReactNode {
  const ticks = useTicks();
  if (!ticks) return null;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={ticks.ticked(id)}
        onChange={() => ticks.toggle(id)}
      />
    </label>
  );
}
