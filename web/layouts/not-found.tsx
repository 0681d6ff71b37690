import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { defaultLocale, localeOf, pathTo } from '#domain/site/paths.ts';
import { chosenLocale } from '../server/chosen-locale.ts';

/** Catches every address without a page, and says so in the language that was chosen. */
export function loader({ request, url }: LoaderFunctionArgs): never {
  const { pathname, search } = url;
  const chosen = chosenLocale({
    cookie: request.headers.get('cookie'),
    userAgent: request.headers.get('user-agent'),
  });
  if (chosen && chosen !== defaultLocale && localeOf(pathname) === defaultLocale) {
    throw redirect(pathTo('home', chosen) + pathname.slice(1) + search);
  }
  throw data(null, { status: 404, statusText: `Page not found: ${pathname}` });
}

export default function NotFound() {
  return null;
}
