import { randomUUID } from 'node:crypto';
import { inDays } from '#demo/days.ts';
import { payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { firmReleaseText } from '#domain/orders/terms/firm-release.ts';
import { dayKey } from '#domain/site/formats.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { LINK_SECRET, type Someone } from '../api.ts';
import { addDocument, cast, command, type FoundationApi, multipart } from '../foundation-api.ts';
import { enter, seen } from '../identification.ts';
import { changeRows } from '../rows.ts';
import { addConsultant } from '../stage.ts';
import { appendEvents } from '../stored.ts';
import {
  companyDetails,
  detailsOf,
  firmInvoice,
  invitedAddress,
  PHONE,
  statedBefore,
  type Who,
  word,
} from './planted.ts';

/** Those of the case who have, or had, an account. */
export type Holder = 'lead' | 'coFounder' | 'left' | 'ended';

/**
 * A formation of everybody that there can be, with drafts in review and one that has been added since. The
 * co-founder has not released the law firm, so our team does not read drafts.
 */
export async function plantCase(api: FoundationApi) {
  const team = await cast(api);
  const { staff, lawyer, founder: lead } = team;
  const [coFounder, left, ended] = await Promise.all([1, 2, 3].map(() => api.someone('member')));
  if (!coFounder || !left || !ended) throw new Error('Somebody is missing.');
  const holders: Record<Holder, Someone> = { lead, coFounder, left, ended };
  const { send, read, foundationId } = await begin(api, lead);
  const { ids, listed } = await stateAll({ send, read }, lead);
  await send('state-details', lead, { ...statedBefore, participantId: ids.coFounder });
  for (const who of ['coFounder', 'left', 'ended'] as const) {
    await join(
      api,
      { foundationId, participantId: ids[who], send },
      { lead, joining: holders[who] },
    );
    await send('state-details', holders[who], { ...detailsOf(who), participantId: ids[who] });
  }
  for (const who of ['lead', 'withoutAccount', 'minor'] as const) {
    await send('state-details', lead, { ...detailsOf(who), participantId: ids[who] });
  }
  await send('state-details', lead, { ...companyDetails, participantId: ids.company });
  await send('leave-foundation', left, { reason: word('left', 'Grund') });
  await send('end-access', ended, {});
  await send('accept-mandate', lawyer, { note: word('mandate', 'Notiz') });
  await bill(api, foundationId, staff);
  await askFirm(api, foundationId, lead);
  await talk(api, foundationId, lead);
  await send('clear-minor', lawyer, {
    participantId: ids.minor,
    note: word('minor', 'Geklaert'),
  });
  await draft(api, foundationId, lawyer, 'draft');
  await send('submit-documents-for-review', lawyer, {});
  await send('request-document-changes', coFounder, { reason: 'Bitte den Sitz prüfen.' });
  await draft(api, foundationId, lawyer, 'second');
  await note(api, foundationId, staff);
  await identify(api, foundationId, { staff, participantId: ids.coFounder });
  await api.caughtUp();
  return { foundationId, holders, team, listed };
}

interface Case {
  foundationId: string;
  send: Awaited<ReturnType<typeof begin>>['send'];
  read: Awaited<ReturnType<typeof begin>>['read'];
}

async function begin(api: FoundationApi, lead: Someone) {
  const { bearer } = lead;
  const started = await api.call('POST', '/foundations', {
    bearer,
    body: { package: 'individual' },
  });
  const foundationId: string = started.json().data.id;
  const read = async () => {
    await api.caughtUp();
    return (await api.call('GET', `/foundations/${foundationId}`, { bearer })).json().data;
  };
  const send = async (name: CommandName, who: Someone, body: object, ifMatch?: string) => {
    const answer = await command(api, foundationId, name, who, {
      body,
      ...(ifMatch && { ifMatch }),
    });
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    await api.caughtUp();
  };
  await send('submit-core-data', lead, {
    ...payloads['submit-core-data'],
    companyName: `${word('all', 'Firma')} UG (haftungsbeschränkt)`,
  });
  const { offer } = await read();
  await send('order-package', lead, {
    ...payloads['order-package'],
    expectedGrossCents: offer.grossCents,
    firmRelease: firmReleaseText.version,
    billing: {
      name: 'Lea Muster',
      street: word('order', 'Gasse'),
      zip: '50667',
      city: 'Köln',
      country: 'DE',
    },
  });
  return { foundationId, send, read };
}

const share = { shareholder: { shareEuros: [1_000] } };
const managing = { managingDirector: { alone: true, selfDealing: false } };

/** First with a question, then for certain. */
async function stateAll({ send, read }: Pick<Case, 'send' | 'read'>, founder: Someone) {
  const { lead, revision } = await read();
  const person = (who: Who) => ({
    kind: 'natural',
    firstName: 'Robin',
    lastName: word(who, 'Name'),
  });
  const others = {
    coFounder: { ...person('coFounder'), ...share, email: invitedAddress('coFounder') },
    left: { ...person('left'), ...managing, email: invitedAddress('left') },
    ended: { ...person('ended'), ...managing, email: invitedAddress('ended') },
    withoutAccount: {
      ...person('withoutAccount'),
      ...share,
      email: invitedAddress('withoutAccount'),
    },
    company: { kind: 'company', companyName: word('company', 'Name'), ...share },
    minor: { ...person('minor'), ...share },
  };
  const own = { ...person('lead'), participantId: lead.participantId, ...share, ...managing };
  const unsure = [{ about: 'shares', note: word('lead', 'Unsicher') }];
  const participants = [own, ...Object.values(others)];
  await send('state-participants', founder, { participants, unsure }, `"${revision}"`);
  const stated = await read();
  const listed: { participantId: string }[] = stated.participants;
  const names = ['lead', ...Object.keys(others)] as Who[];
  const ids = Object.fromEntries(
    names.map((who, at) => [who, listed[at]?.participantId ?? '']),
  ) as Record<Who, string>;
  const same = participants.map((each, at) => ({ ...each, ...listedId(listed, at) }));
  const certain = { participants: same, articles: 'own' };
  await send('state-participants', founder, certain, `"${stated.revision}"`);
  return { ids, listed };
}

const listedId = (listed: readonly { participantId: string }[], at: number) => ({
  participantId: listed[at]?.participantId,
});

/** By the mailed link, with an account of another address. */
async function join(
  api: FoundationApi,
  { participantId, send }: { participantId: string } & Pick<Case, 'foundationId' | 'send'>,
  { lead, joining }: { lead: Someone; joining: Someone },
) {
  await send('invite-participant', lead, { participantId });
  const { id } = await api.connection.db
    .selectFrom('participant_invitations')
    .select('id')
    .where('participant_id', '=', participantId)
    .executeTakeFirstOrThrow();
  const token = tokenOf(LINK_SECRET, id);
  const exchanged = await api.call('POST', '/invitations/exchange', { body: { token } });
  const cookies = Object.fromEntries(exchanged.cookies.map(({ name, value }) => [name, value]));
  const body = { invitationId: id };
  const { bearer } = joining;
  const answer = await api.call('POST', '/invitations/accept', { bearer, body, cookies });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await api.caughtUp();
}

async function bill(api: FoundationApi, foundationId: string, { bearer }: Someone) {
  const fields = { ...firmInvoice, dueOn: dayKey(inDays(14).toISOString()) };
  const { body, headers } = multipart({ fields, file: pdf(word('firm', 'Datei')) });
  const path = `/foundations/${foundationId}/firm-invoices`;
  const answer = await api.call('POST', path, { bearer, body, headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await api.caughtUp();
}

/** The lead asks the law firm, with a file. */
async function askFirm(api: FoundationApi, foundationId: string, { bearer }: Someone) {
  const path = `/foundations/${foundationId}/messages`;
  const audience = 'law-firm';
  const fileName = `${word('secret', 'Anlage')}.pdf`;
  const form = multipart({ fields: { audience }, file: pdf(word('secret', 'Datei')), fileName });
  const file = await api.call('POST', `${path}/files`, { bearer, ...form });
  const text = word('secret', 'Frage');
  const body = { audience, text, fileIds: [file.json().data?.id] };
  const answer = await api.call('POST', path, { bearer, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** The firm has called the lead; nobody waits for that here. */
async function talk(
  { events, keys, connection, caughtUp }: FoundationApi,
  id: string,
  lead: Someone,
) {
  const consultant = await addConsultant(connection.db);
  const booked = {
    type: 'phone',
    startsAt: inDays(-2).toISOString(),
    endsAt: inDays(-1).toISOString(),
    consultantId: consultant.id,
    phone: PHONE,
  };
  const happened = [
    { type: 'ConsultationBooked', data: booked },
    { type: 'ConsultationCompleted', data: {} },
  ];
  await appendEvents(events, keys, id, lead.id, happened);
  await caughtUp();
}

async function draft(api: FoundationApi, foundationId: string, lawyer: Someone, which: string) {
  const title = word(which, 'Titel');
  const added = await addDocument(api, foundationId, lawyer, {
    title,
    file: pdf(word(which, 'Text')),
    fileName: 'entwurf.pdf',
  });
  if (added.statusCode !== 200) throw new Error(added.body);
  await api.caughtUp();
}

async function note(api: FoundationApi, foundationId: string, { bearer }: Someone) {
  const body = { kind: 'note', text: word('team', 'Notiz') };
  const path = `/admin/foundations/${foundationId}/notes`;
  const answer = await api.call('POST', path, { bearer, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Somebody of the team has seen the document of the co-founder, and has written the file on risk. */
async function identify(
  api: FoundationApi,
  id: string,
  { staff, participantId }: { staff: Someone; participantId: string },
) {
  const given_rights = ['identification.clear', 'identification.read'] as const;
  await changeRows(api.owner.db, 'users', { id: staff.id }, { given_rights: [...given_rights] });
  const document = {
    ...seen(participantId),
    number: word('pass', 'Nummer'),
    authority: word('pass', 'Amt'),
    lastName: word('pass', 'Name'),
    politicallyExposed: 'true',
  };
  const entered = await enter(api, id, staff, document, { key: randomUUID() });
  if (entered.statusCode !== 200) throw new Error(entered.body);
  const { birthName: _born, ...person } = detailsOf('coFounder');
  const owner = {
    ...person,
    street: word('risk', 'Gasse'),
    firstName: 'Robin',
    lastName: word('risk', 'Name'),
    because: 'share',
    identified: true,
  };
  const written = await api.call('PUT', `/admin/foundations/${id}/risk`, {
    bearer: staff.bearer,
    body: { class: 'high', reasons: word('risk', 'Grund'), beneficialOwners: [owner] },
  });
  if (written.statusCode !== 204) throw new Error(written.body);
  const read = await api.call('POST', `/admin/foundations/${id}/identifications/read`, {
    bearer: staff.bearer,
    body: {},
  });
  if (!read.body.includes(word('pass', 'Nummer')) || !read.body.includes(word('risk', 'Gasse'))) {
    throw new Error('Nothing was planted in the module of identification.');
  }
}
