import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { baseSheet } from './web/build-steps/base-sheet.ts';
import { recipes } from './web/build-steps/recipes.ts';
import { subsetFonts } from './web/build-steps/subset-fonts.ts';

const ofTeam = process.argv.includes('tests/components/staff/');

/** Parts of the web app alone in a real browser: no server, no database, no mail. */
export default defineConfig({
  // What runs side by side prepares packages in a folder of its own.
  cacheDir: `node_modules/.vite/components-${ofTeam ? 'team' : 'others'}`,
  plugins: [subsetFonts(), baseSheet(), recipes()],
  optimizeDeps: {
    entries: ['tests/components/**/*.test.tsx', 'web/{features,kit,layouts}/**/*.tsx'],
  },
  test: {
    include: ['tests/components/**/*.test.tsx'],
    setupFiles: ['tests/support/components/without-traces.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // One page after the other: two would take the focus from each other.
    fileParallelism: false,
    // Tests of the console begin in fresh windows and can share what they import; others leave something behind.
    isolate: !ofTeam,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
        contextOptions: { locale: 'de-DE', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
