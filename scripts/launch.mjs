// `node scripts/launch.mjs <path> [arguments]`: installs, then runs <path>.ts on Node 24.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './install.mjs';

const [script, ...args] = process.argv.slice(2);
const parent = process.ppid;

try {
  run(await install());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function run(node) {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  // Processes that it starts, such as the parts of the product, need not compile their files anew.
  const compiled = join(root, 'node_modules/.cache/compiled');
  const child = spawn(node, [join(root, `${script}.ts`), ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path },
    // Through the channel the script notices the end of this process, even by SIGKILL.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1_000);
  child.once('exit', (code) => {
    clearInterval(watch);
    process.exitCode = code ?? 1;
    if (child.connected) child.disconnect();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  });
}
