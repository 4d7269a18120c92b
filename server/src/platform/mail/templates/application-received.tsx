import { Link, Section, Text } from '@react-email/components';
import type { ReactElement } from 'react';
import { Letter, paragraph, type Sender } from './letter.js';

export interface ApplicationReceivedProps {
  sender: Sender;
  fullName: string;
  applicationNumber: string;
  /** Where those who asked to hear of offers stop them */
  unsubscribeUrl?: string;
}

const box = { backgroundColor: '#eef4ee', borderRadius: '12px', margin: '0 0 20px', padding: '16px 20px' };
const label = { color: '#55655f', fontSize: '13px', margin: '0 0 2px' };
const number = { color: '#10302b', fontSize: '22px', fontWeight: 800, letterSpacing: '0.02em', margin: 0 };

/** To the person who applied: the number, and what happens next. */
export function ApplicationReceived({
  sender,
  fullName,
  applicationNumber,
  unsubscribeUrl,
}: ApplicationReceivedProps): ReactElement {
  return (
    <Letter
      sender={sender}
      preview={`Your application number is ${applicationNumber}`}
      heading={`Thank you, ${fullName}`}
    >
      <Text style={paragraph}>
        We have your application. Please keep this number; it is how we find it when you call or write.
      </Text>
      <Section style={box}>
        <Text style={label}>Application number</Text>
        <Text style={number}>{applicationNumber}</Text>
      </Section>
      <Text style={{ ...paragraph, fontWeight: 700, margin: '0 0 8px' }}>What happens next</Text>
      <Text style={paragraph}>
        1. A licensed broker reads what you sent and replies within 24 hours.
        <br />
        2. Together you look at the lenders and rates that fit.
        <br />
        3. You decide. Nothing you sent commits you to anything.
      </Text>
      <Text style={paragraph}>Something to add or to correct? Call us at {sender.phone} and name your number.</Text>
      {unsubscribeUrl !== undefined && (
        <Text style={label}>
          You asked to hear of offers now and then. <Link href={unsubscribeUrl}>Stop these e-mails</Link>
        </Text>
      )}
    </Letter>
  );
}
