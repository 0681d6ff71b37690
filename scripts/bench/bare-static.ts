import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/** A folder of precompressed files behind @fastify/static. It prints its port when it listens. */
const app = Fastify({ logger: false });
await app.register(fastifyStatic, { root: String(process.env.FOLDER), preCompressed: true });
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
