import { runVitest } from './testing/vitest.ts';

/** `npm run test:chaos`: journeys on a system of its own while its processes get killed. */
const { passed, failed } = await runVitest(
  ['--config', 'vitest.e2e.config.ts', 'tests/chaos'],
  process.env,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
