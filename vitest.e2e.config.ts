import { defineConfig } from 'vitest/config';
import { subsetFonts } from './web/build-steps/subset-fonts.ts';

/** Tests of the whole running product: one file after the other, with long waits. */
export default defineConfig({
  plugins: [subsetFonts()],
  test: {
    environment: 'node',
    include: ['tests/{e2e,chaos,load,look,validators,browsers,day,image}/**/*.test.ts'],
    setupFiles: ['tests/support/browser/each-journey.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
    maxWorkers: 1,
    // Files share what they import, and with it the browser.
    isolate: false,
  },
});
