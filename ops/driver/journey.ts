import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Routes } from '#api/contract.gen.d.ts';
import { dayIn, today, workingTimeIn } from '#demo/days.ts';
import { billing, coreData, detailsOf, listWith } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import type { JsonCommand } from '#domain/foundations/foundation.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { backFrom, obstacles, type ReportedKind } from '#domain/foundations/obstacles.ts';
import {
  isFinished,
  type Status,
  statuses,
  type Unfinished,
} from '#domain/foundations/statuses.ts';
import { firmReleaseText } from '#domain/orders/terms/firm-release.ts';
import { type ApiResponse, answerTo } from '#web/kit/api/call.ts';
import { type CaughtMail, mailWhere } from './mails.ts';
import { dataOf, form, logIn, type Person, patiently } from './people.ts';
import { type OwnSystem, PASSWORD } from './system.ts';

export interface Cast {
  site: string;
  mailWeb: string;
  founder: Person;
  staff: Person;
  lawyer: Person;
}

/** The demo's people, logged in. */
export async function castOf({
  site,
  mailWeb,
}: Pick<OwnSystem, 'site' | 'mailWeb'>): Promise<Cast> {
  const person = (name: string) => logIn(site, `${name}@example.com`, PASSWORD);
  const [founder, staff, lawyer] = [
    await person('founder'),
    await person('staff'),
    await person('lawyer'),
  ];
  return { site, mailWeb, founder, staff, lawyer };
}

interface Begun {
  foundationId: string;
  /** Every accepted command, in order; each must be in the stream exactly once. */
  accepted: { command: CommandName; commandId: string }[];
}
export interface Journey extends Begun {
  companyName: string;
}

const LIMIT_MS = 300_000;

type Move = (cast: Cast, journey: Journey) => Promise<void>;

/** The commands that lead from each status to the next one; the founder declines the consultation. */
const moves: Record<Exclude<Status, 'completed' | 'cancelled'>, Move> = {
  'start-pending': async ({ founder }, journey) => {
    const { companyName } = journey;
    const form = companyName.includes('GmbH') ? gmbh : {};
    const preferredNotary = { name: 'Notariat am Dom', email: notaryEmail(journey.foundationId) };
    const payload = { ...coreData, ...form, companyName, preferredNotary };
    await issue(founder, journey, 'submit-core-data', payload);
  },
  'consultation-appointment-select-pending': async (cast, journey) => {
    await sayWhoFounds(cast.founder, journey);
    await issue(cast.founder, journey, 'order-package', { ...packageOrder, billing });
    await clearForDrafts(cast, journey);
    await issue(cast.founder, journey, 'decline-consultation', {});
  },
  'consultation-pending': ({ staff }, journey) =>
    issue(staff, journey, 'complete-consultation', {}),
  'documents-pending': async ({ staff }, journey) => {
    await keep(journey, 'add-document', (key) =>
      staff.upload(
        `/foundations/${journey.foundationId}/documents`,
        { title: 'Gesellschaftsvertrag' },
        pdf('Gesellschaftsvertrag'),
        key,
      ),
    );
    await issue(staff, journey, 'submit-documents-for-review', {});
  },
  'review-pending': async ({ founder, lawyer }, journey) => {
    await issue(founder, journey, 'accept-documents', await newestOf(founder, journey));
    await issue(lawyer, journey, 'approve-documents', {});
  },
  'notary-appointment-pending': ({ staff }, journey) =>
    issue(staff, journey, 'propose-notary-appointment', {
      notaryName: 'Notariat am Dom',
      notaryEmail: notaryEmail(journey.foundationId),
      startsAt: appointmentAt(),
      place: 'Domkloster 4, 50667 Köln',
    }),
  'notary-appointment-confirmation-pending': ({ founder }, journey) =>
    issue(founder, journey, 'confirm-notary-appointment', {}),
  'foundation-certificate-pending': (cast, journey) =>
    uploadAsNotary(cast, journey, 'receive-foundation-certificate', 'certificate'),
  'bank-account-pending': ({ founder }, journey) =>
    issue(founder, journey, 'open-bank-account', { bankName: 'Beispielbank' }),
  'share-capital-payment-pending': async ({ founder }, journey) => {
    const { foundationId } = journey;
    await keep(journey, 'receive-bank-confirmation', (key) =>
      founder.upload(
        `/foundations/${foundationId}/bank-confirmation`,
        { title: 'Kontoauszug' },
        pdf('Kontoauszug'),
        key,
      ),
    );
    await reached(founder, foundationId, 'register-record-pending');
  },
  'register-record-pending': (cast, journey) =>
    uploadAsNotary(cast, journey, 'receive-register-extract', 'register'),
};

/** The founder alone, with everything the deed says of her; right after the core data. */
export async function sayWhoFounds(founder: Person, journey: Begun): Promise<void> {
  const { foundationId } = journey;
  const show = (shown: Shown) => shown;
  const { lead, coreData, revision } = await seen(founder, foundationId, 'show its lead', show);
  const list = listWith(lead.participantId, [(coreData?.shareCapitalCents ?? 0) / 100]);
  await issue(founder, journey, 'state-participants', list, revision);
  await issue(founder, journey, 'state-details', detailsOf(lead.participantId));
}

