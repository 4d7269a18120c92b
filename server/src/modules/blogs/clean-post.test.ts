import fc from 'fast-check';
import { POST_ATTRIBUTES, POST_TAGS } from '@brokerage/domain/blog/html';
import { HOSTILE_HTML } from '../../../../domain/test/hostile-html.js';
import { cleanHtml, cleanPost } from './clean-post.js';

const HOSTILE = HOSTILE_HTML.map(({ html }) => html);

test.each([
  ['<h1>Title</h1><div><b>Bold</b> <i>slant</i></div>', '<h2>Title</h2><strong>Bold</strong> <em>slant</em>'],
  ['<p onclick="x()" style="color:red" class="y" id="main">Text</p>', '<p>Text</p>'],
  ['<a href="javascript:alert(1)" target=_blank>x</a>', '<a>x</a>'],
  ['<a href="/rates" onmouseover=x>x</a>', '<a href="/rates">x</a>'],
  ['<img src="https://evil.example/x.png"><img src="/covers/a.svg" onerror=x>', '<img alt="" src="/covers/a.svg">'],
  ['<p>a<br/>b</p><hr/>', '<p>a<br>b</p><hr>'],
  [
    '<aside class="callout evil">x</aside><aside class="callout">y</aside>',
    '<aside>x</aside><aside class="callout">y</aside>',
  ],
  ['<p>bell&#7;here &#16;dle &#x1F;us &#xD800;</p>', '<p>bell here  dle  us \ufffd</p>'],
  ['<script>alert(1)</script><style>*{}</style><svg onload=x><a>y</a></svg>Text', 'Text'],
  [
    '<figure data-block="rates" data-term="5" data-evil="x">t</figure>',
    '<figure data-block="rates" data-term="5">t</figure>',
  ],
])('%s', (given, clean) => expect(cleanHtml(given)).toBe(clean));

/** The tags of a text and their attributes, as a parser that trusts nothing reads them. */
function tagsIn(html: string): { tag: string; attributes: string[] }[] {
  return [...html.matchAll(/<([a-z][^\s/>]*)((?:[^<>"]|"[^"]*")*)>/gi)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: [...rest.replace(/="[^"]*"/g, ' ').matchAll(/[^\s/]+/g)].map(([name]) => name),
  }));
}

function expectClean(html: string): void {
  for (const { tag, attributes } of tagsIn(html)) {
    expect(POST_TAGS).toContain(tag);
    const known = [...(POST_ATTRIBUTES[tag] ?? []), ...(tag === 'h2' || tag === 'h3' ? ['id'] : [])];
    for (const name of attributes) expect(known).toContain(name);
  }
  expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript|\/\/)/i);
}

test.each(HOSTILE_HTML)('nothing of $name is left to run', ({ html: given }) => {
  const { html } = cleanPost(`<p>Before</p>${given}`);
  expectClean(html);
  expect(cleanHtml(html.replace(/ id="[^"]*"/g, ''))).toBe(html.replace(/ id="[^"]*"/g, ''));
});

test('whatever is put together of hostile pieces is clean, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string()), { maxLength: 6 }), (pieces) => {
      const { html } = cleanPost(pieces.join(''));
      expectClean(html);
      expect(cleanPost(html).html).toBe(html);
    }),
  );
});

test('headings have ids, and those of the second level are the contents', () => {
  const { html, contents, text, readingMinutes } = cleanPost(
    '<h2>What to <em>ask</em> &amp; when</h2><p>One.</p><h3>Main</h3><h2>What to ask &amp; when</h2><h2>Main</h2><p>Two.</p>',
  );
  expect(contents).toEqual([
    { id: 'what-to-ask-when', text: 'What to ask & when' },
    { id: 'what-to-ask-when-2', text: 'What to ask & when' },
    { id: 'main-3', text: 'Main' },
  ]);
  expect(html).toContain('<h3 id="main-2">Main</h3>');
  expect([text, readingMinutes]).toEqual(['What to ask & when One. Main What to ask & when Main Two.', 1]);
});

test('headings that are all alike take no longer than others', () => {
  // from the first number on for each, it took an hour
  const { html } = cleanPost('<h2>a</h2>'.repeat(100_000));
  expect(html.endsWith('<h2 id="a-100000">a</h2>')).toBe(true);
});
