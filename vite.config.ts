import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compressAssets } from './web/build-steps/compress-assets.ts';
import { siteModule } from './web/build-steps/site-module.ts';
import { subsetFonts } from './web/build-steps/subset-fonts.ts';

export default defineConfig(({ command }) => ({
  plugins: [subsetFonts(), reactRouter(), siteModule(), compressAssets()],
  // One file without node_modules starts faster and renders about a sixth more pages per second.
  ssr: { noExternal: command === 'build' ? true : undefined },
  // Discovered while pages load, MUI packages would make Vite reload the page again and again.
  optimizeDeps: {
    entries: [
      'web/entry.client.tsx',
      'web/root.tsx',
      'web/{console,features,layouts,shared}/**/*.tsx',
    ],
  },
  publicDir: 'web/public',
  build: { assetsInlineLimit: 0 },
}));
