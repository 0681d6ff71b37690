import { data, redirect } from 'react-router';
import { dataOf } from '../session/context.ts';
import type { Answered } from './call.ts';

/** For a route whose parameters name nothing. */
export const pageNotFound = ({ pathname }: URL) =>
  data(null, { status: 404, statusText: `Page Not Found: ${pathname}` });

/** For what was there and is not any more. */
const pageGone = ({ pathname }: URL) =>
  data(null, { status: 410, statusText: `Page Gone: ${pathname}` });

/**
 * The data of an answer; what does not exist, or cannot, is a 404 of this address. What has another
 * address is redirected to it.
 */
export function foundOr404<Data>(answer: Answered<Data>, url: URL): Data {
  if (!answer.ok && answer.code === 'CONTENT_MOVED') {
    throw redirect(String(answer.extensions.path), 301);
  }
  if (!answer.ok && answer.code === 'CONTENT_GONE') throw pageGone(url);
  if (!answer.ok && [400, 404].includes(answer.status)) throw pageNotFound(url);
  return dataOf(answer);
}
