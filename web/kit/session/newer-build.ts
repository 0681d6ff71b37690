import { type MiddlewareFunction, redirectDocument } from 'react-router';

/** How often the site is asked for its latest build. */
export const CHECK_EVERY_MS = 60 * 60_000;
/** A path is reloaded at most once in this time, so that a broken build cannot reload for ever. */
export const RELOAD_PAUSE_MS = 10_000;

declare global {
  interface Window {
    /** The routes of this build that the page knows; written by the router. */
    __reactRouterManifest?: { version: string };
  }
}

const memoryKey = 'reloads';

let isNewer = false;

/** Asks for the latest build now and then, and loads pages anew whose code is gone. */
export function watchBuild(): void {
  setInterval(() => void checkBuild(), CHECK_EVERY_MS);
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(location.pathname, Date.now(), ownMemory())) return;
    event.preventDefault();
    location.reload();
  });
}

async function checkBuild(): Promise<void> {
  const answer = await fetch('/build.json', { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  const latest: unknown = await answer.json().catch(() => undefined);
  isNewer = isOtherBuild(latest, window.__reactRouterManifest?.version);
}

/** Whether an answer of `/build.json` names another build than the page's own. */
export const isOtherBuild = (latest: unknown, own: string | undefined): boolean =>
  typeof latest === 'object' &&
  latest !== null &&
  'id' in latest &&
  typeof latest.id === 'string' &&
  latest.id !== own;

/** Leaves an old build behind with the next navigation; what is typed into forms is sent first. */
export const loadNewerBuild: MiddlewareFunction<Record<string, unknown>> = async (
  { request, url },
  next,
) => {
  const leaves = request.method === 'GET' && url.pathname !== location.pathname;
  if (isNewer && leaves && mayReload(url.pathname, Date.now(), ownMemory()))
    throw redirectDocument(url.href);
  return next();
};

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers the reload if it is allowed. */
export function mayReload(path: string, now: number, memory: Memory | undefined): boolean {
  // Without a memory nothing would stop a page from reloading again and again.
  if (!memory) return false;
  const reloads = new Map(
    entriesOf(memory).filter(([, at]) => now - at < RELOAD_PAUSE_MS && at <= now),
  );
  if (reloads.has(path)) return false;
  memory.setItem(memoryKey, JSON.stringify([...reloads.set(path, now)]));
  return true;
}

function entriesOf(memory: Memory): [string, number][] {
  try {
    const entries: unknown = JSON.parse(memory.getItem(memoryKey) ?? '[]');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

/** Browsers may forbid storage. */
function ownMemory(): Memory | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
