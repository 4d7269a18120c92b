import { useState, type ReactNode } from 'react';
import { BulkAction, BulkBar } from '../../../ui/aria/bulk-bar';
import { Dialog } from '../../../ui/aria/dialog';
import { useEnquiriesMatchingQuery } from './bulk.generated';
import { AssignMany, FollowUpMany, StatusOfMany } from './forms';
import type { Selected } from './selection';
import styles from './selection.module.css?sheet';
import { enquiries, useBulk } from './use-bulk';

type Open = 'assign' | 'follow-up' | 'status' | undefined;

const allWords = ({ count, isCapped }: { count: number; isCapped: boolean }): string => {
  const many = count.toLocaleString('en-CA');
  return isCapped ? `Select the newest ${many}` : `Select all ${many} matching`;
};

/** What can be done with the enquiries that are ticked, or with all that match. Each can be undone. */
export function BulkEnquiries({ selected }: { selected: Selected }): ReactNode {
  const [open, setOpen] = useState<Open>();
  const { count, isEverything, isCapped, filter, clear, all } = selected;
  const { change, exportThem, busy } = useBulk(selected);
  const { data } = useEnquiriesMatchingQuery({
    variables: { filter },
    skip: count === 0 || isEverything,
    fetchPolicy: 'network-only',
  });
  const matching = data?.enquiriesMatching;
  const close = (): void => setOpen(undefined);
  const many = count.toLocaleString('en-CA');
  const form = {
    count: enquiries(count),
    busy,
    close,
    apply: async (...asked: Parameters<typeof change>) => {
      if (await change(...asked)) close();
    },
  };
  return (
    <>
      <BulkBar
        count={count}
        words={
          !isEverything
            ? `${many} selected`
            : isCapped
              ? `The newest ${many} selected`
              : `All ${many} matching selected`
        }
        onClear={clear}
      >
        {matching && matching.count > count && !isEverything && (
          <BulkAction onPress={() => all(matching)}>
            <span className={styles.all}>{allWords(matching)}</span>
          </BulkAction>
        )}
        <BulkAction onPress={() => setOpen('assign')}>Assign</BulkAction>
        <BulkAction onPress={() => setOpen('follow-up')}>Follow-up</BulkAction>
        <BulkAction onPress={() => setOpen('status')}>Status</BulkAction>
        <BulkAction onPress={() => void exportThem()}>Export</BulkAction>
      </BulkBar>
      <Dialog isOpen={open === 'assign'} onClose={close} title={`Assign ${enquiries(count)}`}>
        <AssignMany {...form} />
      </Dialog>
      <Dialog isOpen={open === 'follow-up'} onClose={close} title={`Follow-up for ${enquiries(count)}`}>
        <FollowUpMany {...form} />
      </Dialog>
      <Dialog isOpen={open === 'status'} onClose={close} title={`Status of ${enquiries(count)}`}>
        <StatusOfMany {...form} />
      </Dialog>
    </>
  );
}
