import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Locale, PageName } from '#domain/site/paths.ts';
import type { Services } from './services.ts';

/** Answers a request for a page or its data. */
export type Handler = (request: Request, services: Services) => Promise<Response>;

/** Whether what is posted to a page gets an answer of its own. */
export type TakesForm = (page: PageName, locale: Locale) => boolean;

const buildFolder = fileURLToPath(new URL('../build/', import.meta.url));
/** The files of which a new build has others. */
export const assetFolder = join(buildFolder, 'client/assets');

/** @throws Error when the site has not been built. */
export async function loadBuild(): Promise<ServerBuild> {
  const file = pathToFileURL(join(buildFolder, 'server/index.js')).href;
  return (await import(file)) as ServerBuild;
}

/**
 * What this build is, for pages of earlier ones: `/build.json` names it and is asked for every hour;
 * `/build-manifest.json` lists its files as well.
 */
export async function serveBuildId(app: FastifyInstance, { assets }: ServerBuild): Promise<void> {
  const id = assets.version;
  const files = (await readdir(assetFolder)).filter((name) => /\.(js|woff2)$/.test(name));
  const manifest = { id, files: files.toSorted().map((name) => `/assets/${name}`) };
  app.get('/build.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id }),
  );
  app.get('/build-manifest.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(manifest),
  );
}

/** Address of the module of the public pages, as the build has named it. */
export async function siteModuleOf(): Promise<string> {
  const note = await readFile(join(buildFolder, 'site.json'), 'utf8');
  return (JSON.parse(note) as { script: string }).script;
}

/** Whether a page has a form of its own: what else is posted to it, the router refuses. */
export const takesFormIn =
  ({ routes }: ServerBuild): TakesForm =>
  (page, locale) =>
    routes[`${locale}/${page}`]?.module.action !== undefined;

/** `createHandler` of web/entry.server.tsx, exported in addition to what the router expects. */
export function handlerOf(build: ServerBuild): Handler {
  const entry = build.entry.module as unknown as { createHandler(b: ServerBuild): Handler };
  return entry.createHandler(build);
}

/** The files of the build, precompressed. Names below `/assets/` contain a hash. */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (!path.includes('/assets/')) return;
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
