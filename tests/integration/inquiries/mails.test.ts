import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns/addHours';
import { describe, expect, test } from 'vitest';
import { foreign } from '#domain/foreign-text.ts';
import { inquiryNumber } from '#domain/inquiries/inquiry.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { unlinked } from '#mails/unlinked.ts';
import { requestEmailChange } from '#modules/accounts/profile/email-change/email-change.ts';
import { subscribe } from '#modules/accounts/profile/newsletter/newsletter.ts';
import { answerInquiry } from '#modules/inquiries/answers.ts';
import { type Inquiry, receiveInquiry } from '#modules/inquiries/inquiries.ts';
import { type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { addRows, rowsOf } from '../../support/rows.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage } = await withStage();

const tag = () => randomUUID().slice(0, 8);
const anAddress = () => `mira-${tag()}@example.com`;
const mailTo = (to: string, about: string): Promise<CaughtMail> =>
  mailWhere(
    stage.mails.webUrl,
    (mail) => mail.to === to && (mail.text + mail.subject).includes(about),
  );

const receivedAt = new Date('2026-11-26T09:30:00Z');
async function receive(inquiry: Omit<Inquiry, 'id'>) {
  const id = randomUUID();
  await receiveInquiry(stage.dependencies.db, { id, ...inquiry } as Inquiry, receivedAt);
  return id;
}

describe('mails about inquiries', () => {
  test('of partners: everything for the team, a confirmation for the sender', async () => {
    const [email, company] = [anAddress(), `Finanz ${tag()} GmbH`];
    await receive({
      kind: 'partner',
      language: 'en',
      content: {
        company,
        website: 'https://www.example.com',
        contactPerson: 'Mira Beispiel',
        phone: '+49 221 123456',
        email,
        sector: 'finance',
        services: foreign('Kredite\nund mehr'),
      },
    });
    const team = await mailTo(sampleOperator.email, company);
    expect(team.subject).toBe(`Partneranfrage von ${company}`);
    for (const fact of ['https://www.example.com', 'Mira Beispiel', '+49 221 123456', email]) {
      expect(team.text).toContain(fact);
    }
    expect(team.text).toContain('Branche: Finanzen');
    expect(team.text).toMatch(/Kredite\n.*und mehr/);
    expect(await replyToOf(team)).toBe(email);
    const own = await mailTo(email, 'We have received your partner request');
    expect(own.text).not.toContain(company);
  });

  test('from the contact form: the mail to the sender repeats nothing of it', async () => {
    const [email, name] = [anAddress(), `Zora ${tag()}`];
    const message = foreign('Kauf jetzt: http://spam.example');
    const id = await receive({
      kind: 'contact',
      language: 'de',
      content: { name, email, message },
    });
    const team = await mailTo(sampleOperator.email, name);
    expect(team.text).toContain(message);
    const own = await mailTo(email, 'Deine Anfrage ist bei uns angekommen');
    expect(own.text).not.toMatch(/spam|Zora/);
    expect(own.html).not.toMatch(/spam|Zora/);
    // But both name the number, for whoever calls.
    for (const { text } of [own, team]) expect(text).toContain(inquiryNumber(id));
  });

  test('of withdrawals confirm content, date and time to the sender', async () => {
    const [email, name] = [anAddress(), `Mira ${tag()}`];
    const content = {
      name,
      email,
      contract: 'Gründungspaket Beispiel UG',
      message: foreign('Ohne Grund'),
    };
    await receive({ kind: 'withdrawal', language: 'de', content });
    const own = await mailTo(email, 'Eingangsbestätigung: Dein Widerruf ist da');
    for (const fact of [name, unlinked(email), content.contract, content.message]) {
      expect(own.text).toContain(fact);
    }
    expect(own.text).toContain('Donnerstag, 26.\u00a0November 2026, 10:30\u00a0Uhr (MEZ)');
    const team = await mailTo(sampleOperator.email, name);
    expect(team.subject).toBe(`Widerruf von ${name}`);
    expect(team.text).toContain(content.contract);
    const english = anAddress();
    await receive({ kind: 'withdrawal', language: 'en', content: { ...content, email: english } });
    const there = await mailTo(english, 'we have received your withdrawal');
    expect(there.text).toContain('Thursday, 26\u00a0November 2026, 10:30 (CET)');
  });

  test('of withdrawals say what was declared without anything that can be clicked', async () => {
    const [email, name] = [anAddress(), `Gewinn.Evil.example ${tag()}`];
    const message = foreign(
      'Jetzt auf https://evil.example/login\nwww.evil.example, post@evil.example',
    );
    const content = { name, email, contract: 'evil.example/x', message };
    await receive({ kind: 'withdrawal', language: 'de', content });
    const own = await mailTo(email, 'Eingangsbestätigung: Dein Widerruf ist da');
    expect(own.text.replaceAll('\u200b', '')).toContain('https://evil.example/login');
    for (const part of [own.text, own.html]) {
      expect(part).not.toMatch(/evil\.example|www\.e|@evil|https:\/\/evil/i);
    }
  });

  test('of answers quote what was asked, in its language, with nothing in it to be clicked', async () => {
    const { db } = stage.dependencies;
    const [email, name, authorId] = [anAddress(), `Mira ${tag()}`, randomUUID()];
    const user = { id: authorId, email: anAddress(), first_name: 'Lea', last_name: 'Sommer' };
    await addRows(db, 'users', { ...user, role: 'staff', status: 'active' });
    const message = foreign('How long does it take?\nSee evil.example');
    const id = await receive({
      kind: 'contact',
      language: 'en',
      content: { name, email, message },
    });
    const answer = { id: randomUUID(), inquiryId: id, authorId, text: 'Six weeks.\n\nUsually.' };
    await answerInquiry(db, { ...answer, done: true }, new Date());
    const mail = await mailTo(email, `Answer to your request ${inquiryNumber(id)}`);
    for (const words of ['Six weeks.', 'Usually.', 'How long does it take?', name, 'Lea Sommer']) {
      expect(mail.text).toContain(words);
    }
    for (const part of [mail.text, mail.html]) expect(part).not.toContain('evil.example');
  });

  test('of answers to a member say that there is one, not what it says, and leave a notice', async () => {
    const { db } = stage.dependencies;
    const [email, accountId] = [anAddress(), randomUUID()];
    const user = { id: accountId, email, first_name: 'Mira', last_name: 'Beispiel' };
    await addRows(db, 'users', { ...user, role: 'member', status: 'active' });
    const content = { name: 'Mira', email, message: foreign('Wie lange dauert es?') };
    const id = await receive({ kind: 'contact', language: 'de', content });
    const answer = { id: randomUUID(), inquiryId: id, authorId: randomUUID() };
    await answerInquiry(db, { ...answer, text: 'Sechs Wochen.', done: true }, new Date());
    const mail = await mailTo(email, `Antwort auf deine Anfrage ${inquiryNumber(id)}`);
    expect(mail.text).toContain('/app/settings/inquiries/');
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toMatch(/Sechs Wochen|Wie lange/);
    }
    await expect
      .poll(async () => rowsOf(db, 'notices', { account_id: accountId }, 'kind', 'subject'))
      .toEqual([{ kind: 'inquiry-answered', subject: { inquiryId: id } }]);
  });

  test('leave no personal data in Temporal', async () => {
    const [email, name] = [anAddress(), `Nur ${tag()}`];
    const content = { name, email, message: foreign(`Nachricht ${name}`) };
    await receive({ kind: 'contact', language: 'de', content });
    await mailTo(email, 'Deine Anfrage ist bei uns angekommen');
    await mailTo(sampleOperator.email, name);
    const histories = JSON.stringify(await outboxWorkflows());
    expect(histories).toContain('outboxMail');
    expect(histories).not.toContain(name);
    expect(histories).not.toContain(email);
  });
});

