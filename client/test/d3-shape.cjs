module.exports = require('./umd.cjs')('d3-shape');
