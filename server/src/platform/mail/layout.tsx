import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, useContext, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Sender } from '../email.js';
import { AlsoWaitedHere } from './also-waited.js';
import { OUTLOOK_TABLE } from './outlook.js';

// the site's colours: mail programs know no custom properties
const SPRUCE = '#0c2e28';
const LARCH = '#f7b83d';
const INK = '#0e1d1a';
const QUIET = '#3f4f4a';
const LINK = '#1e6e5e';
const LINE = '#d9e1de';
const MIST = '#f4f7f6';
const TEXT_FONT = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const DISPLAY_FONT = `'Bricolage Grotesque', ${TEXT_FONT}`;

/** For programs that honour a dark scheme; the others show the light colours above as they stand. */
const ADAPTS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.l-page { background-color: ${MIST}; }
@media (prefers-color-scheme: dark) {
  .l-page { background-color: #0b1614 !important; }
  .l-card { background-color: #13231f !important; border-color: #26403a !important; }
  .l-box { background-color: #0b1614 !important; border-color: #26403a !important; }
  .l-text { color: #eaf2ef !important; }
  .l-quiet { color: #b3c4be !important; }
  .l-link { color: #8fd3bd !important; }
}
@media (max-width: 480px) {
  .l-card { padding: 28px 20px 26px !important; }
  .l-band { padding: 18px 20px !important; }
  .l-foot { padding: 20px 20px 0 !important; }
  .l-button { display: block !important; text-align: center !important; }
}`;

const paragraph: CSSProperties = { color: INK, fontSize: '16px', lineHeight: '26px', margin: '0 0 18px' };
const small: CSSProperties = { color: QUIET, fontSize: '14px', lineHeight: '22px', margin: '0 0 4px' };

interface SayProps {
  quiet?: boolean;
  written?: boolean;
  children: ReactNode;
}

/** A paragraph. `quiet` is for the small print. What somebody has `written` runs in the direction of its own script. */
export function Say({ quiet = false, written = false, children }: SayProps): ReactElement {
  return quiet ? (
    <Text className="l-quiet" style={{ ...small, margin: '0 0 18px' }}>
      {children}
    </Text>
  ) : (
    <Text className="l-text" style={paragraph} dir={written ? 'auto' : undefined}>
      {children}
    </Text>
  );
}

/** How many letters of one word a phone of 320 pixels has room for */
const LONGEST_WORD = 24;
/** Never within a character: not between the halves of a pair, nor before a mark of the letter. */
const TOO_LONG = new RegExp(`(\\S{${LONGEST_WORD}}\\p{M}*)(?=[^\\s\\p{M}])`, 'u');

/**
 * A text whose long words, such as addresses, may be broken. Many mail programs take away the styles that would do it; what is
 * copied has nothing in it.
 */
const Breakable = ({ children }: { children: string }): ReactElement => (
  <>
    {children.split(TOO_LONG).map((part, at) => (
      <Fragment key={at}>
        {part}
        {at % 2 === 1 && <wbr />}
      </Fragment>
    ))}
  </>
);

export function TextLink({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <Link className="l-link" href={href} style={{ color: LINK, textDecoration: 'underline' }}>
      {typeof children === 'string' ? <Breakable>{children}</Breakable> : children}
    </Link>
  );
}

/** The one thing to do, with its address in full for mail programs that show no buttons. */
export function Action({ url, children }: { url: string; children: ReactNode }): ReactElement {
  return (
    <>
      <Section style={{ margin: '4px 0 16px' }}>
        <Button
          className="l-button"
          href={url}
          style={{
            backgroundColor: LARCH,
            borderRadius: '12px',
            color: '#071f1b',
            display: 'inline-block',
            fontSize: '17px',
            fontWeight: 700,
            lineHeight: '24px',
            padding: '15px 26px',
            textDecoration: 'none',
          }}
        >
          {children}
        </Button>
      </Section>
      <Text className="l-quiet" style={{ ...small, margin: '0 0 22px' }} data-skip-in-text="true">
        Or copy this link: <TextLink href={url}>{url}</TextLink>
      </Text>
    </>
  );
}

/** What people look for again later. */
export function Facts({
  label,
  value,
  children,
}: {
  label: string;
  value: string;
  children?: ReactNode;
}): ReactElement {
  return (
    <Section
      className="l-box"
      style={{
        backgroundColor: '#f1f8f5',
        border: `1px solid ${LINE}`,
        borderRadius: '12px',
        margin: '0 0 22px',
        padding: '16px 20px',
      }}
    >
      <Text className="l-quiet" style={{ ...small, margin: '0 0 2px' }}>
        {label}
      </Text>
      <Text
        className="l-text"
        style={{
          color: INK,
          fontFamily: DISPLAY_FONT,
          fontSize: '21px',
          fontWeight: 700,
          letterSpacing: '-0.01em',
          lineHeight: '28px',
          margin: 0,
        }}
      >
        <Breakable>{value}</Breakable>
      </Text>
      {children}
    </Section>
  );
}

export function FactLine({ children }: { children: ReactNode }): ReactElement {
  return (
    <Text className="l-quiet" style={{ ...small, margin: '4px 0 0' }}>
      {children}
    </Text>
  );
}

/** What waited with this email because the mailbox had enough within the hour. */
function AlsoWaitedList(): ReactElement | null {
  const also = useContext(AlsoWaitedHere);
  if (also.length === 0) return null;
  return (
    <>
      <Say>We also have this for you. It waited, because you got several of these emails within an hour:</Say>
      {also.map(({ text, url }) => (
        <Say key={`${text} ${url}`}>{url === undefined ? text : <TextLink href={url}>{text}</TextLink>}</Say>
      ))}
    </>
  );
}

interface EmailLayoutProps {
  sender: Sender;
  /** Shown after the subject in an inbox list. */
  preview: string;
  heading: string;
  children: ReactNode;
}

/** The frame of every email. No pictures, so nothing is missing where they are turned off. */
export function EmailLayout({ sender, preview, heading, children }: EmailLayoutProps): ReactElement {
  return (
    <Html lang="en-CA">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: ADAPTS }} />
      </Head>
      <Preview>{preview}</Preview>
      <Body className="l-page" style={{ margin: 0, padding: 0 }}>
        <Section className="l-page" style={{ backgroundColor: MIST, fontFamily: TEXT_FONT, padding: '32px 12px 40px' }}>
          {OUTLOOK_TABLE.open}
          <Container style={{ maxWidth: '576px' }}>
            <Section
              className="l-band"
              style={{
                backgroundColor: SPRUCE,
                borderBottom: `4px solid ${LARCH}`,
                borderRadius: '20px 20px 0 0',
                padding: '20px 36px',
              }}
            >
              <Text
                style={{
                  color: '#f3faf7',
                  fontFamily: DISPLAY_FONT,
                  fontSize: '21px',
                  fontWeight: 700,
                  letterSpacing: '-0.03em',
                  lineHeight: '28px',
                  margin: 0,
                }}
              >
                {sender.brandName}
              </Text>
            </Section>
            <Section
              className="l-card"
              style={{
                backgroundColor: '#ffffff',
                border: `1px solid ${LINE}`,
                borderRadius: '0 0 20px 20px',
                borderTop: 0,
                padding: '36px 36px 22px',
              }}
            >
              <Heading
                as="h1"
                className="l-text"
                style={{
                  color: INK,
                  fontFamily: DISPLAY_FONT,
                  fontSize: '29px',
                  fontWeight: 700,
                  letterSpacing: '-0.025em',
                  lineHeight: '34px',
                  margin: '0 0 18px',
                }}
              >
                {heading}
              </Heading>
              {children}
              <AlsoWaitedList />
            </Section>
            <Foot sender={sender} />
          </Container>
          {OUTLOOK_TABLE.close}
        </Section>
      </Body>
    </Html>
  );
}

function Foot({ sender }: { sender: Sender }): ReactElement {
  return (
    <Section className="l-foot" style={{ padding: '20px 36px 0' }}>
      <Text className="l-quiet" style={small}>
        {sender.legalName}
        {sender.licences && ` · Brokerage licences: ${sender.licences}`}
      </Text>
      <Text className="l-quiet" style={small}>
        {sender.address}
      </Text>
      <Text className="l-quiet" style={small}>
        {sender.phone} · <TextLink href={sender.siteUrl}>{sender.siteUrl.replace(/^https?:\/\//, '')}</TextLink>
      </Text>
    </Section>
  );
}
