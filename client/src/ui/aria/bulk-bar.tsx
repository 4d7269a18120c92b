import type { ReactNode } from 'react';
import { Button, Toolbar } from 'react-aria-components';

interface Props {
  count: number;
  onClear: () => void;
  /** BulkAction buttons. */
  children: ReactNode;
}

/** What can be done with the rows that are ticked, floating over the list's end; absent while nothing is. */
export function BulkBar({ count, onClear, children }: Props): ReactNode {
  return (
    <>
      <p className="vh" role="status">
        {count > 0 && `${count} selected`}
      </p>
      {count > 0 && (
        <Toolbar className="a-bulk on-brand" aria-label="Actions on what is selected">
          <b className="num">{count} selected</b>
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
