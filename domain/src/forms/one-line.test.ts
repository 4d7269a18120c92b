import { nameProblem, PROFILE, REGISTRATION } from '../account/account.js';
import { BASIC_FORM } from '../application/basic-application.js';
import { toInput } from './field-input.js';
import { schemaOf } from './field-schema.js';
import { asOneLine, isOneLine, ONE_LINE } from './one-line.js';

const HIDDEN = ['\r', '\n', '\t', '\0', '\u001B', '\u007F', '\u0085', '\u2028', '\u2029'];
/** Clipboards put them around a name: what is sent has none of them. */
const OF_DIRECTION = ['\u202E', '\u202A', '\u2066', '\u2069', '\u200F'];
const codeOf = (sign: string): string => `U+${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

test.each(HIDDEN.map((sign) => [codeOf(sign), sign]))(
  'a name with %s is refused with the way to mend it',
  async (_code, sign) => {
    const name = `Ada${sign}Tremblay`;
    expect([isOneLine(name), nameProblem(name)]).toEqual([false, ONE_LINE]);
    await expect(schemaOf(REGISTRATION).validateAt('name', { name })).rejects.toThrow(ONE_LINE);
    await expect(schemaOf(BASIC_FORM).validateAt('fullName', { fullName: name })).rejects.toThrow(ONE_LINE);
    expect(asOneLine(name)).toBe('Ada Tremblay');
  },
);

test.each(OF_DIRECTION.map((sign) => [codeOf(sign), sign]))(
  'a name with %s is sent without it',
  async (_code, sign) => {
    const name = `${sign}Ada Tremblay`;
    expect([isOneLine(name), nameProblem(name)]).toEqual([false, ONE_LINE]);
    await expect(schemaOf(REGISTRATION).validateAt('name', { name })).resolves.toBe(name);
    expect(toInput(PROFILE, { name, phone: '' })).toEqual({ name: 'Ada Tremblay' });
  },
);

test.each(['Ada Tremblay', 'Zoë O’Brien-Łukasik', 'Nguyễn Thị Hoa', '李 小龍', 'عادل حداد', 'Ada "Ace" T.'])(
  '%s is a name',
  (name) => expect(nameProblem(name)).toBeUndefined(),
);
