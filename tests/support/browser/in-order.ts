import { afterEach, beforeEach } from 'vitest';

/**
 * Skips the remaining tests of a journey after a failure, since they build on each other. The one that failed may
 * be tried once more.
 */
export function inOrder(): void {
  let failed: string | undefined;
  beforeEach(({ task, skip }) =>
    skip(failed !== undefined && failed !== task.name, `not tried after: ${failed}`),
  );
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') failed ??= task.name;
    else if (failed === task.name) failed = undefined;
  });
}
