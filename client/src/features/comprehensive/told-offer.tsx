import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Answers } from '@brokerage/domain/application/parts';
import { useSaid } from '../../lib/scenario/use-said';
import { Button } from '../../ui/button';
import { Box } from './box';
import styles from './box.module.css?sheet';
import { isOpenFor, toldIn, withTold } from './told';

/** One press begins with what was said on other pages. Nothing fills by itself; after it they are answers like any other. */
export function ToldOffer(): ReactNode {
  const { values, setValues } = useFormikContext<Answers>();
  const said = useSaid();
  const told = useMemo(() => toldIn(said), [said]);
  const [taken, setTaken] = useState<string>();
  const done = useRef<HTMLParagraphElement>(null);
  // the button is gone, and must not take the focus with it
  useEffect(() => done.current?.focus(), [taken]);
  if (taken !== undefined)
    return (
      <p ref={done} className={styles.told} tabIndex={-1}>
        Filled in: {taken}. You can change each answer.
      </p>
    );
  if (!isOpenFor(values, told)) return null;
  return (
    <div className={styles.told}>
      <Box title="You told us before">
        <p>{told.words}</p>
        <div className={styles.leave}>
          <Button
            look="outline"
            small
            onClick={() => {
              void setValues(withTold(values, told), true);
              setTaken(told.words);
            }}
          >
            Start with what you told us
          </Button>
        </div>
      </Box>
    </div>
  );
}
