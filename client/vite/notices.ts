import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What Vite writes of the bundled packages (`build.license`) */
export const LICENCES = 'licences.json';
const NOTICES = 'third-party-notices.txt';
const LINE = '='.repeat(80);

interface Bundled {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

const ours = (file: string): string =>
  fs.readFileSync(path.join(import.meta.dirname, '../notices', file), 'utf8').trim();

const section = (title: string, text: string): string => `${LINE}\n${title}\n${LINE}\n\n${text}\n`;

/** The licences of everything that the built site hands out, and of what the server needs a notice for, at one address. */
export const notices = (): Plugin => ({
  name: 'notices',
  apply: 'build',
  enforce: 'post',
  writeBundle(out) {
    const folder = out.dir ?? '';
    const list = path.join(folder, LICENCES);
    const bundled = JSON.parse(fs.readFileSync(list, 'utf8')) as Bundled[];
    const texts = [
      'This site is made with the software of others. These are their licences.\n',
      ...bundled.map(({ name, version, identifier = '', text }) =>
        section(`${name} ${version} ${identifier}`.trim(), text ?? `Licence: ${identifier}`),
      ),
      section('Fonts', ours('fonts.txt')),
      section('Reading letters: Tesseract', ours('letters.txt')),
      section('On the server: sharp and libvips', ours('server.txt')),
    ];
    fs.writeFileSync(path.join(folder, NOTICES), texts.join('\n'));
    fs.rmSync(list);
  },
});
