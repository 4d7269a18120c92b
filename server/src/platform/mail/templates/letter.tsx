import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import type { ReactElement, ReactNode } from 'react';

/** Who writes: every letter names the brokerage, its licence and where it is. */
export interface Sender {
  brandName: string;
  legalName: string;
  licenceNumber: string;
  address: string;
  phone: string;
  siteUrl: string;
}

const INK = '#10302b';
const QUIET = '#55655f';
const ACCENT = '#12423a';
export const paragraph = { color: INK, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' };
export const button = {
  backgroundColor: ACCENT,
  borderRadius: '10px',
  color: '#ffffff',
  display: 'inline-block',
  fontSize: '16px',
  fontWeight: 700,
  padding: '13px 22px',
  textDecoration: 'none',
};

interface LetterProps {
  sender: Sender;
  preview: string;
  heading: string;
  children: ReactNode;
}

/** The frame of every e-mail. */
export function Letter({ sender, preview, heading, children }: LetterProps): ReactElement {
  const small = { color: QUIET, fontSize: '13px', lineHeight: '20px', margin: '0 0 6px' };
  return (
    <Html lang="en-CA">
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: '#f5f1e8',
          fontFamily: 'Figtree, Helvetica, Arial, sans-serif',
          margin: 0,
          padding: '32px 12px',
        }}
      >
        <Container
          style={{ backgroundColor: '#ffffff', borderRadius: '16px', maxWidth: '560px', padding: '36px 32px' }}
        >
          <Text style={{ color: ACCENT, fontSize: '18px', fontWeight: 800, margin: '0 0 24px' }}>
            {sender.brandName}
          </Text>
          <Heading as="h1" style={{ color: INK, fontSize: '24px', lineHeight: '31px', margin: '0 0 18px' }}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#e2ddd0', margin: '28px 0 18px' }} />
          <Text style={small}>
            {sender.legalName} Brokerage licence {sender.licenceNumber}.
          </Text>
          <Text style={small}>{sender.address}</Text>
          <Text style={small}>
            {sender.phone} · <Link href={sender.siteUrl}>{sender.siteUrl.replace(/^https?:\/\//, '')}</Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
