import { data, type MiddlewareFunction, redirect } from 'react-router';
import type { RoleName } from '#api/contract.gen.d.ts';
import { localeOf, locales, paths, pathTo } from '#domain/site/paths.ts';
import { services } from './context.ts';

/**
 * The target if it is a path of this site: never another host, another scheme or a script. Dots in
 * a path can hide a host: `/.//evil.example` is resolved to `//evil.example`.
 */
export function localPath(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)) return undefined;
  const base = 'https://site.invalid';
  const url = URL.parse(target, base);
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}

/** The login page, with the way back to where the visitor wanted to go. */
export function loginPath(url: Pick<URL, 'pathname' | 'search'>): string {
  const back = new URLSearchParams({ redirect: url.pathname + url.search });
  return `${pathTo('login', localeOf(url.pathname))}?${back}`;
}

/** Whether an answer sends the visitor to the login page: the session has ended. */
export function leadsToLogin(answer: unknown): answer is Response {
  if (!(answer instanceof Response)) return false;
  const target = answer.headers.get('location') ?? '';
  return locales.some((locale) => target.startsWith(`${paths.login[locale]}?`));
}

/** Accounts created elsewhere have to accept the terms before they see the member area. */
export function termsPath(url: URL): string {
  const back = new URLSearchParams({ redirect: url.pathname + url.search });
  return `${pathTo('accept-terms', localeOf(url.pathname))}?${back}`;
}

/**
 * Pages of the member area require a session. One that was ended elsewhere shows only when the page
 * asks the API; forms keep what was typed and say so themselves.
 */
export const requireLogin: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  const { session } = services(context);
  const token = await session.accessToken().catch((error: unknown) => {
    console.error('A session could not be refreshed.', error);
    throw data({ code: 'SERVICE_UNAVAILABLE' }, { status: 503 });
  });
  if (token === undefined) throw redirect(loginPath(url));
  const response = await next();
  const ended = request.method === 'GET' && (await session.accessToken()) === undefined;
  return ended ? redirect(loginPath(url)) : response;
};

/** The notice of the login page for those who may not use the member area. */
export const refusedRoles: Partial<Record<RoleName, string>> = {
  admin: 'ADMIN_LOGIN',
  staff: 'STAFF_LOGIN',
  lawyer: 'STAFF_LOGIN',
};
