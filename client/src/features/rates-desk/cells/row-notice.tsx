import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/console/button';
import type { Cell, CellEvent } from './state';
import { rateName, type DeskRow } from '../facts';
import { showPercent } from '../percent';
import { messageId } from './rate-cell';
import { ago } from '../when';

interface Props {
  rate: DeskRow;
  cell: Cell;
  now: Date;
  send: (id: string, event: CellEvent) => Cell;
}

/** What is wrong with a rate, short enough to fit beside it. */
export function problemOf(rate: DeskRow, cell: Cell): string | undefined {
  if (cell.is === 'editing') return cell.problem;
  return cell.is === 'rest' ? (rate.pending?.problem ?? undefined) : undefined;
}

/** One line per sentence. */
export function Problem({ id, text }: { id: string; text: string }): ReactNode {
  return (
    <span className="msg" id={messageId(id)}>
      {text
        .replaceAll('. ', '.\n')
        .split('\n')
        .map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
    </span>
  );
}

export const needsRoom = (cell: Cell): boolean => cell.is === 'failed' || cell.is === 'conflict';

/** What does not fit beside the rate: it was not saved, or someone else saved first. */
export function RowNotice({ rate, cell, now, send }: Props): ReactNode {
  if (cell.is === 'failed') {
    return (
      <div className="under" role="alert" id={messageId(rate.id)}>
        <p>
          {cell.reason} Your <b className="num">{showPercent(cell.value)}%</b> is kept here.
        </p>
        <Button onClick={() => send(rate.id, { on: 'retry' })}>
          <RotateCw size={15} aria-hidden="true" /> Try again
          <span className="sr-text"> to save {rateName(rate)}</span>
        </Button>
        <Button look="quiet" onClick={() => send(rate.id, { on: 'cancel' })}>
          Discard
        </Button>
      </div>
    );
  }
  if (cell.is !== 'conflict') return null;
  const { theirs, value } = cell;
  const said = ago(theirs.at, now).toLowerCase();
  return (
    <div className="under under-conflict" role="alert" id={messageId(rate.id)}>
      <p>
        Changed by {theirs.by} {said}.
      </p>
      <dl>
        <div>
          <dt>Theirs</dt>
          <dd className="num">{theirs.value === null ? 'Will be archived' : `${showPercent(theirs.value)}%`}</dd>
        </div>
        <div>
          <dt>Yours</dt>
          <dd className="num">{showPercent(value)}%</dd>
        </div>
      </dl>
      <Button look="main" onClick={() => send(rate.id, { on: 'keep-mine' })}>
        Keep mine
      </Button>
      <Button onClick={() => send(rate.id, { on: 'take-theirs' })}>Take theirs</Button>
    </div>
  );
}
