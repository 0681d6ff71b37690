import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { baseSheet } from './web/build-steps/base-sheet.ts';
import { compressAssets } from './web/build-steps/compress-assets.ts';
import { icons } from './web/build-steps/icons.ts';
import { recipes } from './web/build-steps/recipes.ts';
import { productionRouter } from './web/build-steps/router-build.ts';
import { routesWithTexts } from './web/build-steps/routes-with-texts.ts';
import { siteModule } from './web/build-steps/site-module.ts';
import { pictureFonts, subsetFonts } from './web/build-steps/subset-fonts.ts';
import { withoutUnused } from './web/build-steps/without-unused.ts';

/**
 * What the first page of the member area needs is one file: forty small ones compress worse, by 23 kB
 * in all.
 */
const member = {
  name: 'member',
  test: /web\/(root|entry\.client|kit\/texts\/locale|layouts\/(app|boundary|boundary-in-main)|features\/(dashboard\/dashboard|foundations\/foundations))\.tsx$|domain\/(pricing\/(court-fees|names)|foundations\/party-names)\.ts$/,
};

/** Rules and tables: what nobody in the browser asks for is left out. */
const withoutSideEffects = {
  moduleSideEffects: [
    { test: /\/(domain\/.*|web\/pages)\.ts$/, sideEffects: false },
    // For Emotion's `withTheme`, which nothing here uses.
    { test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [
    productionRouter(),
    subsetFonts(),
    baseSheet(),
    reactRouter(),
    routesWithTexts(),
    siteModule(),
    pictureFonts(),
    icons(),
    recipes(),
    withoutUnused(),
    compressAssets(),
  ],
  // One file without node_modules starts faster and renders about a sixth more pages per second.
  ssr: { noExternal: command === 'build' ? true : undefined },
  // What renders on the server would choose React's development build wherever NODE_ENV is not set.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // Discovered while pages load, MUI packages would make Vite reload the page again and again.
  optimizeDeps: {
    entries: [
      'web/entry.client.tsx',
      'web/root.tsx',
      'web/{features,kit,desk,layouts,shared}/**/*.tsx',
    ],
  },
  publicDir: 'web/public',
  build: {
    assetsInlineLimit: 0,
    // In kB, before compression; the one file of the member area is meant to be that large.
    chunkSizeWarningLimit: 650,
    // One sheet for all pages: it is small, and the second page already has it.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: withoutSideEffects,
          output: { codeSplitting: { groups: [member] } },
        },
      },
    },
  },
}));
