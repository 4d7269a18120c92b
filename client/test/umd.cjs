const fs = require('node:fs');
const path = require('node:path');

const MODULES = path.join(__dirname, '../../node_modules');

/** d3 is published as modules, which Jest's CommonJS cannot require: its other build, for script tags, is run instead. */
module.exports = function load(name) {
  const file = path.join(MODULES, name, 'dist', `${name}.js`);
  const module = { exports: {} };
  new Function('module', 'exports', 'require', fs.readFileSync(file, 'utf8'))(module, module.exports, load);
  return module.exports;
};
