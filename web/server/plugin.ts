import type { FastifyInstance } from 'fastify';
import type { Config } from '#config';
import { cachedPages } from '../pages.ts';
import {
  assetFolder,
  handlerOf,
  loadBuild,
  serveAssets,
  serveBuildId,
  siteModuleOf,
  takesFormIn,
} from './build.ts';
import { type BuildStore, keepBuild, serveOtherBuilds } from './kept-builds.ts';
import type { SiteOptions } from './render.ts';
import { addSite } from './site.ts';

interface ContentSource {
  /** Calls its argument whenever what public pages show has changed. */
  onContentChange?: (changed: () => void) => void;
}

interface EarlierBuilds {
  /** Where builds leave their files for tabs that outlast them; a demo does without. */
  builds?: BuildStore | undefined;
}

/**
 * The site as a Fastify plugin: `await app.register(webPlugin, config)` after the API. It needs
 * `npm run build`, except in development, and takes every path that the API does not.
 * @throws Error when the site has not been built.
 */
export async function webPlugin(
  app: FastifyInstance,
  config: Omit<SiteOptions, 'siteModule'> &
    Pick<Config, 'development'> &
    ContentSource &
    EarlierBuilds,
): Promise<void> {
  if (config.development) {
    const { serveSources } = await import('./dev.ts');
    return serveSources(app, { ...config, siteModule: '/web/site/main.ts' });
  }
  const options = { ...config, siteModule: await siteModuleOf() };
  const build = await loadBuild();
  const warmer = await addSite(app, options, handlerOf(build), cachedPages, takesFormIn(build));
  app.addHook('onListen', async () => warmer.start());
  config.onContentChange?.(warmer.refresh);
  await serveAssets(app);
  const { builds } = config;
  const { version } = build.assets;
  serveOtherBuilds(app, version, builds);
  if (builds) app.addHook('onListen', async () => void keep(app, builds, version));
  await serveBuildId(app, build);
}

/** Pages are served in the meantime, and without it. */
async function keep(app: FastifyInstance, builds: BuildStore, version: string): Promise<void> {
  try {
    await keepBuild(builds, { version, folder: assetFolder }, new Date());
  } catch (error) {
    app.log.warn({ err: error }, 'the files of this build could not be kept for later ones');
  }
}
