import { summary } from './testing/steps.ts';
import { runVitest } from './testing/vitest.ts';

/** `npm run test:chaos`: journeys on a system of its own while its processes get killed. */
const count = await runVitest(['--config', 'vitest.e2e.config.ts', 'tests/chaos'], process.env);
console.log(summary([count]));
process.exitCode = count.failures.length === 0 ? 0 : 1;
