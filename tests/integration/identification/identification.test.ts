import { beforeAll, describe, expect, test } from 'vitest';
import { participantIn } from '#domain/foundations/people/people.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { LINK_SECRET, outcomeOf } from '../../support/api.ts';
import { command } from '../../support/foundation-api.ts';
import {
  comeBack,
  enter,
  goAndReturn,
  peopleIn,
  providedAs,
  seen,
  statedCase,
  withIdentification,
} from '../../support/identification.ts';
import { changeRows } from '../../support/rows.ts';
import { visitProvider } from '../../support/servers/identity-provider.ts';

const system = await withIdentification();
const { api, idp, people, give } = system;
const { founder, staff, lawyer } = people;

/** One formation for everything that happens in person, and one for each provider's answer. */
const fresh = () => statedCase(api, founder);

async function standing(id: string, participantId: string) {
  const { data } = (await api.call('GET', `/foundations/${id}/identifications`, staff)).json();
  return data.participants.find(
    (one: { participantId: string }) => one.participantId === participantId,
  ).standing;
}

/** The links that were mailed to somebody, by their tokens. */
async function linksTo(participantId: string) {
  const rows = await api.connection.db
    .selectFrom('identification_links')
    .select('id')
    .where('participant_id', '=', participantId)
    .execute();
  return rows.map(({ id }) => tokenOf(LINK_SECRET, id));
}

/** Where the provider sends a browser back to. */
async function visit(url: string): Promise<string> {
  const { pathname, search } = new URL(await visitProvider(idp, url));
  return pathname.replace('/api', '') + search;
}

const look = (id: string, who = staff) =>
  api.call('POST', `/admin/foundations/${id}/identifications/read`, { ...who, body: {} });

