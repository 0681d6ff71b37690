import { spawnSync } from 'node:child_process';
import { findPromtool } from './promtool.ts';

/** `npm run drill -- alerts`: the alert rules and their tests, through the tool of Prometheus. */
const FOLDER = 'deploy/monitoring';

const promtool = await findPromtool(process.env);
const check = (...args: string[]) =>
  spawnSync(promtool, args, { cwd: FOLDER, stdio: 'inherit' }).status === 0;
const passed = check('check', 'rules', 'alerts.yml') && check('test', 'rules', 'alerts.test.yml');
process.exitCode = passed ? 0 : 1;
