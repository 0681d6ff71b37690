import type { FastifyInstance } from 'fastify';
import type { Config } from '#config';
import { cachedPages } from '../pages.ts';
import { handlerOf, loadBuild, serveAssets, serveBuildId, siteModuleOf } from './build.ts';
import type { SiteOptions } from './render.ts';
import { addSite } from './site.ts';

interface ContentSource {
  /** Calls its argument whenever what public pages show has changed. */
  onContentChange?: (changed: () => void) => void;
}

/**
 * The site as a Fastify plugin: `await app.register(webPlugin, config)` after the API. It needs
 * `npm run build`, except in development, and takes every path that the API does not.
 * @throws Error when the site has not been built.
 */
export async function webPlugin(
  app: FastifyInstance,
  config: Omit<SiteOptions, 'siteModule'> & Pick<Config, 'development'> & ContentSource,
): Promise<void> {
  if (config.development) {
    const { serveSources } = await import('./dev.ts');
    return serveSources(app, { ...config, siteModule: '/web/site/main.ts' });
  }
  const options = { ...config, siteModule: await siteModuleOf() };
  const build = await loadBuild();
  const warmer = await addSite(app, options, handlerOf(build), cachedPages);
  app.addHook('onListen', async () => warmer.start());
  config.onContentChange?.(warmer.refresh);
  await serveAssets(app);
  await serveBuildId(app, build);
}
