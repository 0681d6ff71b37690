import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { apiError } from '#api/errors.ts';
import type { UserRow } from './tables.ts';

export const ACCESS_TOKEN_MS = 15 * 60_000;
const ISSUER = 'siebenschritt';

const claims = z.object({ id: z.uuid(), sid: z.uuid() });
export type AccessClaims = z.infer<typeof claims>;

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** Names a session; whether that lives and what its owner may do is asked at every request. */
export const signAccessToken = (
  secret: string,
  user: Pick<UserRow, 'id' | 'role'>,
  sessionId: string,
): Promise<string> =>
  new SignJWT({
    id: user.id,
    role: user.role,
    sid: sessionId,
    app_access: user.role !== 'member',
    admin_access: user.role === 'admin',
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setExpirationTime(new Date(Date.now() + ACCESS_TOKEN_MS))
    .sign(keyOf(secret));

/** Three dotted parts; anything else is an opaque token. */
export const looksLikeJwt = (token: string) => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token);

/** @throws ApiError 401 TOKEN_EXPIRED, or 403 INVALID_TOKEN for all that we did not sign. */
export async function readAccessToken(secret: string, token: string): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      requiredClaims: ['exp'],
    });
    return claims.parse(payload);
  } catch (error) {
    throw apiError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_TOKEN');
  }
}
