import { summary } from './steps.ts';
import { runVitest } from './vitest.ts';

/** `npm run test:browsers`: short journeys in Firefox and WebKitGTK, as far as they are installed. */
const count = await runVitest(['--config', 'vitest.e2e.config.ts', 'tests/browsers'], process.env);
console.log(summary([count]));
process.exitCode = count.failures.length === 0 ? 0 : 1;
