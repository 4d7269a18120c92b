import { ArrowUpRight, CalendarPlus, ChevronDown, ChevronUp, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddressState } from '../../../lib/address-state';
import { consolePaths } from '../../../lib/console-paths';
import { telephone } from '../../../lib/paths';
import { IconButton } from '../../../ui/aria/icon-button';
import { Button, ButtonLink } from '../../../ui/console/button';
import { moment } from '../../../ui/console/moment';
import { OF_ANYBODY, OFFER_TIMES } from '../../../ui/console/offers';
import { Empty } from '../../../ui/console/states';
import { EnquiryDetail } from '../file/detail';
import { useEnquiryByIdQuery } from '../enquiry.generated';
import styles from './inbox.module.css?sheet';
import { Onlookers } from '../file/onlookers/onlookers';
import { StatusTag } from '../tags';
import { EmailButton } from '../work/email/write-email';

interface Props {
  /** The file to show */
  id: string | undefined;
  /** "1 of 312", where the list knows */
  place: string;
  /** Somebody asked for the note's box of this file: to be called once it has the focus */
  focusNote: (() => void) | undefined;
  step: (by: number) => void;
}

/** The chosen file beside the list. */
export function InboxPane({ id, place, focusNote, step }: Props): ReactNode {
  const { data } = useEnquiryByIdQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'cache-only' });
  const enquiry = data?.enquiry?.enquiry;
  const phone = data?.enquiry?.phone;
  const { set } = useAddressState();
  return (
    <section className={`panel ${styles.pane}`} aria-label="Chosen enquiry" data-scrolls>
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
              <div className={styles.paneActs}>
                {phone && (
                  <ButtonLink look="main" href={telephone(phone)}>
                    <Phone size={16} aria-hidden="true" /> Call
                  </ButtonLink>
                )}
                <EmailButton enquiry={enquiry} />
                <Button onClick={() => set({ [OFFER_TIMES]: OF_ANYBODY })}>
                  <CalendarPlus size={16} aria-hidden="true" /> Book
                </Button>
              </div>
            </div>
          )}
          <EnquiryDetail key={id} id={id} focusNote={focusNote} />
        </>
      ) : (
        <Empty title="No enquiry chosen">
          <p>Choose a row to see it here.</p>
        </Empty>
      )}
    </section>
  );
}
