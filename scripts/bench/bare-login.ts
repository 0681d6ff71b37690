import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The least a server can do for a login: one row, and the hash compared without a queue. It prints
 * its port when it listens.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify({ logger: false });

app.post('/auth/login', async (request, reply) => {
  const { email, password } = request.body as Record<string, string>;
  const { rows } = await pool.query('select * from users where lower(email) = $1', [email]);
  if (!(await verify(rows[0].password_hash, password ?? ''))) return reply.code(401).send();
  return { data: { access_token: randomBytes(32).toString('base64url') } };
});

console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
