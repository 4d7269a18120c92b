import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestApi } from './api.js';

const WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 50;

export interface KeptLetter {
  subject: string;
  /** The text part, unfolded */
  text: string;
  /** The token in its link, where it has one */
  token: string | undefined;
}

interface Row {
  id: string;
  subject: string;
}

/** The letters of a template to an address, oldest first, once there are at least so many and all are sent. */
export async function letters(api: TestApi, to: string, template: string, count = 1): Promise<KeptLetter[]> {
  const end = Date.now() + WITHIN_MS;
  for (;;) {
    const rows = await api.rows<Row>(
      `select id, subject from mail_message where recipient = $1 and template = $2 and status = 'sent' order by sent_at, id`,
      [to, template],
    );
    if (rows.length >= count) return rows.map((row) => read(api, row));
    if (Date.now() > end) throw new Error(`${rows.length} letters ${template} to ${to}, not ${count}`);
    await pause(LOOK_EVERY_MS);
  }
}

function read(api: TestApi, { id, subject }: Row): KeptLetter {
  const file = fs.readFileSync(path.join(api.platform.config.dataDir, 'mail', `${id}.eml`), 'utf8');
  const text = file.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  return { subject, text, token: /#token=([\w-]+)/.exec(text)?.[1] };
}
