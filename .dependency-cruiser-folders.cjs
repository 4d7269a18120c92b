// No two folders of the server need each other. Tests start the whole server, so they do not count. A noun's doors stand beside
// what they lead to; that nouns need each other in one direction only is asserted by server/test/doors.test.ts.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [{ name: 'no-folder-circles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }],
  options: { ...options, exclude: { path: '(\\.(generated|test)|/modules/[^/]+/public(\\.sql)?)\\.ts$' } },
};
