import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { verifiedClaims } from '#demo/identity-provider/page.ts';
import { pdf } from '#demo/pdf.ts';
import type { PersonalRight } from '#domain/desk/rights.ts';
import { nameOf } from '#domain/foundations/people/people.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { PUBLIC_URL, type Someone } from './api.ts';
import {
  cast,
  command,
  type FoundationApi,
  multipart,
  startFoundation,
  startFoundationApi,
} from './foundation-api.ts';
import { changeRows } from './rows.ts';
import {
  CLIENT,
  identityProvider,
  providedPerson,
  visitProvider,
} from './servers/identity-provider.ts';

/** As a document has them; stated the same unless a test says otherwise. */
export const jana = { given: 'Jana', family: 'Keller', birthDate: '1990-05-14' };

interface Verified {
  given?: string;
  family?: string;
  birthDate?: string;
  framework?: string;
  verified?: string;
  sub?: string;
}

/** What the provider says of somebody. */
export const providedAs = ({ sub = randomUUID(), ...chosen }: Verified) =>
  providedPerson({
    sub,
    verified_claims: verifiedClaims(
      { ...jana, framework: 'de_aml', verified: 'now', ...chosen },
      new Date(),
    ),
  });

/** Fields beside the copy of a document. */
export const seen = (participantId: string) => ({
  participantId,
  method: 'in-person',
  kind: 'identity-card',
  number: 'L01X00T47',
  authority: 'Stadt Leipzig',
  country: 'DE',
  validUntil: '2031-04-30',
  politicallyExposed: 'false',
  forOwnAccount: 'true',
});

/** The API with a real provider of identification, and people with the rights that are given. */
export async function withIdentification(environment: Record<string, string> = {}) {
  const idp = await identityProvider([`${PUBLIC_URL}/api/identifications/callback`]);
  const settings = { name: 'muster', label: 'Muster-Ident', issuer: idp.issuer, ...CLIENT };
  const api = await startFoundationApi({
    IDENTIFICATION_PROVIDERS: JSON.stringify([settings]),
    ...environment,
  });
  afterAll(async () => {
    await api.close();
    await idp.close();
  });
  const people = await cast(api);
  const give = (someone: Someone, ...rights: PersonalRight[]) =>
    changeRows(api.owner.db, 'users', { id: someone.id }, { given_rights: rights });
  await give(people.staff, 'identification.clear', 'identification.read');
  return { api, idp, people, give };
}

/** The people of a formation, as its events have them. */
export async function peopleIn({ events, keys }: FoundationApi, id: string) {
  const history = await readHistory({ events, keys }, id);
  if (history.state.status === 'not-started') throw new Error('It has not begun.');
  return { people: history.state.people, revision: history.events.length - 1 };
}

/** A formation whose people are stated: the lead, a company, and somebody without an account. */
export async function statedCase(api: FoundationApi, founder: Someone) {
  const id = await startFoundation(api, founder);
  await command(api, id, 'submit-core-data', founder);
  await api.caughtUp();
  const before = await peopleIn(api, id);
  const lead = before.people.lead.participantId;
  const body = {
    participants: [
      {
        participantId: lead,
        kind: 'natural',
        firstName: 'Jana',
        lastName: 'Keller',
        shareholder: { shareEuros: [2_000] },
        managingDirector: { alone: true, selfDealing: true },
      },
      {
        kind: 'company',
        companyName: 'Holding GmbH',
        shareholder: { shareEuros: [2_000] },
      },
      {
        kind: 'natural',
        firstName: 'Mira',
        lastName: 'Okafor',
        email: 'mira@example.com',
        shareholder: { shareEuros: [1_000] },
      },
    ],
  };
  const stated = await command(api, id, 'state-participants', founder, {
    body,
    ifMatch: `"${before.revision}"`,
  });
  if (stated.statusCode !== 200) throw new Error(stated.body);
  await api.caughtUp();
  const { people } = await peopleIn(api, id);
  const idOf = (name: string): string =>
    people.participants.find((one) => nameOf(one) === name)?.participantId ?? '';
  const details = {
    birthPlace: 'Leipzig',
    nationalities: ['DE'],
    street: 'Musterweg 1',
    zip: '04103',
    city: 'Leipzig',
    country: 'DE',
  };
  const own = { participantId: lead, birthDate: jana.birthDate, ...details };
  await command(api, id, 'state-details', founder, { body: own });
  await api.caughtUp();
  return { id, lead, company: idOf('Holding GmbH'), mira: idOf('Mira Okafor'), details };
}

/** Enters whom somebody of the team has seen. */
export function enter(
  api: FoundationApi,
  id: string,
  { bearer }: Someone,
  fields: Record<string, string>,
  { extract = false, key = randomUUID() }: { extract?: boolean; key?: string } = {},
) {
  const more: Record<string, Buffer> = extract ? { registerExtract: pdf('Registerauszug') } : {};
  const { body, headers } = multipart({ fields, file: pdf('Ausweis'), more });
  return api.call('POST', `/foundations/${id}/identifications`, {
    bearer,
    body,
    headers: { ...headers, 'idempotency-key': key },
  });
}

type Idp = Awaited<ReturnType<typeof identityProvider>>;

/** From the click until the browser is on its way back. */
export async function goAndReturn(
  { api, idp }: { api: FoundationApi; idp: Idp },
  { id, lead }: { id: string; lead: string },
  who: Someone,
  change: (address: string) => string = (address) => address,
): Promise<{ back: string; cookies: Record<string, string> }> {
  const body = { participantId: lead, politicallyExposed: false, forOwnAccount: true };
  const started = await api.call('POST', `/foundations/${id}/identifications/start`, {
    bearer: who.bearer,
    body,
  });
  if (started.statusCode !== 200) throw new Error(started.body);
  const cookies = Object.fromEntries(started.cookies.map(({ name, value }) => [name, value]));
  const address = await visitProvider(idp, change(started.json().data.url));
  const { pathname, search } = new URL(address);
  return { back: pathname.replace('/api', '') + search, cookies };
}

/** The result that the page is told. */
export async function comeBack(
  api: FoundationApi,
  { back, cookies }: { back: string; cookies: Record<string, string> },
): Promise<string | null> {
  const answer = await api.call('GET', back, { cookies });
  return new URL(String(answer.headers.location)).searchParams.get('result');
}
