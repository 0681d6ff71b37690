import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * A server that does the least for `GET /users/me` (check an HS256 token, read one row) and for a login (read one
 * row, verify the password, note a session, sign a token). When it listens, it prints its port and a token for
 * the account of `EMAIL`.
 */
const { DATABASE_URL, EMAIL } = process.env;
const secret = randomBytes(32);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const app = Fastify({ logger: false });

app.get('/users/me', async (request, reply) => {
  const id = idOf(request.headers.authorization?.slice('Bearer '.length) ?? '');
  if (!id) return reply.code(401).send();
  const { rows } = await pool.query('select * from users where id = $1', [id]);
  const { password_hash: _, ...user } = rows[0];
  return { data: user };
});

app.post<{ Body: { email: string; password: string } }>('/auth/login', async (request, reply) => {
  const { email, password } = request.body;
  const { rows } = await pool.query('select id, password_hash from users where email = $1', [
    email,
  ]);
  if (!rows[0] || !(await verify(rows[0].password_hash, password))) return reply.code(401).send();
  const refreshToken = randomBytes(32);
  await pool.query('insert into bench_sessions values ($1, $2)', [refreshToken, rows[0].id]);
  return {
    data: { access_token: tokenFor(rows[0].id), refresh_token: refreshToken.toString('hex') },
  };
});

function idOf(token: string): string | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const known = sign(`${header}.${payload}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== known.length || !timingSafeEqual(given, known)) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return claims.exp * 1_000 > Date.now() ? claims.id : undefined;
}

function tokenFor(id: string): string {
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  const signed = [
    { alg: 'HS256', typ: 'JWT' },
    { id, exp },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${sign(signed).toString('base64url')}`;
}

const sign = (text: string) => createHmac('sha256', secret).update(text).digest();

await pool.query(
  'create table if not exists bench_sessions (token bytea primary key, user_id uuid)',
);
const { rows } = await pool.query('select id from users where email = $1', [EMAIL]);
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
console.log(`${port} ${tokenFor(rows[0].id)}`);
