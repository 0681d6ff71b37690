import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { PDFDocument } from 'mupdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { detailsOf, listWith } from '#demo/foundations.ts';
import { sheetNames } from '#domain/sheets/facts.ts';
import { sheetWords } from '#domain/sheets/words.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { type Locale, locales } from '#domain/site/paths.ts';
import type { Someone } from '../../support/api.ts';
import { command, startFoundation, withCast } from '../../support/foundation-api.ts';
import { appendEvents } from '../../support/stored.ts';

const { api, people } = await withCast();
const { founder, staff, lawyer } = people;

const files = [
  'intake-sheet.json',
  'bank.json',
  'tax.json',
  ...sheetNames.map((name) => `${name}.pdf`),
];
/** What the deed says of Mia, each unlike what it says of Jana. */
const secrets = ['1991-07-09', 'Juli 1991', 'July 1991', 'Geheimweg', 'Kassel'];

let id: string;
let mia: Someone;
let stranger: Someone;
let admin: Someone;

const issue = async (name: Parameters<typeof command>[2], who: Someone, body: object) => {
  const answer = await command(api, id, name, who, { body });
  if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
  await api.caughtUp();
};
const get = (path: string, who?: Someone) =>
  api.call('GET', `/foundations/${id}/sheets${path}`, who ? { bearer: who.bearer } : {});
const textIn = (bytes: Buffer) => {
  const pdf = new PDFDocument(bytes);
  const pages = Array.from({ length: pdf.countPages() }, (_, at) =>
    pdf.loadPage(at).toStructuredText('preserve-whitespace').asText(),
  );
  return pages.join('\n').replaceAll(/\s+/g, ' ');
};

beforeAll(async () => {
  [mia, stranger, admin] = await Promise.all([
    api.someone('member'),
    api.someone('member'),
    api.someone('admin'),
  ]);
  id = await startFoundation(api, founder);
  await command(api, id, 'submit-core-data', founder);
  await api.caughtUp();
  const { lead, revision } = (
    await api.call('GET', `/foundations/${id}`, { bearer: founder.bearer })
  ).json().data;
  const {
    participants: [jana],
  } = listWith(lead.participantId, [2_500]);
  const other = {
    kind: 'natural',
    firstName: 'Mia',
    lastName: 'Schulte',
    email: mia.email,
    shareholder: { shareEuros: [2_500] },
  };
  const stated = await command(api, id, 'state-participants', founder, {
    body: { participants: [jana, other], articles: 'own' },
    ifMatch: `"${revision}"`,
  });
  expect(stated.statusCode, stated.body).toBe(200);
  await api.caughtUp();
  const page = await api.call('GET', `/foundations/${id}`, { bearer: founder.bearer });
  const participantId = page.json().data.participants[1].participantId;
  await appendEvents(api.events, api.keys, id, founder.id, [
    { type: 'ParticipantInvited', data: { participantId } },
    { type: 'ParticipantJoined', data: { participantId, accountId: mia.id } },
  ]);
  await api.caughtUp();
  await issue('state-details', founder, detailsOf(lead.participantId));
  await issue('state-details', mia, {
    ...detailsOf(participantId),
    birthDate: '1991-07-09',
    street: 'Geheimweg 7',
    zip: '34117',
    city: 'Kassel',
  });
});

describe('who gets the sheets', () => {
  test('the law firm and whoever takes part; the team once it is released; nobody else', async () => {
    const answers = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries({ founder, mia, stranger, staff, admin, lawyer, visitor: undefined }).map(
            async ([name, who]) => [name, (await get('', who)).statusCode],
          ),
        ),
      );
    const members = { founder: 200, mia: 200, stranger: 403, lawyer: 200, visitor: 403 };
    expect(await answers()).toEqual({ ...members, staff: 409, admin: 409 });
    const refused = await get('/intake-sheet.json', staff);
    expect(refused.json().errors[0].extensions).toMatchObject({
      code: 'RELEASE_PENDING',
      next: expect.arrayContaining([
        expect.objectContaining({ command: 'release-firm', who: 'founder' }),
        expect.objectContaining({ command: 'release-firm', who: 'co-founder' }),
      ]),
    });
    const { texts } = (await api.call('GET', `/foundations/${id}`, { bearer: mia.bearer })).json()
      .data;
    for (const who of [founder, mia]) {
      await issue('release-firm', who, { textVersion: texts.firmRelease });
    }
    expect(await answers()).toEqual({ ...members, staff: 200, admin: 200 });
  });

  test('an unknown sheet, another foundation, and a look at it in the audit log', async () => {
    expect((await get('/cap-table.pdf', founder)).statusCode).toBe(404);
    const foreign = await api.call('GET', `/foundations/${randomUUID()}/sheets`, {
      bearer: founder.bearer,
    });
    expect(foreign.statusCode).toBe(403);
    const read = await get('/list-of-shareholders.pdf', lawyer);
    expect(read.headers['cache-control']).toBe('no-store');
    expect(read.headers['content-disposition']).toContain(`${fileNumber(id)}-list-of-shareholders`);
    const logged = await api.connection.db
      .selectFrom('audit_log')
      .select('target_id')
      .where('action', '=', 'download')
      .where('actor_id', '=', lawyer.id)
      .execute();
    expect(logged.map(({ target_id }) => target_id)).toContain(id);
  });
});

