import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Routes } from '#api/contract.gen.d.ts';
import { dayIn, workingDayIn } from '#demo/days.ts';
import { coreData, detailsOf, listWith } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { dayKey } from '#domain/site/formats.ts';
import {
  bringTo,
  clearForDrafts,
  identify,
  type Journey,
  packageOrder,
  takeTo,
} from '#ops/driver/journey.ts';
import { dataOf, type Person } from '#ops/driver/people.ts';
import { noticeOf } from '../support/browser/case-pages.ts';
import {
  approveDocuments,
  atWork,
  dialogOf,
  issue,
  openTask,
  proposeDates,
  requestChanges,
  showInConsole,
  submit,
} from '../support/browser/console-pages.ts';
import {
  acceptDocuments,
  bookConsultation,
  declineConsultation,
  releaseFirm,
  stateDetails,
  stationOf,
} from '../support/browser/founder-pages.ts';
import { inOrder } from '../support/browser/in-order.ts';
import { newMember, type SiteCast, siteCast } from '../support/browser/people.ts';
import {
  beSure,
  invite,
  joinAsMember,
  joinAsNewcomer,
  leave,
  openInvitation,
  restate,
  rowOf,
  sayWhoFounds,
  stands,
  stateDetailsOfCompany,
  waitsAt,
} from '../support/browser/people-pages.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import { fits } from '../support/browser/stage.ts';
import {
  beginningWith,
  field,
  open,
  pattern,
  site,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';

type Stated = Routes['POST /foundations/:id/commands/state-participants']['body'];

const id = randomUUID().slice(0, 8);
const companyName = `Dreiklang ${id} UG (haftungsbeschränkt)`;
const { preferredNotary: _none, ...company } = coreData;
const billing = {
  name: 'Mia Vogt',
  street: 'Domkloster 4',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
};
const born = { lead: '1990-05-14', jonas: '1988-02-29', ellen: '1985-11-02' };

let cast: SiteCast;
let journey: Journey;
let lead: Visitor;
let jonas: Visitor;
let ellen: Visitor;
let lawyer: Visitor;
const jonasEmail = `jonas-${id}@example.com`;
let ellenEmail: string;

/** The page that is left reads itself again. */
const afterLeaving = [/^403 GET \/(en\/)?app\/foundation\//];

beforeAll(async () => {
  cast = await siteCast();
  ellenEmail = await newMember('en');
  journey = await bringTo(cast, 'start-pending', companyName);
  await send(cast.founder, 'submit-core-data', {
    ...company,
    companyName,
    totalShareholders: 'three',
  });
  lead = await loggedIn(cast.founderEmail, { name: 'lead', phone: true });
  jonas = await visitor('jonas', { phone: true });
  ellen = await visitor('ellen', { phone: true, locale: 'en', expected: afterLeaving });
  lawyer = await atWork('lawyer');
});

async function send(person: Person, command: string, body: object, { foundationId } = journey) {
  const path = `/foundations/${foundationId}/commands/${command}`;
  const { status, body: answer } = await person.send(path, body);
  expect([status, answer]).toEqual([200, expect.anything()]);
}

const shown = async ({ foundationId } = journey) =>
  dataOf(await cast.founder.call('GET /foundations/:id', { params: { id: foundationId } }));

const money = /95_?081|950[,.]81/;

const answerFor = async (who: Visitor) => {
  const answer = await who.context.request.get(`${site}/api/foundations/${journey.foundationId}`);
  return (await answer.text()) + (await who.page.locator('main').innerText());
};

/** A co-founder reads neither what others stated of themselves nor anything of the order's money. */
async function readsNothingOfOthers(who: Visitor, own: string): Promise<void> {
  const told = await answerFor(who);
  const others = Object.values(born).filter((birthDate) => birthDate !== own);
  expect(told).toContain(own);
  for (const birthDate of others) expect(told).not.toContain(birthDate);
  expect(told).not.toMatch(money);
  expect(await answerFor(lead)).toMatch(money);
}

async function accept(who: Visitor): Promise<void> {
  await fits(who);
  await acceptDocuments(who);
  await who.page.getByText(pattern(who.texts.foundations.review.accept.done)).waitFor();
}

/** The same title makes a document the next version. */
async function addVersion(said: string, { foundationId } = journey): Promise<void> {
  const path = `/foundations/${foundationId}/documents`;
  const { status } = await cast.staff.upload(path, { title: 'Gesellschaftsvertrag' }, pdf(said));
  expect(status).toBe(200);
}

const names = ['Mia Vogt', 'Jonas Weber', 'Ellen Hart'];

describe('three who found together, on phones of 360 px, one of them in English', () => {
  inOrder();

  test('the lead states who founds, with shares that add up', async () => {
    await open(lead, 'foundation', { id: journey.foundationId });
    await sayWhoFounds(
      lead,
      { name: 'Mia Vogt', share: '2.000' },
      [
        { firstName: 'Jonas', lastName: 'Weber', email: jonasEmail, share: '1.500' },
        { firstName: 'Ellen', lastName: 'Hart', email: ellenEmail, share: '1.500' },
      ],
      () => fits(lead),
    );
    await rowOf(lead, 'Ellen Hart').getByText('30 % der Anteile').waitFor();
    await fits(lead);
  });

  test('both are invited and join, one with a new account and one who has an account', async () => {
    await invite(lead, 'Jonas Weber');
    await invite(lead, 'Ellen Hart');
    await fits(lead);
    expect(await openInvitation(jonas, jonasEmail)).toMatch(/^Mia Vogt /);
    await fits(jonas);
    await joinAsNewcomer(jonas, journey.foundationId);
    await openInvitation(ellen, ellenEmail);
    await fits(ellen);
    await joinAsMember(ellen, journey.foundationId, ellenEmail);
    const { joined } = lead.texts.foundations.people.card;
    await stands(lead, 'Jonas Weber', joined);
    await stands(lead, 'Ellen Hart', joined);
  });

  test('each states her own details and releases the firm, and sees nothing of the others', async () => {
    await send(cast.founder, 'order-package', { ...packageOrder, billing });
    await stateDetails(lead, born.lead);
    await stateDetails(jonas, born.jonas);
    await stateDetails(ellen, born.ellen);
    await releaseFirm(lead);
    await releaseFirm(ellen);
    for (const [who, own] of [
      [jonas, born.jonas],
      [ellen, born.ellen],
    ] as const) {
      await readsNothingOfOthers(who, own);
      await fits(who);
    }
  });

  test('the firm accepts the mandate at the desk, and the lead declines the talk', async () => {
    const { foundationId } = journey;
    const ids = (await shown()).participants.map(({ participantId }) => participantId);
    const [last = '', ...others] = ids.toReversed();
    for (const id of others) await identify(cast.staff, journey, id);
    const { identificationId } = await identify(cast.staff, journey, last, { lastName: 'Lang' });
    await showInConsole(lawyer, foundationId);
    await issue(lawyer, 'accept-mandate');
    await declineConsultation(lead);
    await stationOf(lead, 'documents-checking').waitFor();
    const decision = `/admin/foundations/${foundationId}/identifications/${identificationId}/decision`;
    const cleared = { verdict: 'cleared', note: 'Doppelname seit der Heirat.' };
    expect((await cast.staff.send(decision, cleared)).status).toBe(200);
    await lead.page.reload();
    await stationOf(lead, 'documents-pending').waitFor();
    await waitsAt(ellen, 3);
    await fits(lead);
  });

  test('two accept the drafts, and each sees who has', async () => {
    await takeTo(cast, journey, 'review-pending');
    await stationOf(lead, 'review-pending').waitFor();
    await waitsAt(jonas, 4);
    for (const who of [lead, jonas]) await accept(who);
    const { accepted, notAccepted } = ellen.texts.foundations.people.card;
    await stands(ellen, 'Jonas Weber', accepted);
    await stands(ellen, 'Ellen Hart', notAccepted);
  });

  test('a new version after two accepted opens all three again and shows what changed', async () => {
    await openTask(lawyer, journey.foundationId);
    await requestChanges(lawyer, 'Der Sitz fehlt in § 2.');
    await stationOf(lead, 'documents-changes').waitFor();
    await addVersion('Gesellschaftsvertrag mit Sitz in Köln');
    await send(cast.staff, 'submit-documents-for-review', {});
    for (const who of [lead, jonas]) {
      await who.page.getByText(who.texts.foundations.review.accept.again).waitFor();
    }
    for (const name of names) {
      await stands(ellen, name, ellen.texts.foundations.people.card.notAccepted);
    }
    await fits(ellen);
    const { open: compare } = ellen.texts.comparison;
    await ellen.page
      .getByRole('link', { name: beginningWith(compare) })
      .first()
      .click();
    await ellen.page.getByRole('heading', { level: 1, name: 'Gesellschaftsvertrag' }).waitFor();
    await ellen.page.getByText('Sitz').first().waitFor();
    await fits(ellen);
    await open(ellen, 'foundation', { id: journey.foundationId });
  });

  test('all three accept, and the lawyer approves', async () => {
    for (const who of [lead, jonas, ellen]) await accept(who);
    const { accepted } = lead.texts.foundations.people.card;
    for (const name of names) await stands(lead, name, accepted);
    await openTask(lawyer, journey.foundationId);
    await approveDocuments(lawyer);
    await stationOf(lead, 'notary-unnamed').waitFor();
  });

  test('the lead chooses the second of three dates that the desk heard by phone', async () => {
    const notary = { name: 'Notariat am Dom', email: `notariat-${id}@example.com` };
    await send(cast.founder, 'name-notary', notary);
    const staff = await atWork('staff');
    await showInConsole(staff, journey.foundationId);
    const days = [workingDayIn(21), workingDayIn(31), workingDayIn(41)];
    await proposeDates(staff, days);
    await waitsAt(ellen, 5);
    const { chooseOne } = lead.texts.foundations.appointment.dates;
    await lead.page
      .getByRole('button', { name: pattern(chooseOne) })
      .nth(1)
      .click();
    await stationOf(lead, 'foundation-certificate-pending').waitFor();
    const { notaryAppointment } = await shown();
    expect(notaryAppointment).toMatchObject({ confirmed: true, notaryName: notary.name });
    expect(dayKey(notaryAppointment?.startsAt ?? '')).toBe(days[1]);
  });

  test('one leaves after that, which leads back, and the lead divides the shares anew', async () => {
    await waitsAt(ellen, 5);
    await leave(ellen);
    const notice = noticeOf(lead, 'participant-left');
    await notice.waitFor();
    await fits(lead);
    expect((await shown()).status).toBe('documents-pending');
    await restate(lead, [
      ['Mia Vogt', '3.000'],
      ['Jonas Weber', '2.000'],
    ]);
    await notice.waitFor({ state: 'hidden' });
    await expect.poll(() => rowOf(lead, 'Ellen Hart').count()).toBe(0);
    const answer = await ellen.context.request.get(
      `${site}/api/foundations/${journey.foundationId}`,
    );
    expect(answer.status()).toBe(403);
  });
});

/** A formation over the API, up to who founds it. */
async function begun(name: string, others: object[], unsure: object[] = []): Promise<Journey> {
  const named = `${name} ${id} UG (haftungsbeschränkt)`;
  const made = await bringTo(cast, 'consultation-appointment-select-pending', named);
  const { lead: own, revision: ifMatch } = await shown(made);
  const { participants } = listWith(own.participantId, [others.length > 0 ? 2_500 : 5_000]);
  const body = { participants: [...participants, ...others], unsure } as Stated;
  const params = { id: made.foundationId };
  const stated = 'POST /foundations/:id/commands/state-participants';
  dataOf(await cast.founder.call(stated, { params, body, ifMatch }));
  return made;
}

/** Opens a formation on the lead's phone. */
const look = ({ foundationId }: Journey) => open(lead, 'foundation', { id: foundationId });

const ole = { kind: 'natural', firstName: 'Ole', lastName: 'Brandt' };
const half = { shareholder: { shareEuros: [2_500] } };

describe('others who take part, each in a formation of their own', () => {
  test('somebody invited leaves before there are drafts, and nothing stands in the way', async () => {
    const email = await newMember();
    const made = await begun('Zweiklang', [{ ...ole, ...half, email }]);
    await look(made);
    await invite(lead, 'Ole Brandt');
    const who = await visitor('ole', { phone: true, expected: afterLeaving });
    await openInvitation(who, email);
    await joinAsMember(who, made.foundationId, email);
    await leave(who);
    await expect.poll(() => rowOf(lead, 'Ole Brandt').count()).toBe(0);
    expect((await shown(made)).obstacles).toEqual([]);
  });

  test('a company holds shares, and the lead states its details', async () => {
    const made = await begun('Beteiligt', [
      { kind: 'company', companyName: 'Brandt Holding GmbH', ...half },
    ]);
    await look(made);
    await stateDetailsOfCompany(lead, 'Brandt Holding GmbH');
    const { complete } = lead.texts.foundations.people.card.details;
    await stands(lead, 'Brandt Holding GmbH', complete);
    await fits(lead);
  });

  test('a minor takes part once the lawyer has cleared it', async () => {
    const made = await begun('Jung', [{ ...ole, ...half }]);
    const [adult = '', minor = ''] = (await shown(made)).participants.map(
      ({ participantId }) => participantId,
    );
    const birthDate = dayIn(-12 * 365);
    await send(cast.founder, 'state-details', detailsOf(adult), made);
    await send(cast.founder, 'state-details', { ...detailsOf(minor), birthDate }, made);
    await send(cast.founder, 'order-package', { ...packageOrder, billing }, made);
    await send(cast.lawyer, 'accept-mandate', {}, made);
    await send(cast.founder, 'decline-consultation', {}, made);
    await look(made);
    const { card } = lead.texts.foundations.people;
    await stands(lead, 'Ole Brandt', card.minor);
    await showInConsole(lawyer, made.foundationId);
    const dialog = await dialogOf(lawyer, 'clear-minor');
    const { note } = lawyer.consoleTexts.commands['clear-minor'];
    await field(dialog, note).fill('Das Familiengericht hat genehmigt.');
    await submit(lawyer, 'clear-minor', dialog);
    await stands(lead, 'Ole Brandt', card.minorCleared);
  });

  test('who founds may be open until after the talk, but not in the review', async () => {
    const made = await begun('Offen', [], [{ about: 'people', note: 'Vielleicht mit Ole.' }]);
    const { participantId } = (await shown(made)).lead;
    await send(cast.founder, 'state-details', detailsOf(participantId), made);
    await send(cast.founder, 'order-package', { ...packageOrder, billing }, made);
    await clearForDrafts(cast, made);
    await look(made);
    await bookConsultation(lead);
    await send(cast.staff, 'complete-consultation', {}, made);
    const words = lead.texts.foundations.people;
    await stationOf(lead, 'documents-details').waitFor();
    await lead.page.getByText(`${words.unsure.people}: Vielleicht mit Ole.`).waitFor();
    await addVersion('Gesellschaftsvertrag', made);
    const path = `/foundations/${made.foundationId}/commands/submit-documents-for-review`;
    const refused = await cast.staff.send(path, {});
    expect(JSON.stringify(refused.body)).toContain('PARTICIPANTS_INCOMPLETE');
    // What happened since the page was read would have to be seen first.
    await look(made);
    await beSure(lead);
    await stationOf(lead, 'documents-pending').waitFor();
    await send(cast.staff, 'submit-documents-for-review', {}, made);
    await stationOf(lead, 'review-pending').waitFor();
  });
});
