import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { dayIn } from '#demo/days.ts';
import { coreData, payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import type { PayloadOf } from '#domain/foundations/foundation.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { dataOf, type Person } from '#ops/driver/people.ts';
import { staffPath } from '#web/staff-pages.ts';
import { atWork, dialogOf, showInConsole, submit } from '../support/browser/console-pages.ts';
import { newMember, type SiteCast, siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import { field, hydrated, mailWeb, open, site } from '../support/browser/visitor.ts';

/** A word that no other case of this database has. */
const word = randomUUID()
  .replaceAll(/[^a-f]/g, '')
  .padEnd(6, 'k')
  .slice(0, 12);
const mira = (lastName: string, firstName: string) =>
  ({ kind: 'natural', firstName, lastName, shareholder: { shareEuros: [2_000] } }) as const;

let cast: SiteCast;
let foundationId: string;
let coFounderEmail: string;
let otherId: string;
const otherCompany = `Nebel ${word} UG (haftungsbeschränkt)`;

/** A case with core data and the people of these names. */
async function stated(founder: Person, companyName: string, other: object) {
  const { id } = dataOf(
    await founder.call('POST /foundations', { body: { package: 'individual' } }),
  );
  const params = { id };
  const body = { ...coreData, companyName };
  const submit = 'POST /foundations/:id/commands/submit-core-data';
  const { position: after } = dataOf(await founder.call(submit, { params, body }));
  const read = { params, query: { after } };
  const { lead, revision } = dataOf(await founder.call('GET /foundations/:id', read));
  const self = {
    participantId: lead.participantId,
    kind: 'natural',
    firstName: 'Mia',
    lastName: `Vogt-${word}`,
    shareholder: { shareEuros: [3_000] },
    managingDirector: { alone: true, selfDealing: true },
  };
  const people = { participants: [self, other] } as PayloadOf<'state-participants'>;
  const sent = { params, body: people, ifMatch: revision };
  const state = 'POST /foundations/:id/commands/state-participants';
  const { participantIds = [] } = dataOf(await founder.call(state, sent));
  return { id, other: participantIds[1] ?? '' };
}

beforeAll(async () => {
  cast = await siteCast();
  const { founder } = cast;
  coFounderEmail = await newMember();
  const invited = { ...mira(`Größner${word}`, 'Mira'), email: coFounderEmail };
  const mine = await stated(founder, `Firn ${word} UG (haftungsbeschränkt)`, invited);
  foundationId = mine.id;
  const theirs = (await siteCast()).founder;
  otherId = (await stated(theirs, otherCompany, mira('Mira', `Groessner${word}`))).id;
  const params = { id: foundationId };
  const body = payloads['order-package'] as PayloadOf<'order-package'>;
  dataOf(await founder.call('POST /foundations/:id/commands/order-package', { params, body }));
  const invitation = { params, body: { participantId: mine.other } };
  dataOf(await founder.call('POST /foundations/:id/commands/invite-participant', invitation));
});

test('the law firm finds who is in another mandate, and its invoice is for the lead alone', async () => {
  const coFounder = await loggedIn(coFounderEmail, { name: 'co-founder' });
  const mail = await mailWhere(mailWeb, ({ to }) => to === coFounderEmail);
  await coFounder.page.goto(/http\S+#t=[\w-]+/.exec(mail.text)?.[0] ?? '');
  await hydrated(coFounder.page);
  const { submit: join } = coFounder.texts.participants.accept;
  await coFounder.page.getByRole('button', { name: join, exact: true }).click();
  await coFounder.page.waitForURL((url) => url.pathname.includes(foundationId));

  const lawyer = await atWork('lawyer');
  const words = lawyer.texts.staffConflicts.conflicts;
  await lawyer.page.goto(site + staffPath('foundation', foundationId));
  const panel = lawyer.page.getByRole('region', { name: words.title });
  await panel.getByRole('button', { name: words.search, exact: true }).click();
  const matches = panel.getByRole('listitem');
  const match = matches.filter({ hasText: `Groessner${word} Mira` });
  await match.getByText(words.how.spelling).waitFor();
  expect(await matches.filter({ hasText: otherCompany }).count()).toBe(2);
  await match.getByRole('link', { name: otherCompany }).click();
  await lawyer.page.waitForURL((url) => url.pathname.includes(otherId));
  await showInConsole(lawyer, foundationId);
  const mandate = await dialogOf(lawyer, 'accept-mandate');
  await mandate.getByText(`Groessner${word} Mira`).waitFor();
  await submit(lawyer, 'accept-mandate', mandate);

  const staff = await atWork('staff');
  await showInConsole(staff, foundationId);
  expect(await staff.page.getByRole('region', { name: words.title }).count()).toBe(0);
  const dialog = await dialogOf(staff, 'file-firm-invoice');
  const asked = staff.consoleTexts.commands['file-firm-invoice'];
  const file = { name: 'rechnung.pdf', mimeType: 'application/pdf', buffer: pdf('Rechnung') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await field(dialog, asked.number).fill(`R-${word}`);
  await field(dialog, asked.amount).fill('357,00');
  await field(dialog, asked.dueOn).fill(dayIn(14));
  await field(dialog, asked.iban).fill('DE02 1203 0000 0000 2020 52');
  await dialog.getByRole('button', { name: asked.submit, exact: true }).click();
  await dialog.getByText(staff.texts.staff.problem.NOT_AN_IBAN).waitFor();
  await field(dialog, asked.iban).fill('DE02 1203 0000 0000 2020 51');
  await submit(staff, 'file-firm-invoice', dialog);

  const lead = await loggedIn(cast.founderEmail, { phone: true, name: 'lead' });
  await open(lead, 'foundation', { id: foundationId });
  const shown = lead.page.getByText(`Nr. R-${word}: 357,00`);
  await shown.waitFor();
  const loading = lead.page.waitForEvent('download');
  await lead.page.getByRole('link', { name: /^Rechnung der Kanzlei herunterladen/ }).click();
  expect((await loading).suggestedFilename()).toBe('rechnung.pdf');

  await open(coFounder, 'foundation', { id: foundationId });
  const history = coFounder.page.locator('#history');
  await history.waitFor({ state: 'attached' });
  expect(await coFounder.page.content()).not.toMatch(/R-[a-k]{6}|Rechnung der Kanzlei|357,00/);
});
