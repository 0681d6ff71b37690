import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Document, type OpenAPIClient, OpenAPIClientAxios } from 'openapi-client-axios';
import { beforeAll, expect, test } from 'vitest';
import { today } from '#demo/days.ts';
import { coreData, detailsOf, listWith, payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import type { AcceptedDocument } from '#domain/foundations/people/people.ts';
import { PASSWORD } from '../../support/api.ts';
import { SOON, withCast } from '../../support/foundation-api.ts';
import { seen } from '../../support/identification.ts';
import { changeRows } from '../../support/rows.ts';

/**
 * What somebody gets who knows nothing of the API but its description: addresses, headers and the kind
 * of body come from there, and no body is sent that is not described.
 */
const { api, people } = await withCast();
let description: Document;

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  description = (await api.call('GET', '/openapi.json')).json();
  description.servers = [{ url: `http://127.0.0.1:${port}` }];
});

const bytes = (title: string) => new Blob([Uint8Array.from(pdf(title))]);

/** A client as the package makes it, and the body of each call as the description has it. */
async function clientOf(headers: Record<string, string> = {}) {
  const made = new OpenAPIClientAxios({ definition: structuredClone(description) });
  const client = await made.init<OpenAPIClient>();
  return async (name: string, parameters: Record<string, string> = {}, sent?: object) => {
    const operation = client.api.getOperation(name);
    const call = client[name];
    if (!operation || !call) throw new Error(`${name} is not described`);
    const body = sent && bodyAs(operation.requestBody as Body | undefined, sent);
    return call(parameters, body, { headers });
  };
}

interface Body {
  content: Record<string, { schema: { properties?: Record<string, unknown> } }>;
}

