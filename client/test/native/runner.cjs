// Jest's own, under a name of its own: its processes are not those of the server's tests, which have no window.
module.exports = require('jest-runner');
