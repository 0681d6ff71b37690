import { createServer, type Plugin } from 'vite';
import { baseSheet } from '#web/build-steps/base-sheet.ts';
import { recipes } from '#web/build-steps/recipes.ts';
import { subsetFonts } from '#web/build-steps/subset-fonts.ts';

/** `npm run dev:mock`: the whole desk on mocked answers, from its sources and without a server behind it. */
const page =
  '<!doctype html><html lang="de"><meta name="viewport" content="width=device-width">' +
  '<title>Desk</title><body><script type="module" src="/tests/support/mock/main.tsx"></script>';

const everyPage: Plugin = {
  name: 'every-page',
  configureServer: (server) => () => {
    server.middlewares.use(async ({ url = '/' }, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(await server.transformIndexHtml(url, page));
    });
  },
};

const server = await createServer({
  configFile: false,
  appType: 'custom',
  cacheDir: 'node_modules/.vite/mock',
  publicDir: 'web/public',
  plugins: [subsetFonts(), baseSheet(), recipes(), everyPage],
  optimizeDeps: {
    entries: ['tests/support/mock/main.tsx', 'web/{features,kit,desk,layouts}/**/*.tsx'],
  },
  server: { port: 3001, open: '/admin/' },
});
await server.listen();
server.printUrls();
