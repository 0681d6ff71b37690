import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { type Handler, handlerOf } from './build.ts';
import type { SiteOptions } from './render.ts';
import { addSite } from './site.ts';

/**
 * The site from its sources, for `npm run dev`: Vite serves scripts and images and replaces them
 * in open browsers when their files change. Vite starts with the first page, so an API restart
 * doesn't wait for it.
 */
export async function serveSources(app: FastifyInstance, options: SiteOptions): Promise<void> {
  let vite: Promise<ViteDevServer> | undefined;
  const started = () => {
    vite ??= startVite(app);
    return vite;
  };
  app.addHook('onRequest', async (request, reply) => {
    const { middlewares } = await started();
    await new Promise<void>((resolve, reject) => {
      reply.raw.once('close', resolve);
      middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return reply.raw.headersSent ? reply.hijack() : undefined;
  });
  // Vite adds inline scripts without a nonce.
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('content-security-policy');
  });
  app.addHook('onClose', async () => {
    await (await vite)?.close();
  });
  const handle: Handler = async (request, services) => {
    const { ssr } = (await started()).environments;
    const { runner } = ssr as RunnableDevEnvironment;
    const build = await runner.import<ServerBuild>('virtual:react-router/server-build');
    return handlerOf(build)(request, { ...services, nonce: undefined });
  };
  await addSite(app, options, handle, []);
}

async function startVite(app: FastifyInstance): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      watch: { ignored: ['**/.data/**', '**/web/build/**', '**/tests/**', '**/docs/**'] },
    },
  });
}
