import { ArrowUpRight, ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { consolePaths } from '../../lib/console-paths';
import { IconButton } from '../../ui/aria/icon-button';
import { ButtonLink } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { Empty } from '../../ui/console/states';
import { EnquiryDetail } from './enquiry-detail';
import { useEnquiryByIdQuery } from './enquiry.generated';
import styles from './inbox.module.css?sheet';
import { Onlookers } from './onlookers';
import { StatusTag } from './tags';

interface Props {
  /** The file to show */
  id: string | undefined;
  /** "1 of 312", where the list knows */
  place: string;
  /** How often somebody asked for the note's box */
  noteAsked: number;
  step: (by: number) => void;
}

/** The chosen file beside the list. */
export function InboxPane({ id, place, noteAsked, step }: Props): ReactNode {
  const { data } = useEnquiryByIdQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'cache-only' });
  const enquiry = data?.enquiry?.enquiry;
  const pane = useRef<HTMLElement>(null);
  const isThere = enquiry !== undefined;
  useEffect(() => {
    if (noteAsked > 0 && isThere) pane.current?.querySelector<HTMLElement>('#note')?.focus();
  }, [noteAsked, isThere]);
  return (
    <section ref={pane} className={`panel ${styles.pane}`} aria-label="Chosen enquiry" data-scrolls>
      {id ? (
        <>
          <div className={styles.paneHead}>
            <span className="num">{place}</span>
            <IconButton label="Previous enquiry" onPress={() => step(-1)}>
              <ChevronUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label="Next enquiry" onPress={() => step(1)}>
              <ChevronDown size={18} aria-hidden="true" />
            </IconButton>
            <ButtonLink look="quiet" small to={consolePaths.enquiry(id)}>
              Open file <ArrowUpRight size={16} aria-hidden="true" />
            </ButtonLink>
          </div>
          {enquiry && <Onlookers id={id} />}
          {enquiry && (
            <div className={styles.paneTitle}>
              <h2>{enquiry.fullName}</h2> <StatusTag status={enquiry.status} />
              <p>
                {enquiry.subject}, came in {moment(enquiry.createdAt)}
              </p>
            </div>
          )}
          <EnquiryDetail key={id} id={id} />
        </>
      ) : (
        <Empty title="No enquiry chosen">
          <p>Choose a row to see it here.</p>
        </Empty>
      )}
    </section>
  );
}
