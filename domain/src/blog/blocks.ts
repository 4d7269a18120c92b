/** What the page draws by itself in the place of a figure. */
export const LIVE_BLOCKS = ['rates', 'calculator', 'bars'] as const;
export type LiveBlock = (typeof LIVE_BLOCKS)[number];

export type PostPart =
  | { kind: 'html'; html: string }
  | { kind: 'block'; block: LiveBlock; data: Readonly<Record<string, string>>; fallback: string };

const BLOCK = /<figure data-block="([a-z]+)"([^>]*)>(.*?)<\/figure>/gs;
const DATA = /data-([a-z]+)="([^"]*)"/g;

/** Cuts a clean post at the figures that the page draws by itself. Everything else stays as it is. */
export function partsOf(html: string): PostPart[] {
  const parts: PostPart[] = [];
  let from = 0;
  const text = (to: number): void => {
    if (to > from) parts.push({ kind: 'html', html: html.slice(from, to) });
  };
  for (const found of html.matchAll(BLOCK)) {
    const [whole, name, attributes = '', fallback = ''] = found;
    const block = LIVE_BLOCKS.find((known) => known === name);
    if (!block) continue;
    text(found.index);
    const data = Object.fromEntries([...attributes.matchAll(DATA)].map(([, key = '', value = '']) => [key, value]));
    parts.push({ kind: 'block', block, data, fallback });
    from = found.index + whole.length;
  }
  text(html.length);
  return parts;
}
