import { ENQUIRY_STATUSES } from '@brokerage/domain/enquiries/enquiry-status';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SelectField } from '../../../ui/aria/select-field';
import { PageStyles } from '../../../ui/page-styles';
import { BoardColumn } from './column';
import styles, { href } from './board.module.css?sheet';
import { FilterBar, useFilters, ViewTabs } from '../views/filters';
import { LostDialog } from '../work/moves';
import { useBoard } from './use-board';

const FIRST = ENQUIRY_STATUSES[0].value;
const cardOf = (board: HTMLElement | null, id: string): HTMLElement | null | undefined =>
  board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] a`);

/** Arrows without a modifier go from card to card. */
function step(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-column]')]
    .filter((column) => column.offsetParent !== null)
    .map((column) => [...column.querySelectorAll<HTMLElement>('[data-card] a')])
    .filter((cards) => cards.length > 0);
  const at = columns.findIndex((cards) => cards.includes(from));
  const row = columns[at]?.indexOf(from) ?? 0;
  const beside = (by: number): HTMLElement | undefined => columns[at + by]?.[row] ?? columns[at + by]?.at(-1);
  if (key === 'ArrowDown') return columns[at]?.[row + 1];
  if (key === 'ArrowUp') return columns[at]?.[row - 1];
  if (key === 'ArrowRight') return beside(1);
  return key === 'ArrowLeft' ? beside(-1) : undefined;
}

/** The inbox by status, and in each status by adviser. */
export function InboxBoard(): ReactNode {
  const filters = useFilters();
  const board = useBoard();
  const [active, setActive] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const { follow, losing } = board;
  useLayoutEffect(() => {
    if (follow.turn === 0) return undefined;
    // a menu that closes gives the focus back first
    const frame = requestAnimationFrame(() => {
      const card = cardOf(region.current, follow.id);
      (card?.offsetParent ? card : region.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [follow]);

  function onKeyDown(event: KeyboardEvent): void {
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card] a') : null;
    if (!from || event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = region.current && step(region.current, from, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  const shown = ENQUIRY_STATUSES.filter(({ value }) => !filters.status || value === filters.status);
  return (
    <>
      <PageStyles href={href} />
      <section className="panel" aria-label="Enquiries">
        <ViewTabs current={filters.view} />
        <FilterBar filters={filters} list={undefined} />
        <div className={styles.choice}>
          <SelectField
            label="Column"
            options={ENQUIRY_STATUSES}
            value={filters.status ?? FIRST}
            onChange={(value) => filters.set({ status: value })}
          />
        </div>
        <p className={styles.hint}>Drag a card to another column, or press Shift and an arrow key on its name.</p>
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows go from card to card */}
        <div ref={region} className={styles.board} tabIndex={-1} onKeyDown={onKeyDown}>
          {shown.map((of) => (
            <BoardColumn
              key={of.value}
              of={of}
              filters={filters}
              board={board}
              active={active}
              focused={setActive}
              isShown={of.value === (filters.status ?? FIRST)}
            />
          ))}
        </div>
        <p className="sr-text" role="status">
          {board.said}
        </p>
      </section>
      <LostDialog
        isOpen={losing !== undefined}
        lose={(reason) => losing && board.move(losing, 'LOST', reason)}
        close={board.keep}
      />
    </>
  );
}
