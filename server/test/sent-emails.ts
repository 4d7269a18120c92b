import fs from 'node:fs';
import path from 'node:path';
import type { TestApi } from './api.js';
import { until } from './until.js';

export interface SentEmail {
  subject: string;
  /** The whole message with its headers, unfolded */
  text: string;
  /** The text part alone, without the addresses of its links: nothing in it is random */
  words: string;
  /** The token in its link, where it has one */
  token: string | undefined;
}

interface Row {
  id: string;
  subject: string;
}

/** The emails of a template to an address, oldest first, once there are at least so many and all are sent. */
export function sentEmails(api: TestApi, to: string, template: string, count = 1): Promise<SentEmail[]> {
  return until(async () => {
    const rows = await api.rows<Row>(
      `select id, subject from mail_message where recipient = $1 and template = $2 and status = 'sent' order by sent_at, id`,
      [to, template],
    );
    return rows.length < count ? undefined : rows.map((row) => read(api, row));
  }, `${count} of ${template} to ${to}`);
}

function read(api: TestApi, { id, subject }: Row): SentEmail {
  const file = fs.readFileSync(path.join(api.platform.config.dataDir, 'mail', `${id}.eml`), 'utf8');
  return { subject, ...contentOf(file) };
}

/** What a message says, and the token in its link. Headers, boundaries and tokens hold random digits: see `words`. */
export function contentOf(message: string): Omit<SentEmail, 'subject'> {
  const text = message.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const part = /Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)(?=\r?\n----_NmP-|$)/.exec(text)?.[1] ?? '';
  return { text, words: part.replace(/https?:\S+/g, ''), token: /#token=([\w.-]+)/.exec(text)?.[1] };
}