test.each(locales)('in %s every PDF has its marks, its words and the facts', async (language) => {
  const words = sheetWords[language];
  for (const name of sheetNames) {
    const answer = await get(`/${name}.pdf?language=${language}`, lawyer);
    expect(answer.statusCode, answer.body).toBe(200);
    const text = textIn(answer.rawPayload);
    expect(text).toContain(words.titles[name]);
    expect(text).toContain(words.mark);
    expect(text).toContain('Muster Werkzeugbau UG');
    // Mia takes a share and does not manage the company.
    if (name === 'register-application') expect(text).not.toContain('Kassel');
    else expect(text).toContain('Kassel');
    expect(text).toContain(language === 'de' ? '14. Mai 1990' : '14 May 1990');
  }
});

test('the intake sheet for programs fits the schema that is published', async () => {
  const published = await api.call('GET', '/schemas/intake-sheet-1.json');
  expect(published.headers['content-type']).toContain('application/schema+json');
  const schema = published.json();
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  for (const who of [lawyer, founder, mia]) {
    const sheet = (await get('/intake-sheet.json', who)).json();
    expect(sheet.$schema).toBe(schema.$id);
    expect(validate(sheet), JSON.stringify(validate.errors)).toBe(true);
  }
  expect(validate({ ...(await get('/intake-sheet.json', lawyer)).json(), more: 1 })).toBe(false);
});

test("the lead's sheets have nothing of what Mia's deed says, in no file and no language", async () => {
  const inLanguage = (language: Locale) =>
    Promise.all(
      ['', ...files.map((file) => `/${file}`)].map(async (path) => {
        const answer = await get(`${path}?language=${language}`, founder);
        expect(answer.statusCode, answer.body).toBe(200);
        return path.endsWith('.pdf') ? textIn(answer.rawPayload) : answer.body;
      }),
    );
  const whole = [...(await inLanguage('de')), ...(await inLanguage('en'))];
  for (const text of whole) {
    expect(text).toContain('Schulte');
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  expect(whole.join()).toContain(sheetWords.de.withheld);
  const own = (await get('', mia)).body;
  for (const ofJana of ['1990', 'Musterstraße']) expect(own).not.toContain(ofJana);
});

describe('a contract template', () => {
  const fill = (template: string, file: string, who: Someone) =>
    api.call('GET', `/foundations/${id}/templates/${template}/${file}`, { bearer: who.bearer });

  test('is filled with company, seat and people; the rest stays in brackets', async () => {
    const answer = await fill('director-appointment', 'de.pdf', founder);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const text = textIn(answer.rawPayload);
    expect(text).toContain('der Muster Werkzeugbau UG (haftungsbeschränkt) mit Sitz in Köln');
    expect(text).toContain('Amtsgericht Köln unter HRB [Registernummer]');
    expect(text).toContain('Jana Keller, geboren am 14. Mai 1990, wohnhaft in Köln');
    expect(text).toContain('Mia Schulte mit Geschäftsanteilen von zusammen 2.500 Euro');
    expect((await fill('director-appointment', 'en.docx', founder)).statusCode).toBe(200);
  });

  test("never holds another's date of birth or address", async () => {
    const [own, others, agreement] = await Promise.all(
      [
        ['director-appointment', mia] as const,
        ['founders-agreement', mia] as const,
        ['founders-agreement', founder] as const,
      ].map(async ([name, who]) => textIn((await fill(name, 'de.pdf', who)).rawPayload)),
    );
    expect(own).toContain('Jana Keller, geboren am [Geburtsdatum], wohnhaft in [Wohnort]');
    expect(others).toContain('Jana Keller, [Anschrift Gründer 1]');
    expect(others).toContain('Mia Schulte, Geheimweg 7, 34117 Kassel');
    for (const secret of secrets) expect(agreement).not.toContain(secret);
    expect(agreement).toContain('Musterstraße 12');
  });

  test('is for members who take part', async () => {
    const codes = await Promise.all(
      [stranger, staff, lawyer].map(
        async (who) => (await fill('founders-agreement', 'de.pdf', who)).statusCode,
      ),
    );
    expect(codes).toEqual([403, 403, 403]);
    expect((await fill('no-such-contract', 'de.pdf', founder)).statusCode).toBe(404);
  });
});
