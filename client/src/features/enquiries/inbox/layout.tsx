import type { ReactNode } from 'react';
import { useAddressState } from '../../../lib/address-state';
import { useLeaving } from '../../../ui/console/unsaved';
import { SegmentedControl } from '../../../ui/aria/segmented-control';
import { InboxBoard } from '../board/board';
import { Inbox } from './inbox';

const LAYOUTS = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
] as const;

const useIsBoard = (): boolean => useAddressState().get('layout') === 'board';

/** The list or the board of the same enquiries, as the address says. */
export function LayoutSwitch(): ReactNode {
  const { set } = useAddressState();
  const leaving = useLeaving();
  return (
    <SegmentedControl
      label="Layout"
      options={LAYOUTS}
      value={useIsBoard() ? 'board' : 'list'}
      onChange={(value) => leaving(() => set({ layout: value === 'board' ? value : undefined, file: undefined }))}
    />
  );
}

export const InboxLayout = (): ReactNode => (useIsBoard() ? <InboxBoard /> : <Inbox />);
