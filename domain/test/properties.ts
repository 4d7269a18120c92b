import fc from 'fast-check';

/** A number, or "random" to look for new cases: `PROPERTY_SEED=random PROPERTY_RUNS=5000 npm run test:unit` */
const seed = process.env['PROPERTY_SEED'] ?? '20261123';
const runs = process.env['PROPERTY_RUNS'];

// the same cases on every machine: whether a change lands does not hang on chance
fc.configureGlobal({
  ...(seed !== 'random' && { seed: Number(seed) }),
  ...(runs !== undefined && { numRuns: Number(runs) }),
});
