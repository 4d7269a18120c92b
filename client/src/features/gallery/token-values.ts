import shared from '../../ui/tokens.css?raw';
import darkHalf from '../../ui/console/dark.css?raw';
import consoleOnly from '../../ui/console/tokens.css?raw';

export type Tokens = Readonly<Record<string, string>>;

/** The custom properties of every block with this selector, from the style sheets themselves. */
function tokensOf(css: string, selector: string): [string, string][] {
  return css
    .split(`${selector} {`)
    .slice(1)
    .flatMap((block) =>
      [...block.slice(0, block.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      ),
    );
}

const DARK = `[data-theme='dark']`;
// a media query repeats some of :root for less motion; what stands first is the value
const firstWins = (entries: [string, string][]): Tokens => Object.fromEntries([...entries].reverse());

export const LIGHT: Tokens = firstWins([...tokensOf(shared, ':root'), ...tokensOf(consoleOnly, ':root')]);
export const DARK_TOKENS: Tokens = {
  ...LIGHT,
  ...firstWins([...tokensOf(darkHalf, DARK), ...tokensOf(consoleOnly, DARK)]),
};

/** A token's colour as #rrggbb, references followed; undefined for what is no plain colour. */
export function hexOf(tokens: Tokens, name: string): string | undefined {
  const value = tokens[name];
  const reference = value && /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return hexOf(tokens, reference);
  if (!value || !/^#([\da-f]{3}|[\da-f]{6})$/i.test(value)) return undefined;
  return value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG between two colours. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