/** What drafts wait for besides the founder's words: mandate, identification, release of the firm. */
export async function clearForDrafts(cast: Cast, journey: Begun): Promise<void> {
  const { founder, lawyer } = cast;
  await issue(lawyer, journey, 'accept-mandate', {});
  await identifyLead(cast, journey);
  await issue(founder, journey, 'release-firm', { textVersion: firmReleaseText.version });
}

/** As somebody of the team does who has seen the founder and a document of hers. */
export async function identifyLead({ founder, staff }: Cast, journey: Begun) {
  const { foundationId } = journey;
  const leadOf = ({ lead }: Shown) => lead;
  const { participantId } = await seen(founder, foundationId, 'show its lead', leadOf);
  await identify(staff, journey, participantId);
}

/** @param differs what the document says otherwise than was stated */
export async function identify(
  staff: Person,
  { foundationId }: Begun,
  participantId: string,
  differs: Readonly<Record<string, string>> = {},
) {
  const path = `/foundations/${foundationId}/identifications`;
  const fields = { participantId, ...identityCard, ...differs };
  const { status, body } = await staff.upload(path, fields, pdf('Ausweis'));
  if (status !== 200) throw new Error(`identifications: ${JSON.stringify(body)}`);
  return (body as { data: { identificationId: string } }).data;
}

const newestOf = (founder: Person, { foundationId }: Journey) =>
  seen(founder, foundationId, 'show the drafts', ({ documents }) => ({
    documents: documents.map(({ documentId, sha256 }) => ({ documentId, sha256 })),
  }));

/** What somebody of the team notes who has seen the founder. */
const identityCard = {
  method: 'in-person',
  kind: 'identity-card',
  number: 'L01X00T47',
  authority: 'Stadt Köln',
  country: 'DE',
  validUntil: dayIn(1_000),
  politicallyExposed: 'false',
  forOwnAccount: 'true',
};

/** An order of the package at its price, to begin at once; its invoice waits for an address. */
export const packageOrder = {
  terms: true,
  earlyStart: true,
  expectedGrossCents: 95_081,
} as const;

const gmbh = { legalForm: 'gmbh', shareCapitalCents: 2_500_000 } as const;

/** An appointment that stays in the future while anything runs, and lies within a year. */
const appointmentAt = () => workingTimeIn(90);

export const notaryEmail = (foundationId: string) => `notar-${foundationId}@example.com`;

/** An obstacle that the journey meets once, in this status, and that the team settles. */
export interface Detour {
  kind: ReportedKind;
  at: Unfinished;
}

/** Starts a foundation and takes it to a status. */
export async function bringTo(
  cast: Cast,
  target: Status,
  companyName = 'Muster Werkzeugbau UG (haftungsbeschränkt)',
  detour?: Detour,
): Promise<Journey> {
  const commandId = randomUUID();
  await makeRoom(cast.founder);
  const body = { package: 'individual' } as const;
  const started = await cast.founder.call('POST /foundations', { body, idempotencyKey: commandId });
  const journey: Journey = {
    foundationId: dataOf(started).id,
    companyName,
    accepted: [{ command: 'start-foundation', commandId }],
  };
  if (detour) {
    await takeTo(cast, journey, detour.at);
    await take(cast, journey, detour);
  }
  await takeTo(cast, journey, target);
  return journey;
}

/** Takes a foundation to a status that is still ahead of it. */
export async function takeTo(cast: Cast, journey: Journey, target: Status): Promise<void> {
  const { foundationId } = journey;
  let status = await seen(cast.founder, foundationId, 'show its status', (shown) => shown.status);
  while (status !== target) {
    if (status === 'completed' || status === 'cancelled') throw new Error(`passed ${target}`);
    await moves[status](cast, journey);
    status = await movedOn(cast.founder, journey.foundationId, status);
  }
}

/** Reports the obstacle as somebody who may, and settles it. */
async function take(cast: Cast, journey: Journey, { kind, at }: Detour): Promise<void> {
  const { due, reportedBy } = obstacles[kind];
  const [reporter = 'staff'] = reportedBy;
  const params = { id: journey.foundationId };
  if (kind === 'notary-silent') await issue(cast.staff, journey, 'ask-notary', { by: 'phone' });
  const dueOn = due === 'named' ? { dueOn: dayIn(14) } : {};
  if (reporter === 'system' || reporter === 'notary') throw new Error(`No member reports ${kind}.`);
  await issue(cast[reporter], journey, 'report-obstacle', { kind, ...dueOn });
  const open = await seen(cast.staff, params.id, `show ${kind}`, ({ obstacles: all }) =>
    all.find((obstacle) => obstacle.kind === kind),
  );
  await reached(cast.founder, params.id, backFrom(kind, at) ?? at);
  await issue(cast.staff, journey, 'resolve-obstacle', { obstacleId: open.id });
}

