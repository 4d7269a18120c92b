/** A value as it stands in a request's JSON. Texts of JSON, because `JSON.stringify` cannot write all of them. */
export interface HostileValue {
  name: string;
  json: string;
}

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);
const listOf = (json: string, count: number): string => `[${Array.from({ length: count }, () => json).join(',')}]`;

const TEXTS: Readonly<Record<string, string>> = {
  NUL: 'a\0b',
  'a lone surrogate': 'a\ud800',
  'an escape sequence': '\x1b[2J',
  'right-to-left override': '\u202egnp.exe',
  'no text at all': '',
  'SQL and LIKE': `%_\\' or 1=1; --"`,
  'a formula': '=HYPERLINK("http://evil.test")',
  markup: '<img src=x onerror=alert(1)>',
  'a dotted capital I': 'İ@example.ca',
  '__proto__ as text': '__proto__',
  'constructor as text': 'constructor',
  'NaN as text': 'NaN',
  'a number too large, as text': '1e308',
  'a date that is none': '9999-99-99T99:99:99Z',
  '60 kB': 'x'.repeat(60_000),
};

const JSONS: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  'almost nothing': '1e-300',
  'almost everything': '1e308',
  'more than there is': '1e400',
  'minus zero': '-0',
  'a large integer': '9007199254740993',
  'a negative number': '-1',
  'an empty list': '[]',
  'a huge list of texts': listOf('"x"', 2_000),
  'a huge list of objects': listOf('{}', 2_000),
  'an empty object': '{}',
  '__proto__ as key': '{"__proto__":{"polluted":true}}',
  'constructor as key': '{"constructor":{"prototype":{"polluted":true}}}',
  'deep lists': nested('[', ']', 1_000),
  'deep objects': `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
};

export const HOSTILE_VALUES: readonly HostileValue[] = [
  ...Object.entries(TEXTS).map(([name, text]) => ({ name, json: JSON.stringify(text) })),
  ...Object.entries(JSONS).map(([name, json]) => ({ name, json })),
];

/** What an address can carry of it, percent-encoded; NUL and surrogates as the bytes that stand for them. */
export const HOSTILE_ADDRESSES: readonly HostileValue[] = [
  ...Object.entries(TEXTS)
    .filter(([, text]) => text !== '' && text.length < 1_000 && !/\p{Surrogate}/u.test(text))
    .map(([name, text]) => ({ name, json: encodeURIComponent(text) })),
  { name: 'a lone surrogate', json: '%ED%A0%80' },
  { name: 'a percent sign alone', json: '%' },
  { name: 'an overlong slash', json: '%C0%AF' },
  { name: '6 kB', json: 'x'.repeat(6_000) },
  { name: '100 kB', json: 'x'.repeat(100_000) },
  ...['1e-300', '1e308', '-0', 'NaN', '-1', '99999999999999999999'].map((json) => ({ name: json, json })),
];
