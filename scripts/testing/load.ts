import { summary } from './steps.ts';
import { runVitest } from './vitest.ts';

/**
 * `npm run test:load`: overload, slow clients and a soak of 30 minutes (`SOAK_MINUTES`) on a system of its
 * own; `-- overload` only those whose name has the word.
 */
const [only = ''] = process.argv.slice(2);
const files = `tests/load/${only}`;
const count = await runVitest(['--config', 'vitest.e2e.config.ts', files], process.env);
console.log(summary([count]));
process.exitCode = count.failures.length === 0 ? 0 : 1;
