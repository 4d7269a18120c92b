import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { contentOf, type SentEmail } from './sent-emails.js';
import { until } from './until.js';

interface Received extends SentEmail {
  to: string;
}

export interface TestSmtp {
  url: string;
  received: Received[];
  /** Answers 451 to this address until `accept` is called. */
  defer(address: string): void;
  accept(address: string): void;
  /** Answers 550 to this address: there is no such mailbox. */
  refuse(address: string): void;
  /** The first email to an address with this subject, once it is here. */
  first(to: string, subject: string): Promise<Received>;
  close(): Promise<void>;
}

class Greylisted extends Error {
  readonly responseCode = 451;
  override message = 'greylisted, try again later';
}

class NoSuchMailbox extends Error {
  readonly responseCode = 550;
  override message = '5.1.1 no such mailbox';
}

/** A mail server on a free port that can put deliveries off, as greylisting does, and refuse an address. */
export async function testSmtp(): Promise<TestSmtp> {
  const deferred = new Set<string>();
  const refused = new Set<string>();
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      if (refused.has(address)) callback(new NoSuchMailbox());
      else callback(deferred.has(address) ? new Greylisted() : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const content = contentOf(Buffer.concat(chunks).toString());
        const subject = /^Subject: (.*)$/m.exec(content.text)?.[1]?.trim() ?? '';
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, subject, ...content });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    defer: (address) => void deferred.add(address),
    accept: (address) => void deferred.delete(address),
    refuse: (address) => void refused.add(address),
    first: (to, subject) =>
      until(() => received.find((mail) => mail.to === to && mail.subject === subject), `an email to ${to}`),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
