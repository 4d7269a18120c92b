import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Cell, CellEvent } from './state';
import { rateName, shownFacts, type DeskRow } from '../facts';
import { showPercent } from '../percent';
import { shownRate } from './use-cells';
import { useLayoutOnChange } from '../../../lib/effects';

export type MoveBy = 'up' | 'down' | 'first' | 'last';

interface Props {
  rate: DeskRow;
  cell: Cell;
  send: (id: string, event: CellEvent) => Cell;
  /** Moves the focus to another row's rate. False if there is none. */
  move: (from: string, by: MoveBy) => boolean;
}

const MOVES: Record<string, MoveBy> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };
const STARTS_TYPING = /^[\d.,]$/;

/** Ties the row's message to the cell for screen readers. */
export const messageId = (id: string): string => `message-${id}`;
export const cellId = (id: string): string => `rate-${id}`;

/** A rate cell. Arrow keys move between rates; Enter or a digit starts editing; Enter saves and moves down. */
export function RateCell(props: Props): ReactNode {
  const { rate, cell, send, move } = props;
  const button = useRef<HTMLButtonElement>(null);
  const giveBack = useRef(false);
  const editing = cell.is === 'editing';
  useEffect(() => {
    if (!editing && giveBack.current) button.current?.focus();
    giveBack.current = false;
  }, [editing]);

  if (editing) return <RateInput {...props} cell={cell} cancelled={() => (giveBack.current = true)} />;

  const value = shownRate(rate, cell);
  const start = (text: string): void => {
    send(rate.id, { on: 'start', text, version: rate.version });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (by) move(rate.id, by);
    else if (STARTS_TYPING.test(event.key)) send(rate.id, { on: 'key', text: event.key, version: rate.version });
    else if (event.key === 'Backspace' || event.key === 'Delete') start('');
    else if (event.key === 'F2') start(value === undefined ? '' : showPercent(value));
    else if (event.key === 'Escape' && cell.is === 'failed') send(rate.id, { on: 'cancel' });
    else return;
    event.preventDefault();
  };
  const bad = rate.pending?.problem != null || cell.is === 'failed' || cell.is === 'conflict';
  const going = rate.pending?.kind === 'ARCHIVE';
  return (
    <>
      <button
        ref={button}
        type="button"
        data-said
        id={cellId(rate.id)}
        className={`rate num${bad ? ' rate-bad' : ''}${going ? ' rate-going' : ''}`}
        aria-label={`${rateName(rate)}, ${value === undefined ? 'no rate' : `${showPercent(value)}%`}${going ? ', will be archived when published' : ''}`}
        aria-describedby={bad ? messageId(rate.id) : undefined}
        aria-busy={cell.is === 'saving' || undefined}
        onClick={() => start(value === undefined ? '' : showPercent(value))}
        onKeyDown={onKeyDown}
      >
        {value === undefined ? '' : showPercent(value)}
        <span>%</span>
      </button>
      <Was rate={rate} value={value} />
    </>
  );
}

function RateInput({
  rate,
  cell,
  send,
  move,
  cancelled,
}: Omit<Props, 'cell'> & { cell: Extract<Cell, { is: 'editing' }>; cancelled: () => void }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  // focus before the next key, or a quick typist's digit falls between the button and the field
  useLayoutOnChange(() => {
    input.current?.focus();
    // after the digits already typed; otherwise select everything, to type over it
    const end = cell.text.length;
    input.current?.setSelectionRange(cell.typed ? end : 0, end);
    // only when editing starts
  }, []);
  const commit = (): Cell => send(rate.id, { on: 'commit', was: shownFacts(rate)?.rate });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      cancelled();
      send(rate.id, { on: 'cancel' });
      return;
    }
    const by = event.key === 'Enter' ? (event.shiftKey ? 'up' : 'down') : MOVES[event.key];
    if (by !== 'up' && by !== 'down') return;
    event.preventDefault();
    // at the end of the list the cell keeps the focus
    if (commit().is !== 'editing' && !move(rate.id, by)) cancelled();
  };
  return (
    <>
      <span className={`rate rate-open num${cell.problem ? ' rate-bad' : ''}`}>
        <input
          ref={input}
          id={cellId(rate.id)}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={`${rateName(rate)}, rate in percent`}
          aria-invalid={cell.problem ? true : undefined}
          aria-describedby={cell.problem ? messageId(rate.id) : undefined}
          value={cell.text}
          onChange={({ target }) => send(rate.id, { on: 'type', text: target.value })}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true">%</span>
      </span>
      <Was rate={rate} value={undefined} />
    </>
  );
}

/** What visitors see now, struck through. */
function Was({ rate: { live, pending }, value }: { rate: DeskRow; value: number | undefined }): ReactNode {
  if (pending?.kind === 'CREATE') return <span className="was-note">New</span>;
  if (pending?.kind === 'ARCHIVE') return <span className="was-note">Will be archived</span>;
  const changed = value === undefined ? pending?.facts?.rate !== undefined : live !== null && value !== live.rate;
  if (!live || !changed || (value === undefined && pending?.facts?.rate === live.rate)) return null;
  return (
    <span className="was num">
      {showPercent(live.rate)}%<span className="sr-text"> is what visitors see</span>
    </span>
  );
}
