import fs from 'node:fs';
import path from 'node:path';

type Tokens = Record<string, string>;

const css = ['../tokens.css', './dark.css', './tokens.css']
  .map((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** The custom properties of every block with this selector. */
function tokensOf(selector: string): Tokens {
  const blocks = css.split(`${selector} {`).slice(1);
  return Object.fromEntries(
    blocks.flatMap((block) =>
      [...block.slice(0, block.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
  ) as Tokens;
}

const light = tokensOf(':root');
const dark = { ...light, ...tokensOf(`[data-theme='dark']`) };

function colour(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? name;
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? colour(tokens, reference) : value;
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, over: string, under: string): number {
  const [high = 0, low = 0] = [over, under].map((name) => luminance(colour(tokens, name))).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
/** [what stands over, what it stands on, at least] */
const BOTH: [string, string, number][] = [
  ...['--text', '--text-muted'].flatMap((over) =>
    ['--bg', '--bg-subtle', '--bg-sunken', '--surface', '--surface-raised', '--row-hover', '--row-selected'].map(
      (under): [string, string, number] => [over, under, TEXT],
    ),
  ),
  ['--text-faint', '--surface', TEXT],
  ['--text-faint', '--surface-raised', TEXT],
  ['--link', '--surface', TEXT],
  ['--link', '--bg-subtle', TEXT],
  ['--action-2-text', '--action-2', TEXT],
  ['--action-2-text', '--action-2-hover', TEXT],
  ['--action-text', '--action', TEXT],
  ['--danger-action-text', '--danger-action', TEXT],
  ['--danger-action-text', '--danger-action-hover', TEXT],
  ['--success', '--success-bg', TEXT],
  ['--warning', '--warning-bg', TEXT],
  ['--danger', '--danger-bg', TEXT],
  ['--danger', '--surface', TEXT],
  ['--danger', '--surface-raised', TEXT],
  ['--success', '--surface', TEXT],
  ['--warning', '--surface', TEXT],
  ['--info', '--info-bg', TEXT],
  ['--chosen', '--chosen-bg', TEXT],
  ['--line-control', '--surface', SHAPE],
  ['--line-control', '--bg-subtle', SHAPE],
  ['--focus', '--surface', SHAPE],
  ['--focus', '--bg-subtle', SHAPE],
  ['--focus', '--surface-raised', SHAPE],
  ['--tab-line', '--surface', SHAPE],
  ['--bar', '--surface', SHAPE],
  ['--bar-today', '--surface', SHAPE],
  ['--unseen', '--surface', SHAPE],
  ['--row-changed', '--surface', 1.9],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the console in %s', (_name, tokens) => {
  it.each(BOTH)('%s on %s has at least %d', (over, under, least) => {
    expect(contrast(tokens, over, under)).toBeGreaterThanOrEqual(least);
  });
});

it('every token of the app tier has a dark half', () => {
  const own = fs.readFileSync(path.join(import.meta.dirname, './tokens.css'), 'utf8');
  const names = (block: string): string[] => [...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? '');
  const [lightHalf = '', darkHalf = ''] = own.split(`[data-theme='dark']`);
  expect(names(darkHalf)).toEqual(names(lightHalf));
});
