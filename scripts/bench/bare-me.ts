import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The least a server can do for `GET /users/me`: check an HS256 token, read one row. It prints its
 * port when it listens.
 */
const { DATABASE_URL, TOKEN_SECRET = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const app = Fastify({ logger: false });

app.get('/users/me', async (request, reply) => {
  const id = idOf(request.headers.authorization?.slice('Bearer '.length) ?? '');
  if (!id) return reply.code(401).send();
  const { rows } = await pool.query('select * from users where id = $1', [id]);
  const { password_hash: _, ...user } = rows[0];
  return { data: user };
});

function idOf(token: string): string | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const known = createHmac('sha256', TOKEN_SECRET).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== known.length || !timingSafeEqual(given, known)) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return claims.exp * 1_000 > Date.now() ? claims.id : undefined;
}

console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
