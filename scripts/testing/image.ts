import { spawnSync } from 'node:child_process';
import { summary } from './steps.ts';
import { runVitest } from './vitest.ts';

/**
 * `npm run test:image`: builds the image by the Dockerfile and runs what docker-compose.yml says of api,
 * worker, projections and migrate, with its variables and its limits, on real servers outside of them.
 */
if (spawnSync('podman', ['--version']).status === 0) {
  const count = await runVitest(
    ['--config', 'vitest.e2e.config.ts', 'tests/image/image.test.ts'],
    process.env,
  );
  console.log(summary([count]));
  process.exitCode = count.failures.length === 0 ? 0 : 1;
} else {
  console.error('podman is missing. On Debian: apt-get install podman buildah runc mmdebstrap');
  process.exitCode = 1;
}
