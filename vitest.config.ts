import { defineConfig } from 'vitest/config';
import { subsetFonts } from './web/build-steps/subset-fonts.ts';

export default defineConfig({
  plugins: [subsetFonts()],
  test: {
    environment: 'node',
    include: ['tests/{tidy,domain,contract,integration,recipes,replay,upgrade}/**/*.test.ts'],
    // A busy machine takes its time; what has a limit of its own says so.
    testTimeout: 150_000,
    hookTimeout: 150_000,
    expect: { poll: { timeout: 20_000 } },
    // Twice as many as there are cores, on the smallest machine: a third of their time they wait for due dates.
    maxWorkers: 4,
    // Each file anew, importing the product took a fifth of the time and most of the processor's.
    isolate: false,
    restoreMocks: true,
  },
});
