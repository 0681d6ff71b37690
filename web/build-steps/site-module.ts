import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** The module of the public pages, from the root of the project. */
const source = 'web/site/main.ts';

/**
 * Builds the module of the public pages and its islands into the files of the app. It is a build of
 * its own: sharing chunks with the app would load more than the pages need. Beside the folder of
 * files, `site.json` tells the server the module's address.
 */
export function siteModule(): Plugin {
  return {
    name: 'site-module',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      sequential: true,
      order: 'pre',
      handler: async ({ dir }) => {
        if (dir) await buildInto(dir);
      },
    },
    /** Pages without the app hold no module that could be replaced: they reload. */
    hotUpdate({ file }) {
      if (!/\/(web|domain)\//.test(file)) return;
      this.environment.hot.send({ type: 'custom', event: 'site:changed' });
    },
  };
}

async function buildInto(folder: string): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: { site: resolve(source) },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/site-[name]-[hash].js',
        },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${source} was not built.`);
  const [{ fileName }] = built.output;
  await writeFile(join(folder, '../site.json'), JSON.stringify({ script: `/${fileName}` }));
}
