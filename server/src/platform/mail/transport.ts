import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config/config.js';
import { writeWhole } from '../files.js';
import type { RenderedMail } from './render.js';

const MINUTE_MS = 60_000;
/** A server that is there greets soon. Its answer to a whole message may take ten minutes (RFC 5321, 4.5.3.2.6): who gives up
    earlier sends again what was accepted. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10 * MINUTE_MS };
const SMTP_CONNECTIONS = 5;
const FILES_AT_ONCE = 10;

/**
 * What a signature covers where it is there: RFC 6376, 5.4.1, and both headers of a one click, without which no mail program
 * offers it (RFC 8058, 4). The library's own list leaves the second out.
 */
const SIGNED = [
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding',
  'In-Reply-To:References:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post',
].join(':');

export interface MailToSend extends RenderedMail {
  /** Message-ID, and the name of the kept file: what is sent twice is recognised as one */
  id: string;
  to: string;
}

export interface MailTransport {
  /** So many are on the wire side by side; what is handed over beyond that would only wait */
  readonly atOnce: number;
  send(mail: MailToSend): Promise<void>;
  close(): void;
}

/** Through SMTP where it is set, else into DATA_DIR/mail as .eml files that any mail program opens. */
export function makeTransport({ smtpUrl, mailFrom, dkim: key, dataDir, siteDomain }: Config): MailTransport {
  const dkim = key && { ...key, headerFieldNames: SIGNED };
  const message = ({
    id,
    unsubscribeUrl,
    attachments = [],
    invitation,
    fromName,
    automatic,
    ...mail
  }: MailToSend): SendMailOptions => ({
    ...mail,
    attachments: [...attachments],
    icalEvent: invitation,
    // MAIL_FROM may bring a name of its own
    from: mailFrom.includes('<') ? mailFrom : { name: fromName, address: mailFrom },
    messageId: `<${id}@${siteDomain.replace(/:\d+$/, '')}>`,
    headers: {
      ...(automatic && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  });

  if (smtpUrl !== undefined) {
    const smtp = createTransport({ url: smtpUrl, pool: true, maxConnections: SMTP_CONNECTIONS, dkim, ...TIMEOUTS });
    return {
      atOnce: SMTP_CONNECTIONS,
      async send(mail) {
        await smtp.sendMail(message(mail));
      },
      close: () => smtp.close(),
    };
  }

  const folder = path.join(dataDir, 'mail');
  const writer = createTransport({ streamTransport: true, buffer: true, dkim });
  return {
    atOnce: FILES_AT_ONCE,
    async send(mail) {
      const { message: bytes } = await writer.sendMail(message(mail));
      const file = path.join(folder, `${mail.id}.eml`);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(file, bytes, 0o600);
    },
    close: () => writer.close(),
  };
}
