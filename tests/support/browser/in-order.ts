import { afterEach, beforeEach } from 'vitest';

/** Skips the remaining tests of a journey after a failure, since they build on each other. */
export function inOrder(): void {
  let failed: string | undefined;
  beforeEach(({ skip }) => skip(failed !== undefined, `not tried after: ${failed}`));
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') failed ??= task.name;
  });
}
