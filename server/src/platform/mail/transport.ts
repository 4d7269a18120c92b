import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config/config.js';
import { writeWhole } from '../files.js';
import type { RenderedMail } from './render.js';

/** Below the minute after which the queue takes a job for lost */
const TIMEOUT_MS = 10_000;

export interface MailToSend extends RenderedMail {
  /** Message-ID, and the name of the kept file: what is sent twice is recognised as one */
  id: string;
  to: string;
}

export interface MailTransport {
  send(mail: MailToSend): Promise<void>;
  close(): void;
}

/** Through SMTP where it is set, else into DATA_DIR/mail as .eml files that any mail program opens. */
export function makeTransport({ smtpUrl, mailFrom, dataDir, siteDomain }: Config): MailTransport {
  const message = ({ id, unsubscribeUrl, attachments = [], invitation, ...mail }: MailToSend): SendMailOptions => ({
    ...mail,
    attachments: [...attachments],
    icalEvent: invitation,
    from: mailFrom,
    messageId: `<${id}@${siteDomain.replace(/:\d+$/, '')}>`,
    headers: {
      ...(mail.replyTo === undefined && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  });

  if (smtpUrl !== undefined) {
    const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    const smtp = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts });
    return {
      async send(mail) {
        await smtp.sendMail(message(mail));
      },
      close: () => smtp.close(),
    };
  }

  const folder = path.join(dataDir, 'mail');
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message: bytes } = await writer.sendMail(message(mail));
      const file = path.join(folder, `${mail.id}.eml`);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(file, bytes, 0o600);
    },
    close: () => writer.close(),
  };
}