describe('in person', () => {
  let found: Awaited<ReturnType<typeof statedCase>>;
  beforeAll(async () => {
    found = await fresh();
  });

  test('only who was given the right enters whom they have seen, with a copy', async () => {
    const { id, lead } = found;
    expect(outcomeOf(await enter(api, id, lawyer, seen(lead)))).toEqual([403, 'FORBIDDEN']);
    expect(outcomeOf(await enter(api, id, founder, seen(lead)))).toEqual([403, 'FORBIDDEN']);
    const expired = { ...seen(lead), validUntil: '2020-01-01' };
    expect(outcomeOf(await enter(api, id, staff, expired))).toEqual([400, 'INVALID_PAYLOAD']);
    const key = '0a1b2c3d-0000-4000-8000-000000000001';
    const entered = await enter(api, id, staff, seen(lead), { key });
    expect(entered.json().data).toMatchObject({ state: 'cleared' });
    const again = await enter(api, id, staff, seen(lead), { key });
    expect(again.json().data).toEqual(entered.json().data);
    await api.caughtUp();
    expect(await standing(id, lead)).toBe('cleared');
    const own = participantIn((await peopleIn(api, id)).people, lead);
    expect(own?.identified).toBe('in-person');
  });

  test('a company is identified by one who represents it, with its register extract', async () => {
    const { id, company, details } = found;
    const early = await enter(api, id, staff, seen(company), { extract: true });
    expect(outcomeOf(early)).toEqual([409, 'PARTICIPANTS_INCOMPLETE']);
    const { street, zip, city, country } = details;
    const body = {
      participantId: company,
      legalForm: 'GmbH',
      street,
      zip,
      city,
      country,
      register: { authority: 'Amtsgericht Leipzig', number: 'HRB 1', country: 'DE' },
      representedBy: [
        { firstName: 'Tom', lastName: 'Weber', birthDate: '1980-01-02' },
        { firstName: 'Ida', lastName: 'Lang', birthDate: '1985-03-04' },
      ],
    };
    expect(outcomeOf(await command(api, id, 'state-details', founder, { body }))).toBe(200);
    await api.caughtUp();
    const alone = await enter(api, id, staff, seen(company));
    expect(outcomeOf(alone)).toEqual([400, 'INVALID_PAYLOAD']);
    const second = { ...seen(company), representative: '1' };
    const entered = await enter(api, id, staff, second, { extract: true });
    expect(entered.json().data).toMatchObject({ state: 'cleared' });
    const { identifications } = (await look(id)).json().data;
    const last = identifications.at(-1);
    expect(last.seen).toEqual({ firstName: 'Ida', lastName: 'Lang', birthDate: '1985-03-04' });
    expect(last.copies).toMatchObject([{ what: 'document' }, { what: 'register-extract' }]);
  });

  test('a difference is for the team to decide, and people hear only that it is being checked', async () => {
    const { id, mira } = found;
    const other = { ...seen(mira), lastName: 'Okafor-Lang' };
    const entered = (await enter(api, id, staff, other)).json().data;
    expect(entered).toEqual({ identificationId: expect.any(String), state: 'checking' });
    expect(await standing(id, mira)).toBe('checking');
    const path = `/admin/foundations/${id}/identifications/${entered.identificationId}/decision`;
    const body = { verdict: 'cleared', note: 'Doppelname seit der Heirat.' };
    expect(outcomeOf(await api.call('POST', path, { ...lawyer, body }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect((await api.call('POST', path, { ...staff, body })).json().data.state).toBe('cleared');
    expect(outcomeOf(await api.call('POST', path, { ...staff, body }))).toEqual([404, 'NOT_FOUND']);
    await api.caughtUp();
    expect(await standing(id, mira)).toBe('cleared');
  });

  test('each look needs the right and a fresh login, and is on record', async () => {
    const { id } = found;
    await give(lawyer, 'identification.clear');
    expect(outcomeOf(await look(id, lawyer))).toEqual([403, 'FORBIDDEN']);
    const read = (await look(id)).json().data;
    expect(read.identifications[0]).toMatchObject({
      document: { number: 'L01X00T47' },
      by: { id: staff.id },
    });
    const [copy] = read.identifications[0].copies;
    const shown = `/admin/foundations/${id}/identifications/copies/${copy.id}`;
    const bytes = await api.call('POST', shown, { ...staff, body: {} });
    expect(bytes.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await changeRows(
      api.owner.db,
      'sessions',
      { user_id: staff.id },
      { created_at: new Date(Date.now() - 3_600_000) },
    );
    expect(outcomeOf(await look(id))).toEqual([403, 'FORBIDDEN']);
    const proof = { current_password: 'gelbe Birne 7' };
    const proven = await api.call('POST', `/admin/foundations/${id}/identifications/read`, {
      ...staff,
      body: proof,
    });
    expect(proven.statusCode).toBe(200);
    const looks = await api.connection.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('action', '=', 'identification-read')
      .where('target_id', '=', id)
      .execute();
    expect(looks.length).toBe(4);
  });

  test('the file on risk keeps its beneficial owners, and only readers see it', async () => {
    const { id, lead, details } = found;
    const owner = {
      firstName: 'Jana',
      lastName: 'Keller',
      birthDate: '1990-05-14',
      ...details,
      because: 'share',
      identified: true,
    };
    const body = { class: 'normal', reasons: 'Keine Auffälligkeiten.', beneficialOwners: [owner] };
    const write = (who = staff) =>
      api.call('PUT', `/admin/foundations/${id}/risk`, { ...who, body });
    expect(outcomeOf(await write(founder))).toEqual([403, 'FORBIDDEN']);
    expect((await write()).statusCode).toBe(204);
    const again = await api.call('POST', `/admin/foundations/${id}/identifications/read`, {
      ...staff,
      body: { current_password: 'gelbe Birne 7' },
    });
    const { risk, owners, threshold } = again.json().data;
    expect(risk).toMatchObject({ class: 'normal', by: { id: staff.id } });
    expect(owners).toEqual([{ participantId: lead, name: 'Jana Keller' }]);
    expect(threshold.percent).toBe(25);
  });
});

describe('by a provider', () => {
  test('somebody who is who was stated is identified, once', async () => {
    const found = await fresh();
    idp.person = providedAs({});
    const visit = await goAndReturn(system, found, founder);
    expect(await comeBack(api, visit)).toBe('cleared');
    await api.caughtUp();
    expect(await standing(found.id, found.lead)).toBe('cleared');
    // Replayed.
    expect(await comeBack(api, visit)).toBe('NOT_VALID');
  });

  test.each([
    ['another framework', { framework: 'eidas' }, 'OTHER_FRAMEWORK'],
    ['a check of three years ago', { verified: 'long ago' }, 'STALE'],
  ])('with %s nobody is identified', async (_, person, result) => {
    const found = await fresh();
    idp.person = providedAs(person);
    expect(await comeBack(api, await goAndReturn(system, found, founder))).toBe(result);
    expect(await standing(found.id, found.lead)).toBe('open');
  });

  test('another name is checked by the team, and a second try must be the same subject', async () => {
    const found = await fresh();
    const sub = 'first-subject';
    idp.person = providedAs({ family: 'Keller-Wolf', sub });
    expect(await comeBack(api, await goAndReturn(system, found, founder))).toBe('checking');
    const { participants } = (
      await api.call('GET', `/foundations/${found.id}/identifications`, founder)
    ).json().data;
    expect(participants[0]).toMatchObject({ standing: 'checking', own: true });
    idp.person = providedAs({ sub: 'other-subject' });
    expect(await comeBack(api, await goAndReturn(system, found, founder))).toBe('OTHER_SUBJECT');
    idp.person = providedAs({ sub });
    expect(await comeBack(api, await goAndReturn(system, found, founder))).toBe('cleared');
  });

  test('who aborts, brings another nonce or another browser is not identified', async () => {
    const found = await fresh();
    idp.person = undefined;
    expect(await comeBack(api, await goAndReturn(system, found, founder))).toBe('ABORTED');
    idp.person = providedAs({});
    const strange = (address: string) => {
      const changed = new URL(address);
      changed.searchParams.set('nonce', 'of-another-login');
      return changed.href;
    };
    const visit = await goAndReturn(system, found, founder, strange);
    expect(await comeBack(api, visit)).toBe('NOT_VALID');
    const { back } = await goAndReturn(system, found, founder);
    expect(await comeBack(api, { back, cookies: {} })).toBe('NOT_VALID');
    const late = await goAndReturn(system, found, founder);
    await changeRows(
      api.owner.db,
      'identification_attempts',
      { participant_id: found.lead },
      { expires_at: new Date() },
    );
    expect(await comeBack(api, late)).toBe('NOT_VALID');
    expect(await standing(found.id, found.lead)).toBe('open');
  });

  test('nobody goes for somebody else; who has no account goes by a mailed link, once', async () => {
    const found = await fresh();
    const { id, mira } = found;
    const stranger = await api.someone('member');
    const body = { participantId: mira, politicallyExposed: false, forOwnAccount: true };
    const start = (who = founder) =>
      api.call('POST', `/foundations/${id}/identifications/start`, { ...who, body });
    expect(outcomeOf(await start())).toEqual([403, 'FORBIDDEN']);
    expect(outcomeOf(await start(stranger))).toEqual([403, 'FORBIDDEN']);
    const link = { participantId: mira };
    const sent = (who = founder) =>
      api.call('POST', `/foundations/${id}/identifications/link`, { ...who, body: link });
    expect(outcomeOf(await sent(stranger))).toEqual([403, 'FORBIDDEN']);
    expect((await sent()).statusCode).toBe(200);
    const [token] = await linksTo(mira);
    const exchanged = await api.call('POST', '/identifications/links/exchange', {
      body: { token },
    });
    const { linkId, name } = exchanged.json().data;
    expect(name).toBe('Mira Okafor');
    const cookies = Object.fromEntries(exchanged.cookies.map((one) => [one.name, one.value]));
    const going = { linkId, politicallyExposed: false, forOwnAccount: true };
    const path = '/identifications/links/start';
    expect(outcomeOf(await api.call('POST', path, { body: going }))).toEqual([
      404,
      'LINK_NOT_VALID',
    ]);
    const started = await api.call('POST', path, { body: going, cookies });
    idp.person = providedAs({ given: 'Mira', family: 'Okafor', birthDate: '1992-02-03' });
    const address = await visit(started.json().data.url);
    const own = Object.fromEntries(started.cookies.map((one) => [one.name, one.value]));
    expect(await comeBack(api, { back: address, cookies: own })).toBe('cleared');
    const again = await api.call('POST', '/identifications/links/exchange', { body: { token } });
    expect(outcomeOf(again)).toEqual([404, 'LINK_NOT_VALID']);
  });
});