test('a mail to an address that nobody has confirmed has no name of the account in it', async () => {
  const { db, linkSecret } = stage.dependencies;
  const [id, sessionId, newEmail] = [randomUUID(), randomUUID(), anAddress()];
  const first_name = 'Dein Konto ist gesperrt: https://evil.example/login';
  const user = { id, email: anAddress(), first_name, role: 'member', status: 'active' } as const;
  await addRows(db, 'users', user);
  const times = { expires_at: addHours(new Date(), 1) };
  await addRows(db, 'sessions', { id: sessionId, user_id: id, mode: 'json', ...times });
  await requestEmailChange(db, linkSecret, { user, sessionId, newEmail });
  const mail = await mailTo(newEmail, 'Bitte bestätige deine neue E-Mail-Adresse');
  expect(JSON.stringify(mail)).not.toMatch(/evil|gesperrt/);
});

test('a newsletter without an account is confirmed by mail', async () => {
  const email = anAddress();
  const { db, linkSecret, publicUrl } = stage.dependencies;
  const wish = { textVersion: 'test', at: new Date() };
  await subscribe(db, linkSecret, { email, language: 'en' }, wish);
  const mail = await mailTo(email, 'Please confirm your subscription to the');
  expect(mail.text).toContain(`${publicUrl}/en/newsletter/#t=`);
  expect(mail.text).toContain(`${publicUrl}/en/newsletter/unsubscribe/#t=`);
});

async function replyToOf({ id }: CaughtMail): Promise<string | undefined> {
  const source = await (await fetch(`${stage.mails.webUrl}/api/email/${id}/source`)).text();
  return /^Reply-To: (.*)$/im.exec(source)?.[1]?.trim();
}

/** Everything that Temporal keeps of the mails. */
async function outboxWorkflows(): Promise<unknown[]> {
  const { workflow } = stage.temporal.client;
  const found: unknown[] = [];
  for await (const { workflowId, type, memo } of workflow.list()) {
    const { events } = await workflow.getHandle(workflowId).fetchHistory();
    const payloads = JSON.stringify(events, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString() : value,
    );
    found.push({ workflowId, type, memo, payloads });
  }
  return found;
}
