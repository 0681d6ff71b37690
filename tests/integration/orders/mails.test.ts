import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { orderNumber, type Payment, TERMS_VERSION } from '#domain/orders/order.ts';
import { addressLine, sampleOperator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { findOrder } from '#modules/orders/orders.ts';
import { redeemHours } from '#modules/orders/redeem-hours.ts';
import { withdrawOrder } from '#modules/orders/withdraw.ts';
import { type CaughtMail, calendarOf, mailWhere } from '#ops/driver/mails.ts';
import {
  anOrder,
  aPackageOfHours,
  aProduct,
  billing,
  hoursOf,
} from '../../support/orders/orders.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { addSuspendedMember, eventually } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

const db = () => stage.dependencies.db;
const mailTo = (to: string, about: string): Promise<CaughtMail> =>
  mailWhere(
    stage.mails.webUrl,
    (mail) => mail.to === to && (mail.subject + mail.text).includes(about),
  );

const placedAt = new Date('2026-11-26T09:30:00Z');
/** Nobody waits for the minute in which redemptions can be undone. */
const now = new Date();

/** Hours by us, and advice of a tax adviser. */
async function order(language: Locale, earlyStart: boolean, payment: Payment = 'invoice') {
  const hours = await aPackageOfHours(db());
  const advice = await aProduct(db(), {
    category: 'tax',
    vendor_kind: 'tax-adviser',
    vendor_name: 'Steuerkanzlei Beispiel',
    vendor_address: 'Beispielweg 2, 50667 Köln',
    net_cents: 9_000,
  });
  const accountId = people.founder.id;
  const values = { language, earlyStart, payment, gross: 119_000 + 10_710, at: placedAt };
  const orderId = await anOrder(db(), accountId, { productId: hours, also: [advice], ...values });
  return { orderId, accountId, number: orderNumber(orderId) };
}

describe('mails about orders', () => {
  // It waits for three PDFs: the first of the tests has none before them in the queue.
  test('say what redeemed hours cost after a withdrawal, and what comes back', async () => {
    const { orderId, accountId, number } = await order('de', true);
    const packageId = await hoursOf(db(), orderId);
    const redemption = { redemptionId: randomUUID(), packageId, accountId, minutes: 120 };
    await redeemHours(db(), redemption, placedAt, now);
    await withdrawOrder(db(), { orderId, accountId }, placedAt);
    const { settlement } = (await findOrder(db(), { orderId }, now)) ?? {};
    const bill = `238,00\u00a0€, Rechnung ${settlement?.number}`;
    const receipt = await mailTo(people.founder.email, `Widerruf deiner Bestellung ${number}`);
    expect(receipt.text).toContain(bill);
    const cancelled = await mailTo(people.founder.email, `Rechnung ${settlement?.number}: 238,00`);
    expect(cancelled.subject).toContain('ist storniert');
    const issued = await mailTo(people.founder.email, `Deine Rechnung ${settlement?.number}`);
    expect(issued.text).toContain('Bitte überweise den Betrag');
  });

  test('confirm in German what was agreed, with the whole instruction on withdrawal', async () => {
    const { number, orderId } = await order('de', true);
    const { text, html } = await mailTo(people.founder.email, `Bestellbestätigung ${number}`);
    for (const fact of [
      `Vertragspartner: ${sampleOperator.name}, ${addressLine(sampleOperator)}`,
      'Vertragspartner: Steuerkanzlei Beispiel, Beispielweg 2, 50667 Köln',
      'Mit Steuerkanzlei Beispiel besteht noch kein Vertrag',
      'Wird es nicht übernommen, zahlst du dort nichts.',
      'Alles andere ist mit dieser E-Mail vereinbart.',
      'Für ein Mandat endet die Frist später: 14 Tage, nachdem es dir bestätigt wurde.',
      ': 107,10\u00a0€',
      'Dieser Vertrag, inkl. MwSt.: 1.190,00\u00a0€',
      'Dieser Vertrag, inkl. MwSt.: 107,10\u00a0€',
      'Summe netto: 1.090,00\u00a0€',
      '19\u00a0% MwSt.: 207,10\u00a0€',
      'Gesamtpreis inkl. MwSt.: 1.297,10\u00a0€',
      'Donnerstag, 10.\u00a0Dezember 2026',
      '10\u00a0Stunden',
      '31.\u00a0Dezember 2029',
      'Du hast verlangt, dass die Leistungen schon vor Ablauf',
      'stellen ihre Rechnung selbst, und du bezahlst sie dort: Steuerkanzlei Beispiel',
      'Widerrufsbelehrung: Widerrufsrecht',
      'binnen vierzehn Tagen ohne Angabe von Gründen',
      'Folgen des Widerrufs',
      'Muster-Widerrufsformular',
      'https://siebenschritt.example/agb/',
      'Für welche Verträge der Widerruf gilt',
      `Das ist die Fassung ${TERMS_VERSION}.`,
      `Leistungen der Kanzlei ${sampleOperator.lawFirm.name}`,
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).toMatch(/Unsere Rechnung RE-2026-\d{6} über 1\.190,00\u00a0€/);
    expect(text).not.toContain('sobald deine Zahlung da ist');
    const lines = text.split('\n').filter((line) => line.includes(' × '));
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('netto');
    expect(text).not.toContain('{{');
    expect(html).toContain('Muster-Widerrufsformular');
    expect(html).toContain(`https://siebenschritt.example/app/settings/orders/${orderId}/`);
    const team = await mailTo(sampleOperator.email, `Neue Bestellung ${number}`);
    expect(team.text).toContain(people.founder.email);
    expect(team.text).toContain('auf ausdrücklichen Wunsch');
  });

  test('confirm a withdrawal in English with content, date and time', async () => {
    const { orderId, accountId, number } = await order('en', false);
    const placed = await mailTo(people.founder.email, `Order confirmation ${number}`);
    expect(placed.text).toContain('You did not ask for the services to begin before');
    expect(placed.text).toContain('Model withdrawal form');
    const at = new Date('2026-11-27T13:05:00Z');
    await withdrawOrder(db(), { orderId, accountId }, at);
    await withdrawOrder(db(), { orderId, accountId }, at);
    const receipt = await mailTo(people.founder.email, `withdrawal from your order ${number}`);
    for (const fact of [
      'I withdraw from my contract.',
      'Friday, 27\u00a0November 2026, 14:05 (CET)',
      number,
      billing.name,
      people.founder.email,
      'is cancelled',
      'Hours you have not redeemed are not charged, and can no longer be redeemed.',
      'We will pass the withdrawal on to: Steuerkanzlei Beispiel.',
    ]) {
      expect(receipt.text).toContain(fact);
    }
    await mailTo(sampleOperator.email, `Widerruf der Bestellung ${number}`);
    const queued = await queuedMails(db(), 'order-withdrawn');
    expect(queued.filter(({ data }) => data.orderId === orderId)).toHaveLength(1);
  });

  test('hold the date of a seminar, which a withdrawal takes out of the calendar again', async () => {
    const seminar = await aProduct(db(), {
      type: 'seminar',
      starts_at: new Date('2027-01-21T17:00:00Z'),
      duration_hours: 2.5,
      location: 'Leipzig',
    });
    const accountId = people.founder.id;
    const orderId = await anOrder(db(), accountId, { productId: seminar, at: placedAt });
    const number = orderNumber(orderId);
    const placed = await mailTo(people.founder.email, `Bestellbestätigung ${number}`);
    expect(placed.text).toContain(
      'Donnerstag, 21.\u00a0Januar 2027, 18:00\u00a0Uhr (MEZ); Leipzig',
    );
    const { webUrl } = stage.mails;
    const entry = [`UID:${orderId}-0`, 'DTSTART:20270121T170000Z', 'DTEND:20270121T193000Z'];
    const first = await calendarOf(webUrl, placed);
    for (const line of [...entry, 'LOCATION:Leipzig', 'STATUS:CONFIRMED', 'SEQUENCE:0']) {
      expect(first).toContain(line);
    }
    const { first_name } = await db()
      .updateTable('users')
      .set({ last_name: 'Vogt' })
      .where('id', '=', accountId)
      .returning('first_name')
      .executeTakeFirstOrThrow();
    await withdrawOrder(db(), { orderId, accountId }, placedAt);
    const receipt = await mailTo(people.founder.email, `Widerruf deiner Bestellung ${number}`);
    const team = await mailTo(sampleOperator.email, `Widerruf der Bestellung ${number}`);
    expect(team.text).toContain(`${first_name} Vogt <${people.founder.email}>`);
    const last = await calendarOf(webUrl, receipt);
    for (const line of [...entry, 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']) {
      expect(last).toContain(line);
    }
  });

  test('say that hours bought by card wait for the payment', async () => {
    const { number } = await order('de', true, 'card');
    const { text } = await mailTo(people.founder.email, `Bestellbestätigung ${number}`);
    expect(text).toContain('bei deiner Bestellung, sobald deine Zahlung da ist.');
  });

  test('about a suspended member reach the team, and nobody else', async () => {
    const { id, email, first_name } = await addSuspendedMember(stage);
    const hours = await aPackageOfHours(db());
    const orderId = await anOrder(db(), id, { productId: hours, gross: 119_000, at: placedAt });
    const number = orderNumber(orderId);
    const packageId = await hoursOf(db(), orderId);
    const redemption = { redemptionId: randomUUID(), packageId, accountId: id, minutes: 15 };
    await redeemHours(db(), redemption, placedAt, now);
    await withdrawOrder(db(), { orderId, accountId: id }, placedAt);
    const subjects = [
      `Neue Bestellung ${number}`,
      'eingelöst: ',
      `Widerruf der Bestellung ${number}`,
    ];
    for (const subject of subjects) {
      const mail = await mailWhere(
        stage.mails.webUrl,
        ({ to, subject: own, text }) =>
          to === sampleOperator.email && own.includes(subject) && text.includes(email),
      );
      expect(mail.text).toContain(first_name);
    }
    const skipped = () =>
      db()
        .selectFrom('outbox')
        .innerJoin('sent_mails', (join) =>
          join.onRef(sql`outbox.id::text`, '=', 'sent_mails.message_id'),
        )
        .select('outbox.mail')
        .where(sql`data ->> 'orderId'`, '=', orderId)
        .where('skipped', '=', true)
        .orderBy('outbox.mail')
        .execute();
    await eventually(async () => (await skipped()).length === 2);
    expect((await skipped()).map(({ mail }) => mail)).toEqual(['order-placed', 'order-withdrawn']);
  });

  test('tell member and team what hours are for', async () => {
    const { orderId, accountId } = await order('de', true);
    const packageId = await hoursOf(db(), orderId);
    const topic = `Thema ${randomUUID().slice(0, 8)}`;
    const redemption = { redemptionId: randomUUID(), packageId, accountId, minutes: 90, topic };
    await redeemHours(db(), redemption, new Date('2026-11-27T08:00:00Z'), now);
    const own = await mailTo(people.founder.email, 'Du hast 1\u00a0Stunde 30\u00a0Minuten');
    for (const fact of [topic, '8\u00a0Stunden 30\u00a0Minuten', '31.\u00a0Dezember 2029']) {
      expect(own.text).toContain(fact);
    }
    const team = await mailTo(sampleOperator.email, topic);
    expect(team.subject).toMatch(/^1\u00a0Stunde 30\u00a0Minuten eingelöst: /);
    expect(team.text).toContain(people.founder.email);
  });
});
