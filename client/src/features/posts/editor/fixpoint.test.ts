import { getSchema, type JSONContent } from '@tiptap/core';
import { ASIDE_CLASSES } from '@brokerage/domain/blog/html';
import { partsOf } from '@brokerage/domain/blog/blocks';
import fc from 'fast-check';
import { EXTENSIONS } from './extensions';
import { LIVE } from './nodes';
import { documentOf, htmlOf } from './post-html';

// the one thing that the editor and the server must agree on; no import by name, because neither knows the other
const SERVER = new URL('../../../../../server/src/modules/blogs/clean-post.ts', import.meta.url).href;
const { cleanHtml } = (await import(SERVER)) as { cleanHtml: (html: string) => string };

const schema = getSchema(EXTENSIONS);
type Arb = fc.Arbitrary<JSONContent>;

const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
  fc.constantFrom(
    ' ',
    '  two  spaces ',
    '\u00a0',
    '&nbsp;',
    '<b>',
    '"quoted"',
    'a & b',
    '</p><script>',
    '—',
    '🏠',
    'x\ny',
    '\t',
  ),
);
const number = fc.integer({ min: 1, max: 40 }).map(String);
const link = fc.constantFrom('/rates', 'https://example.ca/?a=1&b="2"', 'mailto:a@example.ca', '#top');
const marks = fc.oneof(
  fc.subarray(['bold', 'italic', 'underline', 'strike', 'sub', 'link']),
  fc.subarray(['bold', 'sup']),
  fc.constant(['code']),
);
const text: Arb = fc.tuple(words, marks, link).map(([said, names, href]) => ({
  type: 'text',
  text: said,
  marks: names.map((type) => (type === 'link' ? { type, attrs: { href } } : { type })),
}));
const inline = fc.array(fc.oneof({ weight: 5, arbitrary: text }, fc.constant({ type: 'hardBreak' })), { maxLength: 4 });
const node = (type: string, content: fc.Arbitrary<JSONContent[]>, attrs: fc.Arbitrary<object> = fc.constant({})): Arb =>
  fc.record({ type: fc.constant(type), attrs, content });

const paragraph = node('paragraph', inline);
const list = (type: string, item: Arb): Arb =>
  node(
    type,
    fc.array(
      node(
        'listItem',
        fc.tuple(paragraph, fc.array(item, { maxLength: 2 })).map(([first, rest]) => [first, ...rest]),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    type === 'orderedList' ? fc.record({ start: fc.integer({ min: 1, max: 20 }) }) : undefined,
  );
const listed = fc.oneof(paragraph, list('bulletList', paragraph), list('orderedList', list('bulletList', paragraph)));
const several = fc.array(listed, { minLength: 1, maxLength: 2 });
const code = node(
  'codeBlock',
  fc.oneof(
    fc.constant<JSONContent[]>([]),
    words.map((said) => [{ type: 'text', text: said }]),
  ),
);
const block = fc.oneof(
  paragraph,
  listed,
  code,
  node('heading', inline, fc.record({ level: fc.constantFrom(2, 3) })),
  node('blockquote', fc.array(listed, { minLength: 1, maxLength: 2 })),
  fc.constant({ type: 'horizontalRule' }),
);
const cell = fc.oneof(node('tableCell', several), node('tableHeader', several));
const table = fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 3 })).chain(([rows, columns]) =>
  node(
    'table',
    fc.array(node('tableRow', fc.array(cell, { minLength: columns, maxLength: columns })), {
      minLength: rows,
      maxLength: rows,
    }),
  ),
);
const pictureAttributes = fc.record({
  src: fc.constantFrom('/covers/letterbox.svg', '/uploads/blog/0a1b.webp', 'https://evil.example/x.png'),
  alt: words,
  width: fc.option(number),
  height: fc.option(number),
});
const top = fc.oneof(
  { weight: 4, arbitrary: block },
  node('aside', several, fc.record({ kind: fc.constantFrom(...ASIDE_CLASSES) })),
  node('tableFigure', fc.tuple(table, node('caption', inline)), fc.record({ bars: fc.boolean() })),
  node(
    'picture',
    inline,
    pictureAttributes.filter(({ src }) => src.startsWith('/')),
  ),
  node(
    'liveBlock',
    fc.array(paragraph, { minLength: 1, maxLength: 2 }),
    fc.record({
      block: fc.constantFrom(...LIVE),
      term: fc.option(number),
      amount: fc.option(number),
      years: fc.option(number),
    }),
  ),
);
const post = fc.array(top, { minLength: 1, maxLength: 3 });

test('the server changes nothing in what the editor writes, and the editor reads it back as it was', () => {
  fc.assert(
    fc.property(post, (content) => {
      const html = htmlOf(schema.nodeFromJSON({ type: 'doc', content }));
      expect(cleanHtml(html)).toBe(html);
      expect(htmlOf(documentOf(schema, html))).toBe(html);
    }),
    { numRuns: 300 },
  );
});

test('what somebody else wrote is read as what the server would have kept of it, and no more', () => {
  const html = `<h1 onclick="x()">A</h1><p style="color:red">B <img src=x onerror="alert(1)"><a href="javascript:alert(1)">c</a></p>
    <iframe src="//evil"></iframe><svg><script>alert(1)</script></svg><figure data-block="clock"><p>Later</p></figure>`;
  const read = htmlOf(documentOf(schema, html));
  expect(cleanHtml(read)).toBe(read);
  expect(read).not.toMatch(/onclick|onerror|javascript|style|<img|<script|iframe/);
});

test.each([
  '<figure data-block="rates" data-term="5" data-amount="420000" data-years="20"><p><a href="/rates">See today’s rates</a></p></figure>',
  '<figure data-block="calculator" data-amount="400000"><p><a href="/calculator/purchase">Work it out</a></p></figure>',
  '<figure data-block="bars"><table><tbody><tr><th scope="row">Monthly</th><td>25 years</td></tr></tbody></table><figcaption>Until nothing is owed.</figcaption></figure>',
])('a live block comes back as the page reads it: %s', (html) => {
  const written = htmlOf(documentOf(schema, `<p>Before</p>${html}<p>After</p>`));
  expect(written).toBe(`<p>Before</p>${html}<p>After</p>`);
  expect(partsOf(written).map(({ kind }) => kind)).toEqual(['html', 'block', 'html']);
});

test('a table keeps its head and its caption, and a list its tight items', () => {
  const html =
    '<figure><table><thead><tr><th scope="col"></th><th scope="col">FHSA</th></tr></thead><tbody><tr><th scope="row">Most</th><td>$40,000</td></tr></tbody></table><figcaption>In 2026.</figcaption></figure><ol start="3"><li>One</li><li>Two<ul><li>Deep</li></ul></li></ol><aside class="note"><p><strong>N</strong></p></aside><figure><img alt="" src="/covers/letterbox.svg"></figure>';
  expect(htmlOf(documentOf(schema, html))).toBe(html);
});
