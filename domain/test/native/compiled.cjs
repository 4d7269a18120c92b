// Where the compiled form of a source lives, and the source map with which Jest reads its stack traces.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { fileURLToPath } = require('node:url');

/** Another number where the options of the compiler change. */
const FORM = 2;
const cacheFolder = path.join(__dirname, '../../../node_modules/.cache/compiled-tests');

function cached(file, text) {
  const name = createHash('sha1').update(`${FORM}\0${file}\0${text}`).digest('hex');
  return { code: path.join(cacheFolder, `${name}.js`), map: path.join(cacheFolder, `${name}.map`) };
}

/** Jest asks with what a stack trace says: the URL of a source. */
class SourceMaps extends Map {
  get(where) {
    const file = where.startsWith('file:') ? fileURLToPath(where) : where;
    if (!/\.tsx?$/.test(file) || !fs.existsSync(file)) return undefined;
    const { map } = cached(file, fs.readFileSync(file, 'utf8'));
    return fs.existsSync(map) ? map : undefined;
  }
}

module.exports = { cacheFolder, cached, SourceMaps };