function bodyAs(described: Body | undefined, sent: object): object {
  const [[type, media] = []] = Object.entries(described?.content ?? {});
  if (!media) throw new Error('a body is not described');
  if (type !== 'multipart/form-data') {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    expect(ajv.validate(media.schema, sent), ajv.errorsText()).toBe(true);
    return sent;
  }
  const values: Record<string, unknown> = { ...sent };
  const form = new FormData();
  for (const name of Object.keys(media.schema.properties ?? {})) {
    const value = values[name];
    if (value instanceof Blob) form.append(name, value, 'datei.pdf');
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

async function loggedIn({ email }: { email: string }) {
  const visitor = await clientOf();
  const { data } = await visitor('postAuthLogin', {}, { email, password: PASSWORD });
  return clientOf({ authorization: `Bearer ${data.data.access_token}` });
}

/** By the cookie of the mailed link. */
async function uploadByLink(id: string, purpose: 'foundation-certificate' | 'register-extract') {
  const { token } = await api.link(id, purpose);
  const visitor = await clientOf();
  const opened = await visitor('postUploadLinksExchange', {}, { token });
  const cookie = [opened.headers['set-cookie'] ?? []].flat().map((one) => one.split(';', 1)[0]);
  const notary = await clientOf({ cookie: cookie.join('; ') });
  const beside =
    purpose === 'foundation-certificate'
      ? { deedDate: today() }
      : { registerNumber: 'HRB 12345', registerCourt: 'Köln', enteredOn: today() };
  await notary('postUploadLinksUpload', {}, { ...beside, file: bytes(purpose) });
}

/** What leads on, as a refusal names it. */
interface Next {
  command: string;
  who: 'founder' | 'staff' | 'lawyer';
  participantId?: string;
  method: string;
  path: string;
  body?: object;
}
type Caller = Awaited<ReturnType<typeof clientOf>>;

const nextIn = (error: unknown): Next[] => {
  const { response } = error as {
    response?: { data: { errors: { extensions: { next?: Next[] } }[] } };
  };
  const next = response?.data.errors[0]?.extensions.next;
  if (!next) throw error;
  return next;
};

/** The name that a call has in the client. */
const operationOf = ({ method, path }: Pick<Next, 'method' | 'path'>, id: string): string =>
  `${method} ${path.replace(id, 'By-id')}`
    .toLowerCase()
    .replace(/[^a-z]+(.)/g, (_all, letter) => letter.toUpperCase());

/** A formation whose people know which bodies the commands have, and not which command comes next. */
class Followed {
  readonly taken: string[] = [];
  readonly id: string;
  readonly callers: Record<Next['who'], Caller>;

  constructor(id: string, callers: Record<Next['who'], Caller>) {
    this.id = id;
    this.callers = callers;
  }

  async page() {
    await api.caughtUp();
    return (await this.callers.founder('getFoundationsById', { id: this.id })).data.data;
  }

  async bodyOf({ command, participantId = '', body }: Next): Promise<object> {
    const { lead, offer, documents } = await this.page();
    const bodies: Record<string, object> = {
      'submit-core-data': coreData,
      'order-package': {
        ...payloads['order-package'],
        expectedGrossCents: offer?.grossCents,
      },
      'state-participants': listWith(lead.participantId, [5_000]),
      'state-details': detailsOf(participantId),
      'identify-participant': { ...seen(participantId), file: bytes('Ausweis') },
      'add-document': { title: 'Satzung', file: bytes('Satzung') },
      'accept-documents': {
        documents: documents.map(({ documentId, sha256 }: AcceptedDocument) => ({
          documentId,
          sha256,
        })),
      },
      'propose-notary-appointment': { ...payloads['propose-notary-appointment'], startsAt: SOON },
      'open-bank-account': { bankName: 'Beispielbank' },
      'receive-bank-confirmation': { file: bytes('Kontoauszug') },
    };
    return body ?? bodies[command] ?? {};
  }

  /** Issues a command; where it is refused, first what leads on. */
  async issue(next: Next): Promise<void> {
    const { command, who } = next;
    if (this.taken.length > 30) throw new Error(`Round in circles: ${this.taken.join(', ')}`);
    if (who !== 'founder' && next.path.startsWith('/upload-links')) {
      const isDeed = command === 'receive-foundation-certificate';
      return uploadByLink(this.id, isDeed ? 'foundation-certificate' : 'register-extract');
    }
    const isList = command === 'state-participants';
    const given: Record<string, string> = isList
      ? { 'if-match': `"${(await this.page()).revision}"` }
      : {};
    const body = await this.bodyOf(next);
    try {
      await this.callers[who](operationOf(next, this.id), { id: this.id, ...given }, body);
      this.taken.push(command);
    } catch (error) {
      await this.issue(nextIn(error)[0] as Next);
      await this.issue(next);
    }
  }

  /** Asks for what no status allows twice, and is told what leaves the present one. */
  async leave(): Promise<void> {
    const lost = { method: 'POST', path: `/foundations/${this.id}/commands/submit-core-data` };
    const refused = this.callers.founder(operationOf(lost, this.id), { id: this.id }, coreData);
    const ways = nextIn(await refused.catch((error: unknown) => error));
    // Consultations are left to the tests of slots.
    await this.issue(ways.find(({ command }) => command !== 'book-consultation') as Next);
  }
}

test('a client made from openapi.json that goes on as each refusal says gets to the register', async () => {
  await changeRows(
    api.owner.db,
    'users',
    { id: people.staff.id },
    { given_rights: ['identification.clear'] },
  );
  const [founder, staff, lawyer] = await Promise.all(
    [people.founder, people.staff, people.lawyer].map(loggedIn),
  );
  if (!founder || !staff || !lawyer) throw new Error('Somebody is missing.');
  const key = crypto.randomUUID();
  const start = () =>
    founder('postFoundations', { 'idempotency-key': key }, { package: 'individual' });
  const { id } = (await start()).data.data;
  expect((await start()).data.data.id).toBe(id);
  await founder('postFoundationsByIdCommandsSubmitCoreData', { id }, coreData);
  const followed = new Followed(id, { founder, staff, lawyer });
  while ((await followed.page()).status !== 'completed') await followed.leave();
  expect(followed.taken).toEqual([
    'order-package',
    'state-participants',
    'state-details',
    'decline-consultation',
    'accept-mandate',
    'release-firm',
    'identify-participant',
    'add-document',
    'submit-documents-for-review',
    'accept-documents',
    'approve-documents',
    'propose-notary-appointment',
    'confirm-notary-appointment',
    'open-bank-account',
    'receive-bank-confirmation',
  ]);
  expect(await followed.page()).toMatchObject({
    registerEntry: { registerNumber: 'HRB 12345', registerCourt: 'Amtsgericht Köln' },
  });
});

test('a client that knows a revision that is gone is told so', async () => {
  const founder = await loggedIn(people.founder);
  const { id } = (await founder('postFoundations', {}, { package: 'individual' })).data.data;
  const command = 'postFoundationsByIdCommands';
  await founder(`${command}SubmitCoreData`, { id, 'if-match': '"0"' }, coreData);
  const late = founder(`${command}CorrectCoreData`, { id, 'if-match': '"0"' }, coreData);
  await expect(late).rejects.toMatchObject({ response: { status: 412 } });
});
