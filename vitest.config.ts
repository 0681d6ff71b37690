import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{tidy,domain,contract,integration,replay}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each worker may talk to Postgres, Temporal and a mail catcher on the same few cores.
    maxWorkers: 2,
  },
});
