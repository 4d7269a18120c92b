import { cut } from '../text/storable.js';

const WEB_ADDRESS_IN_NAME = 'Leave web addresses out of a name. After a dot, put a space';

/** Longer than a name may be: what follows is refused anyway, and a pattern takes its time over a long text. */
const LONGEST = 400;
/** Marks nobody sees, with which an address is taken apart for us and not for a mail program */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DOTS = /[。․・]/g;
const LABEL = '[\\p{L}\\p{N}-]';
/** Ends that mail programs know also behind one or two letters, as in t.co */
const KNOWN =
  'com|net|org|io|co|ca|info|biz|xyz|site|online|shop|store|app|dev|link|click|top|vip|live|me|ly|gl|gg|tv|ru|cn';

/**
 * What a mail program may turn into a link. `J.R.Singh` and `St.John Wu` are names. No part begins with as many signs as
 * there are: from each sign on, all that follow would be gone over again.
 */
const LINK = new RegExp(
  [
    '[a-z]{2}:\\/\\/',
    '\\b(?:https?|ftp|mailto|tel):',
    `\\bwww\\d?\\s*\\.`,
    `${LABEL}\\.${LABEL}{2,}[/?#:@]`,
    `${LABEL}{3}\\.(?:\\p{L}{2,}|xn--[a-z0-9-]+)(?!${LABEL})`,
    `${LABEL}\\.(?:${KNOWN})(?![\\p{L}\\p{N}])`,
    '(?:^|\\D)\\d{1,3}(?:\\.\\d{1,3}){3}(?!\\d)',
    `\\S@${LABEL}+\\.`,
  ].join('|'),
  'iu',
);

/** Whether there is a web address in a text, however it is written: anybody can have us write to anybody (docs/decisions/0107). */
export const hasWebAddress = (text: string): boolean =>
  LINK.test(cut(text, LONGEST).normalize('NFKC').replace(UNSEEN, '').replace(DOTS, '.'));

interface NameProblem {
  place: string[];
  message: string;
}

export const addressInName = (name: string): string | undefined =>
  hasWebAddress(name) ? WEB_ADDRESS_IN_NAME : undefined;

/** Each name of a person with a web address in it, wherever it stands in the answers of a form. */
export function namesWithAddresses(answers: unknown, place: readonly string[] = []): NameProblem[] {
  if (typeof answers === 'string') {
    const message = place.at(-1) === 'fullName' ? addressInName(answers) : undefined;
    return message === undefined ? [] : [{ place: [...place], message }];
  }
  if (typeof answers !== 'object' || answers === null) return [];
  return Object.entries(answers).flatMap(([key, value]) => namesWithAddresses(value, [...place, key]));
}
