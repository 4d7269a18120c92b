import { sha256 } from './sha256.js';

/** Count up where the same words are drawn in another way. */
const DRAWING = 1;
const HASH = 24;
const NAME = new RegExp(`^((?:agent-)?[0-9a-f-]{36})-([0-9a-f]{${HASH}})\\.png$`);

/** What a picture of a shared link says. */
export interface ShareWords {
  title: string;
  /** Above the title */
  label: string;
}

/** The file of a subject's picture: another where it says something else. */
export const shareFile = (subject: string, { title, label }: ShareWords): string =>
  `${subject}-${sha256(`${DRAWING}\n${label}\n${title}`).slice(0, HASH)}.png`;

/** Whom a file belongs to; undefined: no name of ours. */
export const subjectOfShareFile = (name: string): string | undefined => NAME.exec(name)?.[1];

export const shareFileAddress = (file: string): string => `/share/${file}`;
