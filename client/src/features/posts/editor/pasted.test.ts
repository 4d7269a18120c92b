import { getSchema } from '@tiptap/core';
import { EXTENSIONS } from './extensions';
import { cleanPasted } from './pasted';
import { documentOf, htmlOf } from './post-html';

const schema = getSchema(EXTENSIONS);
const pasted = (html: string): string => htmlOf(documentOf(schema, cleanPasted(html).html));

const item = (level: number, mark: string, words: string): string =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;

test('lists of Word become lists, also within each other', () =>
  expect(
    pasted(
      `<h1>Costs</h1>${item(1, '1.', 'Legal')}${item(2, '·', 'Title search')}${item(1, '2.', 'Moving')}<p class=MsoNormal>End</p>`,
    ),
  ).toBe('<h2>Costs</h2><ol><li>Legal<ul><li>Title search</li></ul></li><li>Moving</li></ol><p>End</p>'));

test('what Google Docs wraps around everything is not bold', () =>
  expect(
    pasted(
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="color:red"> plain</span></p><ul><li><p>One</p></li></ul></b>',
    ),
  ).toBe('<p><strong>Bold</strong> plain</p><ul><li>One</li></ul>'));

test('pictures from elsewhere are left out and counted, ours stay', () => {
  const { html, dropped } = cleanPasted(
    '<p>a<img src="https://evil.example/x.png"><img src="data:image/png;base64,AA"></p><img src="/covers/letterbox.svg" alt="Ours">',
  );
  expect([dropped, html.match(/<img/g)?.length]).toEqual([2, 1]);
});

test('nothing that is pasted runs or stays', () => {
  const ran = jest.fn();
  (window as unknown as Record<string, unknown>)['ran'] = ran;
  const html = pasted(
    '<p onclick="ran()">a</p><img src=x onerror="ran()"><script>ran()</script><svg onload="ran()"><style>b</style></svg><iframe srcdoc="<script>parent.ran()</script>"></iframe><a href="javascript:ran()">link</a><math><mtext><table><mglyph><style><img src=x onerror=ran()>',
  );
  expect(ran).not.toHaveBeenCalled();
  expect(html).toBe('<p>a</p><p>link</p>');
});
