import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { baseSheet } from './web/build-steps/base-sheet.ts';
import { recipes } from './web/build-steps/recipes.ts';
import { subsetFonts } from './web/build-steps/subset-fonts.ts';

/** What runs side by side prepares packages in a folder of its own. */
const row = process.argv.includes('--exclude') ? 'others' : 'team';

/** Parts of the web app alone in a real browser: no server, no database, no mail. */
export default defineConfig({
  cacheDir: `node_modules/.vite/components-${row}`,
  plugins: [subsetFonts(), baseSheet(), recipes()],
  optimizeDeps: {
    entries: ['tests/components/**/*.test.tsx', 'web/{features,kit,desk,layouts}/**/*.tsx'],
  },
  test: {
    include: ['tests/components/**/*.test.tsx'],
    setupFiles: ['tests/support/components/each-file.ts'],
    env: { CLOCK_OFFSET_MS: process.env.CLOCK_OFFSET_MS ?? '0' },
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // With a page of its own, each file loaded the product again, which took most of the time.
    isolate: false,
    // One page after the other: two would take the focus from each other.
    fileParallelism: false,
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
