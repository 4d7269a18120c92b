import { inflateSync } from 'node:zlib';

/** How deflated data begins */
const ZLIB = 0x78;

/** The words of a PDF in the order they were written, a page in each text. */
export function pagesOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([^]*?)\nendstream/g)].map(([, body = '']) =>
    Buffer.from(body, 'latin1'),
  );
  return (
    streams
      // what is not deflated says things of the document, and not in it
      .filter(([first]) => first === ZLIB)
      .map((stream) => inflateSync(stream).toString('latin1'))
      .filter((content) => content.includes('BT'))
      .map((content) =>
        [...content.matchAll(/\[([^\]]*)\] TJ/g)]
          .map(([, shown = '']) =>
            [...shown.matchAll(/<([0-9a-f]*)>/g)]
              .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
              .join(''),
          )
          .join('\n'),
      )
  );
}
