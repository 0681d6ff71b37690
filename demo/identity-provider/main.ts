import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type Chosen, choicePage, fieldNames, verifiedClaims } from './page.ts';
import { openProvider, type ProvidedPerson } from './provider.ts';

/** The demo's provider of identification, where one chooses whom to be. Nothing is kept beyond the process. */
const settings = z
  .object({
    IDENTITY_PORT: z.coerce.number().int(),
    IDENTITY_CLIENT_ID: z.string(),
    IDENTITY_CLIENT_SECRET: z.string(),
    PUBLIC_URL: z.url(),
  })
  .parse(process.env);

const people = new Map<string, ProvidedPerson>();
const provider = await openProvider({
  issuer: `http://localhost:${settings.IDENTITY_PORT}`,
  client: { clientId: settings.IDENTITY_CLIENT_ID, clientSecret: settings.IDENTITY_CLIENT_SECRET },
  redirectUris: [`${settings.PUBLIC_URL}/api/identifications/callback`],
  personOf: (sub) => people.get(sub),
});
const answer = provider.callback();
const MOST_BYTES = 10_000;

createServer((request, response) => {
  const [, uid] = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '') ?? [];
  if (uid === undefined) {
    answer(request, response);
    return;
  }
  const work = request.method === 'POST' ? choose(request, response) : ask(response, uid);
  work.catch((error: Error) => response.writeHead(500).end(error.message));
}).listen(settings.IDENTITY_PORT, '127.0.0.1', () => console.log('ready'));

async function ask(response: ServerResponse, uid: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(choicePage(uid));
}

async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) {
    response.writeHead(413).end();
    return;
  }
  const form = new URLSearchParams(await text(request));
  const result = form.has('abort') ? { error: 'access_denied' } : loginOf(form);
  await provider.interactionFinished(request, response, result);
}

function loginOf(form: URLSearchParams) {
  const chosen = Object.fromEntries(
    fieldNames.map((name) => [name, form.get(name) ?? '']),
  ) as Chosen;
  const { given, family, birthDate } = chosen;
  // The same person is the same subject.
  const sub = createHash('sha256').update(`${given} ${family} ${birthDate}`).digest('hex');
  people.set(sub, { sub, verified_claims: verifiedClaims(chosen, new Date()) });
  return { login: { accountId: sub } };
}
