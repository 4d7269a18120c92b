import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

/** The TypeScript that somebody wrote in these folders, with its text. */
export const sourceFiles = (folders) =>
  folders
    .flatMap((folder) =>
      fs.readdirSync(path.join(ROOT, folder), { recursive: true }).map((name) => path.join(folder, String(name))),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.generated\.|\.d\.ts$/.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file), 'utf8') }));
