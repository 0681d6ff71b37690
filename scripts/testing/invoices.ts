import { summary } from './steps.ts';
import { runVitest } from './vitest.ts';

/**
 * `npm run test:invoices`: every kind of invoice through validators that others wrote. They come from
 * Maven Central and need Java.
 */
const count = await runVitest(
  ['--config', 'vitest.e2e.config.ts', 'tests/validators/invoices.test.ts'],
  process.env,
);
console.log(summary([count]));
process.exitCode = count.failures.length === 0 ? 0 : 1;
