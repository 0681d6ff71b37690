import { runChecks, runTool } from './testing/steps.ts';

/** `npm run check`: format, lint, types, dead code, the tidy tests and the recipes of CONTRIBUTING. */
const say = (line: string) => console.log(line);
const checks = await runChecks(process.env, say);
let failed = checks.failures.length > 0;
for (const tests of ['tidy', 'recipes']) {
  const { code, output } = await runTool(
    ['vitest', 'run', `tests/${tests}`],
    process.env,
    'collect',
  );
  say(code === 0 ? `${tests}: ok` : `${output}\n${tests}: failed`);
  failed ||= code !== 0;
}
if (failed) process.exitCode = 1;
