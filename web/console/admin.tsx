import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { MetaFunction } from 'react-router';
import { brand } from '#domain/site/brand.ts';

const Console = lazy(async () => ({ default: (await import('./console.client.tsx')).Console }));

export const meta: MetaFunction = () => [
  { title: `${brand.name} · Konsole` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export const headers = () => ({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });

const never = () => () => {};

/** The console renders in the browser only: the server sends an empty page and no data. */
export default function Admin() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser) return null;
  return (
    <Suspense>
      <Console />
    </Suspense>
  );
}
