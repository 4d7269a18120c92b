import type { CSSProperties, ReactElement } from 'react';
import { Facts, Letter, Say, TextLink, type Sender } from './letter.js';

export interface ApplicationReceivedProps {
  sender: Sender;
  fullName: string;
  applicationNumber: string;
  /** Where those who asked to hear of offers stop them */
  unsubscribeUrl?: string;
}

const NEXT = [
  'A licensed broker reads what you sent and replies within 24 hours.',
  'Together you look at the lenders and rates that fit.',
  'You decide. Nothing you sent commits you to anything.',
];
const list: CSSProperties = {
  color: '#0e1d1a',
  fontSize: '16px',
  lineHeight: '26px',
  margin: '0 0 22px',
  paddingLeft: '22px',
};

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
      preview="A licensed broker replies within 24 hours. Keep your application number."
      heading={`Thank you, ${fullName}`}
    >
      <Say>We have your application. Please keep this number; it is how we find it when you call or write.</Say>
      <Facts label="Application number" value={applicationNumber} />
      <Say>
        <strong>What happens next</strong>
      </Say>
      <ol className="l-text" style={list}>
        {NEXT.map((step) => (
          <li key={step} style={{ margin: '0 0 6px', paddingLeft: '4px' }}>
            {step}
          </li>
        ))}
      </ol>
      <Say>Something to add or to correct? Call us at {sender.phone} and name your number.</Say>
      {unsubscribeUrl !== undefined && (
        <Say quiet>
          You asked to hear of offers now and then. <TextLink href={unsubscribeUrl}>Stop these e-mails</TextLink>
        </Say>
      )}
    </Letter>
  );
}
