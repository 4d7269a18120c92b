import type { ReactNode } from 'react';
import { Button, Toolbar } from 'react-aria-components';

interface Props {
  count: number;
  /** In place of "3 selected". */
  words?: string;
  onClear: () => void;
  /** BulkAction buttons. */
  children: ReactNode;
}

/** What can be done with the rows that are ticked, floating over the list's end; absent while nothing is. */
export function BulkBar({ count, words = `${count} selected`, onClear, children }: Props): ReactNode {
  return (
    <>
      <p className="sr-text" role="status">
        {count > 0 && words}
      </p>
      {count > 0 && (
        <Toolbar className="a-bulk on-brand" aria-label="Actions for the selection">
          <b className="num">{words}</b>
          {children}
          <Button className="a-bulk-clear" onPress={onClear}>
            Clear
          </Button>
        </Toolbar>
      )}
    </>
  );
}

export function BulkAction({ children, onPress }: { children: ReactNode; onPress: () => void }): ReactNode {
  return <Button onPress={onPress}>{children}</Button>;
}
