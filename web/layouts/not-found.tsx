import { data, type LoaderFunctionArgs } from 'react-router';

/** Catches every address without a page. */
export function loader({ url }: LoaderFunctionArgs): never {
  throw data(null, { status: 404, statusText: `Page not found: ${url.pathname}` });
}

export default function NotFound() {
  return null;
}
