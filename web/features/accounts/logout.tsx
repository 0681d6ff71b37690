import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { services } from '../../kit/session/context.ts';

/** Ends the session at the API too. POST only, so no link can log people out. */
export async function action({ context, url }: ActionFunctionArgs) {
  await services(context).session.end();
  return redirectDocument(pathTo('home', localeOf(url.pathname)));
}

export const loader = ({ url }: ActionFunctionArgs) =>
  redirect(pathTo('home', localeOf(url.pathname)));
