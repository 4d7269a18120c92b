import { useFormikContext } from 'formik';
import { CalendarClock, FileText, Mail, Scale } from 'lucide-react';
import { use, type ReactNode } from 'react';
import type { Answers } from '@brokerage/domain/application/parts';
import { FIRST_RESPONSE_HOURS } from '@brokerage/domain/vocabulary/constants';
import { formatPhone } from '../../lib/format';
import { Button } from '../../ui/button';
import { OtherAddress } from '../../ui/form/other-address';
import { Box } from './box';
import styles from './check.module.css?sheet';
import { Consents } from './consents';
import { OfficeContext } from './office';
import type { Check } from './use-check';

/** The consents, the submit, and what happens after it. */
export function CheckSend({ everybody, wrong, sending }: Check): ReactNode {
  const { values } = useFormikContext<Answers>();
  const { sender } = use(OfficeContext);
  const { phone, email } = (values['applicant'] as Answers | undefined) ?? {};
  return (
    <div className={styles.end}>
      <section className={styles.send} aria-labelledby="consents-title">
        <h2 id="consents-title">Your consents</h2>
        <p>
          Each is your choice. Nothing is pre-checked. They cover you only.
          {everybody.length > 1 && <span>{' The others get a link of their own.'}</span>}
        </p>
        <Consents sender={sender} refused={wrong} />
        <div className={styles.last}>
          <OtherAddress email={email} />
          <p>
            When you submit, your answers go to our brokers, and you confirm that they’re true as far as you know. You
            get an application number right away. Nothing goes to a lender until we’ve talked.
          </p>
          <Button type="submit" off={sending}>
            {sending ? 'Submitting' : 'Submit application'}
          </Button>
        </div>
      </section>
      <aside aria-label="What happens next">
        <WhatNext phone={typeof phone === 'string' ? formatPhone(phone) : ''} />
      </aside>
    </div>
  );
}

function WhatNext({ phone }: { phone: string }): ReactNode {
  const next = [
    { Mark: Mail, when: 'Right away', what: 'Your application number, on screen and by email' },
    { Mark: FileText, when: 'On the same page', what: 'The list of documents we need from you' },
    {
      Mark: CalendarClock,
      when: `Within ${FIRST_RESPONSE_HOURS} hours`,
      what: phone ? `A broker calls you at ${phone}` : 'A broker calls you',
    },
    { Mark: Scale, when: 'Then', what: 'We compare lenders, and you choose. Only then does one see your file' },
  ];
  return (
    <Box title="What happens next">
      <ol className={styles.next}>
        {next.map(({ Mark: Sign, when, what }) => (
          <li key={when}>
            <i>
              <Sign size={16} aria-hidden="true" />
            </i>
            <div>
              <b>{when}</b>
              <span>{what}</span>
            </div>
          </li>
        ))}
      </ol>
    </Box>
  );
}
