import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { stepsTo } from '#demo/foundations.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { enqueueMail } from '#modules/outbox/outbox.ts';
import { hashToken, tokenOf } from '#modules/shared/tokens.ts';
import { allMails, type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { addRows, changeRows, rowOf } from '../../support/rows.ts';
import {
  accept,
  addPeople,
  bringTo,
  type Case,
  eventually,
  openCase,
  readyToBook,
} from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

let journey: Case;

const { stage, people } = await withStage();
beforeAll(async () => {
  journey = openCase(stage, people);
  await bringTo(journey, 'foundation-certificate-pending');
  const taken = stepsTo('foundation-certificate-pending').length;
  for (const [command, role] of stepsTo('completed').slice(taken)) {
    const mail = linksFor[command];
    if (mail) await mailTo(people.notaryEmail, mail);
    await accept(journey, command, role);
  }
}, 120_000);

/** A file uses up its link, which then is not mailed any more. */
const linksFor: Partial<Record<CommandName, RegExp>> = {
  'receive-foundation-certificate': /^Gründungsurkunde .* Link/,
  'receive-register-extract': /^Kontoauszug zum Stammkapital .* liegt vor/,
};

const mailTo = (address: string, subject: RegExp): Promise<CaughtMail> =>
  mailWhere(stage.mails.webUrl, (mail) => mail.to.includes(address) && subject.test(mail.subject));

describe('on the way to the register', () => {
  test('founder and notary are notified of every step that concerns them', async () => {
    const { founder, lawyer, notaryEmail } = people;
    await mailTo(founder.email, /liegen zur Prüfung bereit/);
    await mailTo(lawyer.email, /warten auf deine Prüfung/);
    await mailTo(founder.email, /sind freigegeben/);
    await mailTo(founder.email, /^Notartermin am .*: Passt er dir/);
    await mailTo(founder.email, /^Bestätigt: Notartermin/);
    await mailTo(notaryEmail, /^Gründungsurkunde .* Link/);
    await mailTo(notaryEmail, /^Gründungsurkunde .* ist angekommen/);
    await mailTo(founder.email, /jetzt das Geschäftskonto/);
    await mailTo(notaryEmail, /^Kontoauszug zum Stammkapital .* liegt vor/);
    await mailTo(notaryEmail, /^Registerauszug .* ist angekommen/);
    await mailTo(founder.email, /steht im Handelsregister/);
  });

  test('mails wait in a queue of their own, not before commands', async () => {
    const { workflow } = stage.temporal.client;
    const handle = workflow.getHandle(workflowIdOf(journey.foundationId));
    const { events } = await handle.fetchHistory();
    const queues = (events ?? []).flatMap(({ activityTaskScheduledEventAttributes: scheduled }) =>
      scheduled ? [`${scheduled.activityType?.name} ${scheduled.taskQueue?.name}`] : [],
    );
    expect(new Set(queues.filter((queue) => queue.endsWith(' mails')))).toEqual(
      new Set(['sendMail mails']),
    );
    expect(queues).not.toContain('sendMail foundations');
  });

  test('no mail is sent twice', async () => {
    const mails = await allMails(stage.mails.webUrl);
    const own = mails.filter(({ to }) => to.includes(people.tag));
    const ids = own.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('an appointment is in the text and in a calendar file', async () => {
    const mail = await mailTo(people.founder.email, /^Bestätigt: Notartermin/);
    expect(mail.attachments).toContain('termin.ics');
    const written = /\p{L}{6,}, \d+\.\u00a0\p{L}+ \d{4}, \d\d:\d\d\u00a0Uhr \(MES?Z\)/u;
    const when = written.exec(mail.text)?.[0] ?? 'no date';
    expect(mail.text).toContain('Hallo Annika,');
    expect(mail.html).toContain(when);
  });

  test('the notary gets a link whose token is not in the database', async () => {
    const mail = await mailTo(people.notaryEmail, /^Gründungsurkunde .* Link/);
    const page = `/app/foundation/${journey.foundationId}/certificate/#t=`;
    const token = mail.text.split(page)[1]?.split(/\s/)[0] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mail.html).toContain(`${page}${token}`);
    const link = await rowOf(stage.dependencies.db, 'upload_links', {
      token_hash: hashToken(token),
    });
    expect(link).toMatchObject({
      foundation_id: journey.foundationId,
      purpose: 'foundation-certificate',
    });
    expect(JSON.stringify(link)).not.toContain(token);
  });

  test('names are escaped, never markup', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const payload = {
      companyName: '<b onclick="x">Rübe & Söhne</b> UG',
      city: 'Köln',
      legalForm: 'ug',
      totalShareholders: 'alone',
      shareCapitalCents: 100_000,
      companyPurpose: 'Handel',
      description: 'Wir handeln.',
    };
    await accept(example, 'submit-core-data', 'founder', { payload });
    await accept(example, 'cancel-foundation', 'founder');
    const mail = await mailTo(people.founder.email, /Deine Gründung ist abgebrochen/);
    expect(mail.html).not.toContain('<b onclick');
    expect(mail.text).not.toContain('Söhne</b>');
    // With the invisible break that keeps programs from making links.
    expect(mail.text.replaceAll('\u200b', '')).toContain('<b onclick="x">Rübe & Söhne</b> UG');
  });
});

describe('a person who reads English', () => {
  test('gets mails in English with links to the English pages', async () => {
    const english = await addPeople(stage);
    const { db } = stage.dependencies;
    await changeRows(db, 'users', { id: english.founder.id }, { language: 'en' });
    const example = openCase(stage, english);
    await accept(example, 'start-foundation', 'founder');
    await accept(example, 'submit-core-data', 'founder');
    await readyToBook(example);
    const [slot] = await loadFreeSlots(db, 'consultation', new Date().toISOString());
    const payload = { type: 'phone', phone: '0221 123456', startsAt: slot?.startsAt };
    await accept(example, 'book-consultation', 'founder', { payload });
    const mail = await mailTo(english.founder.email, /^Your initial consultation on/);
    expect(mail.text).toContain('Hello Annika,');
    expect(mail.text).toContain('you will be called on 0221 123456.');
    expect(mail.text).toContain(`/en/app/foundation/${example.foundationId}/`);
    expect(mail.attachments).toContain('termin.ics');
    await accept(example, 'cancel-consultation', 'founder');
    await mailTo(english.founder.email, /^Your initial consultation is cancelled/);
  });
});

describe('a person whose account is archived', () => {
  test('gets no mail, and the mail does not stay pending', async () => {
    const gone = await addPeople(stage);
    const { db, linkSecret } = stage.dependencies;
    const example = openCase(stage, gone);
    await bringTo(example, 'notary-appointment-pending');
    await changeRows(db, 'users', { id: gone.founder.id }, { status: 'archived' });
    // The parts may not erase keys.
    await new PersonKeys(stage.database.owner.db, linkSecret).erase(gone.founder.id);
    const { events } = await accept(example, 'propose-notary-appointment', 'staff');
    const row = await eventually(() =>
      db
        .selectFrom('sent_mails')
        .selectAll()
        .where('message_id', '=', `${events[0]?.id}.appointment-proposed`)
        .executeTakeFirst(),
    );
    expect(row.skipped).toBe(true);
  });
});

describe('mails of the outbox', () => {
  test('reach a new account with its confirmation link', async () => {
    const { db, linkSecret } = stage.dependencies;
    const tokenId = randomUUID();
    await addRows(db, 'account_tokens', {
      id: tokenId,
      user_id: people.founder.id,
      purpose: 'verify-email',
      token_hash: hashToken(tokenOf(linkSecret, tokenId)),
      expires_at: new Date(Date.now() + 60_000),
    });
    await enqueueMail(db, 'verify-email', { userId: people.founder.id, tokenId });
    const mail = await mailTo(people.founder.email, /bestätige deine E-Mail-Adresse/);
    expect(mail.text).toContain(`/verify/?mailed#t=${tokenOf(linkSecret, tokenId)}`);
  });

  test('are skipped when their link is no longer open', async () => {
    const { db } = stage.dependencies;
    await enqueueMail(db, 'reset-password', { userId: people.founder.id, tokenId: randomUUID() });
    const row = await eventually(() =>
      db
        .selectFrom('sent_mails')
        .selectAll()
        .where('mail', '=', 'reset-password')
        .executeTakeFirst(),
    );
    expect(row.skipped).toBe(true);
  });
});
