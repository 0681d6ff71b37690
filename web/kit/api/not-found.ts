import { data } from 'react-router';
import { dataOf } from '../session/context.ts';
import type { Answered } from './call.ts';

/** For a route whose parameters name nothing. */
export const pageNotFound = ({ pathname }: URL) =>
  data(null, { status: 404, statusText: `Page Not Found: ${pathname}` });

/** The data of an answer; what does not exist, or cannot, is a 404 of this address. */
export function foundOr404<Data>(answer: Answered<Data>, url: URL): Data {
  if (!answer.ok && [400, 404].includes(answer.status)) throw pageNotFound(url);
  return dataOf(answer);
}
