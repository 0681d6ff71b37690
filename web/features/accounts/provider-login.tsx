import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { services } from '../../kit/session/context.ts';
import { localPath } from '../../kit/session/guard.ts';
import { loadProviders } from './providers.tsx';

/** The API refuses longer addresses, and the way there is part of its own. */
const MAX_BACK_CHARACTERS = 1_000;

/**
 * Ends the session and leads to the provider, then back to the login page, which leads on. Only
 * from our own pages, so no link can log people out, or in as somebody else.
 */
export async function loader({ context, params, request, url }: LoaderFunctionArgs) {
  const login = pathTo('login', localeOf(url.pathname));
  const target = localPath(url.searchParams.get('redirect'));
  const back =
    target === undefined ? login : `${login}?${new URLSearchParams({ redirect: target })}`;
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return redirect(back);
  const { call, session } = services(context);
  const known = (await loadProviders(call)).some(({ name }) => name === params.name);
  if (!known) return redirect(back);
  await session.leaveToProvider();
  // Otherwise it would send back at once whoever was just refused.
  const again = url.searchParams.has('again');
  const query = new URLSearchParams({
    ...(again && { prompt: 'login' }),
    redirect: back.length > MAX_BACK_CHARACTERS ? login : back,
  });
  return redirect(`/api/auth/login/${encodeURIComponent(params.name ?? '')}?${query}`);
}