/** Cancels the oldest unfinished foundations: a founder may have 20 of them. */
async function makeRoom(founder: Person): Promise<void> {
  const query = { limit: 200, sort: 'startedAt' } as const;
  const listed = await founder.call('GET /foundations', { query });
  const unfinished = dataOf(listed).filter(({ status }) => !isFinished(status));
  for (const { id } of unfinished.slice(0, Math.max(0, unfinished.length - 12))) {
    // Another journey may have cancelled it first.
    await cancelFoundation(founder, id);
  }
}

export const cancelFoundation = (founder: Person, id: string) =>
  founder.call('POST /foundations/:id/commands/cancel-foundation', {
    params: { id },
    body: { reason: 'Wir gründen doch nicht.' },
  });

type CallOf<Command extends JsonCommand> = `POST /foundations/:id/commands/${Command}`;
type Payload<Command extends JsonCommand> = Routes[CallOf<Command>]['body'];

async function issue<Command extends JsonCommand>(
  person: Person,
  journey: Begun,
  command: Command,
  body: Payload<Command>,
  ifMatch?: number,
) {
  const name: CallOf<JsonCommand> = `POST /foundations/:id/commands/${command}`;
  const params = { id: journey.foundationId };
  await keep(journey, command, (idempotencyKey) =>
    person.call(name, { params, body, idempotencyKey, ifMatch }),
  );
}

/** @throws Error when the command was not accepted. */
async function keep(
  journey: Pick<Journey, 'accepted'>,
  command: CommandName,
  send: (key: string) => Promise<{ status: number }>,
) {
  const commandId = randomUUID();
  const answer = await send(commandId);
  if (answer.status !== 200 && answer.status !== 202) {
    throw new Error(`${command}: ${JSON.stringify(answer)}`);
  }
  journey.accepted.push({ command, commandId });
}

type UploadPage = 'certificate' | 'register';

/** Fields that the notary enters beside the file; the deed is of today, before the agreed day. */
const beside = {
  certificate: { deedDate: today() },
  register: {},
} as const;

/** Reads the mail with the link, exchanges its token and uploads, as the notary's browser does. */
async function uploadAsNotary(
  cast: Cast,
  journey: Journey,
  command: CommandName,
  page: UploadPage,
) {
  const { site, founder } = cast;
  const { foundationId } = journey;
  const dead = new Set<string>();
  const upload = async (key: string): Promise<ApiResponse> => {
    const { linkId, cookie, mailId } = await openedLink(cast, foundationId, page, dead);
    const answer = await patiently(`${site}/api/upload-links/upload`, () => ({
      method: 'POST',
      headers: { cookie, 'idempotency-key': key },
      body: form({ linkId, ...beside[page] }, pdf(page)),
    }));
    if (answer.status !== 404) return answer;
    // The link was replaced after it had been opened, as after an obstacle: a later mail has the new one.
    dead.add(mailId);
    return upload(key);
  };
  await keep(journey, command, upload);
  const next = page === 'certificate' ? 'bank-account-pending' : 'completed';
  await reached(founder, foundationId, next);
}

/** Opens the newest link: one that was replaced opens nothing, and the other comes in a later mail. */
async function openedLink(
  { site, mailWeb }: Cast,
  foundationId: string,
  page: UploadPage,
  dead: Set<string>,
) {
  const link = new RegExp(`/app/foundation/${foundationId}/${page}/?#t=([\\w.~-]+)`);
  for (;;) {
    const isNew = ({ id, text }: CaughtMail) => !dead.has(id) && link.test(text);
    const mail = await mailWhere(mailWeb, isNew, 300_000);
    const exchanged = await exchange(site, link.exec(mail.text)?.[1]);
    if (exchanged) return { ...exchanged, mailId: mail.id };
    dead.add(mail.id);
  }
}

async function exchange(site: string, token: string | undefined) {
  const exchanged = await patiently(`${site}/api/upload-links/exchange`, () => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }));
  const answer = answerTo('POST /upload-links/exchange', exchanged);
  const cookie = exchanged.cookies[0]?.split(';')[0] ?? '';
  return answer.ok ? { linkId: answer.data.linkId, cookie } : undefined;
}

const reached = (person: Person, id: string, status: Status) =>
  seen(person, id, `reach ${status}`, (shown) => shown.status === status);

const movedOn = (person: Person, id: string, from: Status) =>
  seen(person, id, `leave ${from}`, ({ status }) =>
    statuses.indexOf(status) > statuses.indexOf(from) ? status : undefined,
  );

type Shown = Routes['GET /foundations/:id']['answer']['data'];

/** Waits until the page of a foundation shows what is looked for. */
async function seen<Found>(
  person: Person,
  id: string,
  what: string,
  find: (shown: Shown) => Found | undefined | false,
): Promise<Found> {
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    const answer = await person.call('GET /foundations/:id', { params: { id } });
    const found = answer.ok && find(answer.data);
    if (found) return found;
    await sleep(150);
  }
  throw new Error(`${id} did not ${what} in five minutes.`);
}
