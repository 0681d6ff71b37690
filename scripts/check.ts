import { runChecks, runTool } from './testing/steps.ts';

/** `npm run check`: format, lint, types, dead code and the tidy test. */
const say = (line: string) => console.log(line);
const checks = await runChecks(process.env, say);
const tidy = await runTool(['vitest', 'run', 'tests/tidy'], process.env, 'collect');
say(tidy.code === 0 ? 'tidy: ok' : `${tidy.output}\ntidy: failed`);
if (checks.failures.length > 0 || tidy.code !== 0) process.exitCode = 1;
