import { enquiryChoices, enquiryStatusLabel, isReopening } from '@brokerage/domain/enquiries/enquiry-status';
import { ArrowRight, FileText, Mail, Percent, Phone, PhoneCall, UserCheck, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths';
import { telephone } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { toast } from '../../../ui/aria/toast';
import { usePageActions, type PageAction } from '../../../ui/console/page-actions';
import type { EnquiryRowFragment } from '../enquiries.generated';
import { LogContact } from '../work/contact/log-contact';
import { LostDialog } from '../work/moves';
import { useAssign, useMove } from '../use-work';
import { EmailDialog } from '../work/email/write-email';

interface Props {
  enquiry: EnquiryRowFragment;
  phone: string | null;
  reload: () => Promise<unknown>;
}

/** What the palette offers for the open file, and the dialogs that some of it opens. */
export function FileActions({ enquiry, phone, reload }: Props): ReactNode {
  const { user } = useSession();
  const navigate = useNavigate();
  const [opens, setOpens] = useState<'email' | 'contact' | 'lost'>();
  const [assign] = useAssign(enquiry, reload);
  const [move] = useMove(enquiry, reload);
  const close = (): void => setOpens(undefined);
  const { applicationId, assignedToId, status } = enquiry;
  const isMine = assignedToId !== null && assignedToId === user?.id;

  async function moveTo(...to: Parameters<typeof move>): Promise<void> {
    close();
    const problem = await move(...to);
    const [next] = to;
    toast(problem === undefined ? { text: `Moved to ${enquiryStatusLabel(next)}` } : { text: problem, bad: true });
  }

  const moves = enquiryChoices(status).map((next): PageAction => {
    const label = isReopening(status, next) ? 'Reopen' : `Mark ${enquiryStatusLabel(next).toLowerCase()}`;
    const run = (): void => (next === 'LOST' ? setOpens('lost') : void moveTo(next));
    return { id: `file-${next}`, label, icon: ArrowRight, takesFocus: next === 'LOST', run };
  });
  usePageActions([
    isMine
      ? { id: 'file-leave', label: 'Assign to nobody', icon: UserX, run: () => void assign(null, 'Nobody has it now') }
      : {
          ...{ id: 'file-take', label: 'Assign to me', icon: UserCheck },
          run: () => void assign(user?.id ?? null, 'You look after it now'),
        },
    { id: 'file-email', label: 'Write an email', icon: Mail, takesFocus: true, run: () => setOpens('email') },
    { id: 'file-contact', label: 'Log contact', icon: PhoneCall, takesFocus: true, run: () => setOpens('contact') },
    ...(phone
      ? [{ id: 'file-call', label: 'Call', icon: Phone, run: () => window.location.assign(telephone(phone)) }]
      : []),
    ...moves,
    ...(applicationId
      ? [
          {
            ...{ id: 'file-application', label: 'Open the application', icon: FileText },
            run: () => void navigate(consolePaths.application(applicationId)),
          },
        ]
      : []),
    { id: 'file-rates', label: 'Go to rates', icon: Percent, run: () => void navigate(consolePaths.rates) },
  ]);

  return (
    <>
      <EmailDialog enquiry={enquiry} isOpen={opens === 'email'} close={close} />
      <LogContact enquiry={opens === 'contact' ? enquiry : undefined} phone={phone} close={close} />
      <LostDialog isOpen={opens === 'lost'} lose={(reason) => void moveTo('LOST', reason)} close={close} />
    </>
  );
}
