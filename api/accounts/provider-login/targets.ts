import type { Config, LoginProvider } from '#config';
import { allowedRedirect } from '#domain/site/own-origin.ts';
import { pathTo } from '#domain/site/paths.ts';
import { invalidPayload } from '../../http/errors.ts';

/** @throws ApiError 400 for an address to which we send nobody */
export function targetOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { redirectAllowList }: LoginProvider,
  asked: string | undefined,
): string {
  if (asked === undefined) return publicUrl + pathTo('login', 'de');
  const target = allowedRedirect(asked, publicUrl, redirectAllowList);
  if (target === undefined)
    throw invalidPayload(`URL "${asked}" can't be used to redirect after login`);
  return target;
}

/** The target without its query, as clients of this contract expect. */
export function withReason(target: string, reason: string): string {
  const { origin, pathname } = new URL(target);
  return `${origin}${pathname}?${new URLSearchParams({ reason })}`;
}
