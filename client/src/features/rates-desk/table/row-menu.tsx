import { Archive, Copy, History, Pencil, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu } from '../../../ui/aria/action-menu';
import { rateName, type DeskRow } from '../facts';
import type { RowActions } from './row-context';

export function RowMenu({ rate, actions }: { rate: DeskRow; actions: RowActions }): ReactNode {
  return (
    <ActionMenu
      label={`More actions for ${rateName(rate)}`}
      actions={[
        { id: 'edit', label: 'Edit all fields', icon: Pencil, run: () => actions.edit(rate) },
        { id: 'duplicate', label: 'Duplicate', icon: Copy, run: () => actions.duplicate(rate) },
        { id: 'history', label: 'Rate history', icon: History, run: () => actions.history(rate) },
        ...(rate.pending
          ? [{ id: 'discard', label: 'Discard change', icon: RotateCcw, run: () => actions.discard(rate) }]
          : []),
        ...(rate.pending?.kind === 'ARCHIVE'
          ? []
          : [{ id: 'archive', label: 'Archive', icon: Archive, danger: true, run: () => actions.archive(rate) }]),
      ]}
    />
  );
}
