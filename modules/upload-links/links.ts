import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '#api/cookies.ts';
import type { Deps } from '#api/deps.ts';
import { apiError, invalidPayload } from '#api/errors.ts';
import type { CommandName } from '#domain/foundation/foundation.ts';
import type { Status } from '#domain/foundation/statuses.ts';
import type { UploadPurpose } from '#workflows/processes/messages.ts';
import { hashToken } from '../tokens.ts';

const COOKIE_MS = 30 * 60 * 1_000;
const COOKIE_PREFIX = '__Host-upload-';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a link is for, in the terms of the foundation. */
export const purposes = {
  'foundation-certificate': {
    command: 'receive-foundation-certificate',
    status: 'foundation-certificate-pending',
  },
  'register-extract': {
    command: 'receive-register-extract',
    status: 'register-record-pending',
  },
} as const satisfies Record<UploadPurpose, { command: CommandName; status: Status }>;

export interface OpenLink {
  id: string;
  foundationId: string;
  purpose: UploadPurpose;
  expiresAt: string;
}

/** Wrong, expired, revoked and used links are told apart by nobody. */
export const linkNotValid = () => apiError('LINK_NOT_VALID');

/** Undefined for every link that does not work (any more). */
export async function openLink(
  { connection }: Deps,
  by: { token: string } | { id: string },
): Promise<OpenLink | undefined> {
  let query = connection.db
    .selectFrom('upload_links')
    .selectAll()
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date());
  if ('token' in by) query = query.where('token_hash', '=', hashToken(by.token));
  else query = query.where('id', '=', by.id);
  const row = await query.executeTakeFirst();
  return (
    row && {
      id: row.id,
      foundationId: row.foundation_id,
      purpose: row.purpose,
      expiresAt: row.expires_at.toISOString(),
    }
  );
}

/** Whose the link is, also once it is used: the page still asks what became of its file. */
export async function foundationOfLink({ connection }: Deps, linkId: string) {
  const row = await connection.db
    .selectFrom('upload_links')
    .select(['foundation_id', 'purpose'])
    .where('id', '=', linkId)
    .executeTakeFirst();
  return row && { foundationId: row.foundation_id, purpose: row.purpose };
}

/** A right to this link for 30 minutes, in a cookie that only it opens. */
export function giveCookie({ config }: Deps, reply: FastifyReply, linkId: string): void {
  const until = String(Date.now() + COOKIE_MS);
  const value = `${until}.${signature(config.linkSecret, linkId, until)}`;
  setCookie(reply, COOKIE_PREFIX + linkId, value, COOKIE_MS);
}

/**
 * The link that a request may use: the one it names, or that of its only cookie.
 *
 * @throws ApiError 404 without a valid cookie, 400 when there are several and none is named
 */
export function linkOfCookie(
  { config }: Deps,
  request: FastifyRequest,
  named: string | undefined,
): string {
  const valid = Object.entries(request.cookies).flatMap(([name, value]) => {
    const linkId = name.startsWith(COOKIE_PREFIX) ? name.slice(COOKIE_PREFIX.length) : '';
    return UUID.test(linkId) && isSigned(config.linkSecret, linkId, value) ? [linkId] : [];
  });
  if (named !== undefined) {
    const linkId = valid.find((one) => one === named.toLowerCase());
    if (!linkId) throw linkNotValid();
    return linkId;
  }
  const [only, ...others] = valid;
  if (!only) throw linkNotValid();
  if (others.length > 0) throw invalidPayload('Name the link', ['linkId']);
  return only;
}

function isSigned(secret: string, linkId: string, value: string | undefined): boolean {
  const [until = '', given = ''] = (value ?? '').split('.', 2);
  const known = Buffer.from(signature(secret, linkId, until));
  const same = given.length === known.length && timingSafeEqual(Buffer.from(given), known);
  return same && Number(until) > Date.now();
}

const signature = (secret: string, linkId: string, until: string) =>
  createHmac('sha256', secret).update(`upload-cookie/${linkId}/${until}`).digest('base64url');
