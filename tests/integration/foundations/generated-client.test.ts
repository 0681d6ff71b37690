import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Document, type OpenAPIClient, OpenAPIClientAxios } from 'openapi-client-axios';
import { beforeAll, expect, test } from 'vitest';
import { today } from '#demo/days.ts';
import { coreData, payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { PASSWORD } from '../../support/api.ts';
import { SOON, withCast } from '../../support/foundation-api.ts';

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

test('a client that is made from openapi.json takes a foundation from its start to the register', async () => {
  const founder = await loggedIn(people.founder);
  const staff = await loggedIn(people.staff);
  const lawyer = await loggedIn(people.lawyer);
  const key = crypto.randomUUID();
  const start = () =>
    founder('postFoundations', { 'idempotency-key': key }, { package: 'individual' });
  const { id } = (await start()).data.data;
  expect((await start()).data.data.id).toBe(id);
  const page = async () => (await founder('getFoundationsById', { id })).data.data;
  const command = 'postFoundationsByIdCommands';
  await founder(`${command}SubmitCoreData`, { id }, coreData);
  const { grossCents: expectedGrossCents } = (await page()).offer;
  const order = { terms: true, earlyStart: true, expectedGrossCents };
  await founder(`${command}OrderPackage`, { id }, order);
  await founder(`${command}DeclineConsultation`, { id }, {});
  await staff('postFoundationsByIdDocuments', { id }, { title: 'Satzung', file: bytes('Satzung') });
  await staff(`${command}SubmitDocumentsForReview`, { id }, {});
  await lawyer(`${command}ApproveDocuments`, { id }, {});
  const appointment = { ...payloads['propose-notary-appointment'], startsAt: SOON };
  await staff(`${command}ProposeNotaryAppointment`, { id }, appointment);
  await api.caughtUp();
  const ifMatch = { 'if-match': `"${(await page()).revision}"` };
  await founder(`${command}ConfirmNotaryAppointment`, { id, ...ifMatch }, {});
  const late = founder(`${command}OpenBankAccount`, { id, ...ifMatch }, {});
  await expect(late).rejects.toMatchObject({ response: { status: 412 } });
  await uploadByLink(id, 'foundation-certificate');
  await founder(`${command}OpenBankAccount`, { id }, { bankName: 'Beispielbank' });
  await founder('postFoundationsByIdBankConfirmation', { id }, { file: bytes('Kontoauszug') });
  await uploadByLink(id, 'register-extract');
  await api.caughtUp();
  expect(await page()).toMatchObject({
    status: 'completed',
    registerEntry: { registerNumber: 'HRB 12345', registerCourt: 'Amtsgericht Köln' },
  });
});
