import { beforeAll, expect, test } from 'vitest';
import { detailsOf } from '#demo/foundations.ts';
import { bringTo, identify, type Journey, packageOrder } from '#ops/driver/journey.ts';
import { dataOf } from '#ops/driver/people.ts';
import { staffPath } from '#web/staff-pages.ts';
import { atWork } from '../support/browser/console-pages.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { field, site, type Visitor } from '../support/browser/visitor.ts';

let cast: SiteCast;
let journey: Journey;
let lead: string;

/** The lead with her details, and somebody without an account; ordered, and nothing answered yet. */
beforeAll(async () => {
  cast = await siteCast();
  journey = await bringTo(cast, 'consultation-appointment-select-pending');
  const { revision, lead: own } = await shown();
  lead = own.participantId;
  const kind = 'natural' as const;
  const person = (firstName: string) => ({
    kind,
    firstName,
    lastName: 'Vogt',
    shareholder: { shareEuros: [2_500] },
  });
  const managingDirector = { alone: true, selfDealing: true };
  const participants = [
    { ...person('Mia'), participantId: lead, managingDirector },
    person('Mira'),
  ];
  const stated = await cast.founder.call('POST /foundations/:id/commands/state-participants', {
    params: { id: journey.foundationId },
    body: { participants },
    ifMatch: revision,
  });
  dataOf(stated);
  await send('founder', 'state-details', detailsOf(lead));
  await send('founder', 'order-package', packageOrder);
});

const shown = async () =>
  dataOf(await cast.founder.call('GET /foundations/:id', { params: { id: journey.foundationId } }));

async function send(who: 'founder' | 'staff', command: string, body: object): Promise<void> {
  const path = `/foundations/${journey.foundationId}/commands/${command}`;
  const answer = await cast[who].send(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function openFromToday({ page }: Visitor, leadsTo: string): Promise<void> {
  await page.goto(`${site}/admin/?show=team`);
  await page.locator(`main a[href="${leadsTo}"]`).first().press('Enter');
  await page.waitForURL(({ pathname }) => leadsTo.startsWith(pathname));
}

async function isDone(kind: string): Promise<void> {
  const kinds = async () => {
    const { body } = await cast.lawyer.get(`/admin/foundations/${journey.foundationId}/tasks`);
    return body.data.map((task: { kind: string }) => task.kind);
  };
  await expect.poll(kinds).not.toContain(kind);
}

test('mandate, details and identification are opened from Today and done by keyboard', async () => {
  const { foundationId: id } = journey;
  const asking = (command: string) => `${staffPath('foundation', id)}?do=${command}`;
  const lawyer = await atWork('lawyer');
  await openFromToday(lawyer, asking('accept-mandate'));
  const { commands } = lawyer.consoleTexts;
  const accepting = lawyer.page.getByRole('dialog');
  await accepting
    .getByRole('button', { name: commands['accept-mandate'].submit, exact: true })
    .press('Enter');
  await accepting.waitFor({ state: 'hidden' });
  await isDone('mandate');

  const slots = await cast.founder.get(`/slots?kind=consultation&foundation=${id}`);
  const { startsAt } = slots.body.data.at(-1);
  await send('founder', 'book-consultation', { type: 'online', startsAt });
  await send('staff', 'complete-consultation', {});

  const staff = await atWork('staff');
  await openFromToday(staff, asking('state-details'));
  const stating = staff.page.getByRole('dialog');
  const { details } = staff.consoleTexts;
  await field(stating, details.birthDate).fill('1991-03-04');
  await field(stating, details.birthPlace).fill('Köln');
  await field(stating, details.street).fill('Domkloster 4');
  await field(stating, details.zip).fill('50667');
  await field(stating, details.city).fill('Köln');
  await stating
    .getByRole('button', { name: commands['state-details'].submit, exact: true })
    .press('Enter');
  await stating.waitFor({ state: 'hidden' });
  await isDone('details');

  const toIdentify = staffPath('foundation-identification', id);
  await openFromToday(staff, toIdentify);
  await staff.page.getByText('Mira Vogt').first().waitFor();
  const { participants } = await shown();
  for (const { participantId } of participants) await identify(cast.staff, journey, participantId);
  await isDone('identify');
});
