import { defineConfig } from 'vitest/config';
import { subsetFonts } from './web/build-steps/subset-fonts.ts';

/** What the whole running product answers to plain requests, without a browser. */
export default defineConfig({
  plugins: [subsetFonts()],
  test: {
    environment: 'node',
    include: ['tests/pages/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    // They read, and put back at once what they change: nobody waits for anybody.
    maxWorkers: 2,
    isolate: false,
  },
});
