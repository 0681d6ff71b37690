import { defineConfig } from 'vitest/config';
import { subsetFonts } from './web/build-steps/subset-fonts.ts';

export default defineConfig({
  plugins: [subsetFonts()],
  test: {
    environment: 'node',
    include: ['tests/{tidy,domain,contract,integration,replay,upgrade}/**/*.test.ts'],
    // A busy machine takes its time; what has a limit of its own says so.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Each worker may talk to Postgres, Temporal and a mail catcher on the same few cores.
    maxWorkers: 2,
    // Each file anew, importing the product took a fifth of the time and most of the processor's.
    isolate: false,
    restoreMocks: true,
  },
});
