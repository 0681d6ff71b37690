import { data, type MiddlewareFunction, redirect } from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { services } from './context.ts';

/** The target if it is a path of this site: never another host, another scheme or a script. */
export function localPath(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)) return undefined;
  const base = 'https://site.invalid';
  const url = URL.parse(target, base);
  return url?.origin === base ? url.pathname + url.search : undefined;
}

/** The login page, with the way back to where the visitor wanted to go. */
export function loginPath(url: URL): string {
  const back = new URLSearchParams({ redirect: url.pathname + url.search });
  return `${pathTo('login', localeOf(url.pathname))}?${back}`;
}

/** Accounts created elsewhere have to accept the terms before they see the member area. */
export function termsPath(url: URL): string {
  const back = new URLSearchParams({ redirect: url.pathname + url.search });
  return `${pathTo('accept-terms', localeOf(url.pathname))}?${back}`;
}

/** Pages of the member area require a session. */
export const requireLogin: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { session } = services(context);
  const token = await session.accessToken().catch((error: unknown) => {
    console.error('A session could not be refreshed.', error);
    throw data({ code: 'SERVICE_UNAVAILABLE' }, { status: 503 });
  });
  if (token === undefined) throw redirect(loginPath(url));
};
