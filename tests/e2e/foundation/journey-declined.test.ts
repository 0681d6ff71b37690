import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '#scripts/demo/pdf.ts';
import type { CaughtMail } from '#scripts/driver/mails.ts';
import {
  addDocument,
  issue,
  openTask,
  proposeAppointment,
  requestChanges,
} from '../../support/browser/console-pages.ts';
import {
  confirmAppointment,
  declineConsultation,
  fillCoreData,
  logInOnPage,
  nameNotary,
  openBankAccount,
  orderPackage,
  register,
  rejectAppointment,
  startFoundation,
  submitCoreData,
  uploadBankStatement,
  verify,
} from '../../support/browser/founder-pages.ts';
import {
  expireLink,
  linkIn,
  openLink,
  readBySomebody,
  refusalOf,
  switchLanguage,
  uploadAsNotary,
} from '../../support/browser/notary-page.ts';
import {
  appointmentOf,
  assemble,
  dayAhead,
  lawyerEmail,
  type Stage,
  standsAt,
  unexpectedMails,
} from '../../support/browser/stage.ts';
import { inOrder, openBrowser, pattern, type Visitor } from '../../support/browser/visitor.ts';
import { textsOf } from '../../support/texts.ts';

const id = randomUUID().slice(0, 8);
const founderEmail = `founder-${id}@example.com`;
const notaryEmail = `notary-${id}@example.com`;
const companyName = `Sample Tools ${id} GmbH`;
const reason = 'The registered office is missing in section 2 of the articles.';
const proposal = { notaryName: 'Notariat am Dom', notaryEmail, place: 'Domkloster 4, Köln' };
const toReview = { to: lawyerEmail, subject: /^Unterlagen warten auf deine Prüfung$/ };
const proposed = { to: founderEmail, subject: /^Notary appointment on .+: does it suit you\?$/ };
const ready = { to: founderEmail, subject: /^Your formation documents are ready for review$/ };

let browser: Browser;
let stage: Stage;
let lawyer: Visitor;
let notary: Visitor;
let certificateMail: CaughtMail;
let registerMail: CaughtMail;
const people = () => [stage.founder, stage.staff, lawyer, notary];

beforeAll(async () => {
  browser = await openBrowser();
  ({ stage, lawyer, notary } = await assemble(browser, 'en'));
});

afterAll(() => browser?.close());

describe('a founder who declines the consultation, in English', () => {
  inOrder(people);

  test('start-pending: registers, confirms the address and begins', async () => {
    const account = { firstName: 'Mary', email: founderEmail };
    await register(stage.founder, account);
    const mail = await verify(stage.founder, account);
    expect(mail.subject).toMatch(/^Please confirm your email address/);
    stage.read.add(mail.id);
    await logInOnPage(stage.founder, founderEmail);
    stage.foundationId = await startFoundation(stage.founder);
    await standsAt(stage, { status: 'start-pending', happened: ['FoundationStarted'] });
  });

  test('consultation-appointment-select-pending: the core data are sent', async () => {
    await fillCoreData(stage.founder, {
      companyName,
      city: 'Berlin',
      legalForm: 'gmbh',
      shareCapital: '25,000',
    });
    await submitCoreData(stage.founder);
    stage.companyName = companyName;
    const status = 'consultation-appointment-select-pending';
    await standsAt(stage, { status, text: 'order-pending', happened: ['CoreDataSubmitted'] });
  });

  test('the package is ordered, which the first station asks for', async () => {
    await orderPackage(stage.founder);
    await standsAt(stage, {
      status: 'consultation-appointment-select-pending',
      happened: ['PackageOrdered'],
      mails: [
        { to: founderEmail, subject: /^Order confirmation B-/ },
        { to: founderEmail, subject: /^Invoice RE-/ },
      ],
    });
  });

  test('documents-pending: the talk is declined, which takes a confirmation', async () => {
    await declineConsultation(stage.founder);
    await standsAt(stage, { status: 'documents-pending', happened: ['ConsultationDeclined'] });
    const past = stage.founder.texts.foundation.done['consultation-declined'];
    await stage.founder.page.getByText(past).waitFor();
  });

  test('review-pending: staff submit the documents for review', async () => {
    await addDocument(stage.staff, 'Articles of association');
    await issue(stage.staff, 'submit-documents-for-review');
    await standsAt(stage, {
      status: 'review-pending',
      happened: ['DocumentAdded', 'DocumentsSubmittedForReview'],
      mails: [ready, toReview],
    });
  });

  test('documents-pending again: the lawyer asks for changes, the founder reads why', async () => {
    await openTask(lawyer, stage.foundationId);
    await requestChanges(lawyer, reason);
    const [mail] = await standsAt(stage, {
      status: 'documents-pending',
      text: 'documents-changes',
      happened: ['DocumentChangesRequested'],
      mails: [{ to: founderEmail, subject: /^Your documents are being revised$/ }],
    });
    expect(mail?.text).toContain(reason);
    const { page, texts } = stage.founder;
    const { changes, changesBy } = texts.foundation.documentsStep;
    const alert = page.getByRole('alert').filter({ hasText: `${changes} ${changesBy.lawyer}` });
    await alert.getByText(reason).waitFor();
    await stage.staff.page.getByText(reason).first().waitFor();
  });

  test('review-pending again: the revised document is submitted for review', async () => {
    await addDocument(stage.staff, 'Articles of association, mended');
    await issue(stage.staff, 'submit-documents-for-review');
    await standsAt(stage, {
      status: 'review-pending',
      happened: ['DocumentAdded', 'DocumentsSubmittedForReview'],
      mails: [ready, toReview],
    });
  });

  test('notary-appointment-pending: the lawyer approves, the founder names a notary', async () => {
    await openTask(lawyer, stage.foundationId);
    await issue(lawyer, 'approve-documents');
    const status = 'notary-appointment-pending';
    await standsAt(stage, {
      status,
      text: 'notary-unnamed',
      happened: ['DocumentsApproved'],
      mails: [{ to: founderEmail, subject: /^Your formation documents are approved$/ }],
    });
    await nameNotary(stage.founder, proposal.notaryName, notaryEmail);
    const focused = () => stage.founder.page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused).toBe('station');
    await standsAt(stage, { status, happened: ['NotaryNamed'] });
  });

  test('notary-appointment-confirmation-pending: staff propose a first date', async () => {
    await proposeAppointment(stage.staff, { ...proposal, date: dayAhead(10), time: '09:00' });
    await standsAt(stage, {
      status: 'notary-appointment-confirmation-pending',
      happened: ['NotaryAppointmentProposed'],
      mails: [proposed],
    });
  });

  test('notary-appointment-pending again: the founder rejects it after a warning', async () => {
    await rejectAppointment(stage.founder, 'I am travelling that day.');
    const status = 'notary-appointment-pending';
    await standsAt(stage, { status, happened: ['NotaryAppointmentRejected'] });
    const { page, texts } = stage.founder;
    await page.getByText(pattern(texts.foundation.appointment.rejected)).waitFor();
  });

  test('notary-appointment-confirmation-pending again: staff propose another date', async () => {
    await proposeAppointment(stage.staff, { ...proposal, date: dayAhead(12), time: '16:30' });
    await standsAt(stage, {
      status: 'notary-appointment-confirmation-pending',
      happened: ['NotaryAppointmentProposed'],
      mails: [proposed],
    });
  });

  test('foundation-certificate-pending: the founder confirms the second date', async () => {
    await confirmAppointment(stage.founder);
    const startsAt = await appointmentOf(stage);
    expect(startsAt.slice(0, 10)).toBe(dayAhead(12));
    const mails = await standsAt(stage, {
      status: 'foundation-certificate-pending',
      happened: ['NotaryAppointmentConfirmed'],
      mails: [
        { to: founderEmail, subject: /^Confirmed: notary appointment on /, startsAt },
        { to: notaryEmail, subject: /^Gründungsurkunde .+: Ihr Link zum Hochladen$/ },
      ],
    });
    certificateMail = mails[1] ?? expect.fail('no mail to the notary');
  });

  test('bank-account-pending: the notary uploads on the English page', async () => {
    await openLink(notary, linkIn(certificateMail, stage.foundationId, 'certificate'));
    await switchLanguage(notary);
    await notary.page.getByRole('heading', { level: 1, name: companyName }).waitFor();
    await uploadAsNotary(notary, 'certificate', pdf('certificate'));
    await standsAt(stage, {
      status: 'bank-account-pending',
      happened: ['FoundationCertificateReceived'],
      mails: [
        { to: founderEmail, subject: /^The deed of formation is here: now the business account$/ },
        { to: notaryEmail, subject: /^Gründungsurkunde .+ ist angekommen$/ },
      ],
    });
  });

  test('share-capital-payment-pending: the founder has opened the account', async () => {
    await openBankAccount(stage.founder, 'Sample Bank');
    const status = 'share-capital-payment-pending';
    await standsAt(stage, { status, happened: ['BankAccountOpened'] });
  });

  test('register-record-pending: the founder uploads the bank statement', async () => {
    await uploadBankStatement(stage.founder);
    const subject = /^Kontoauszug zum Stammkapital der .+ liegt vor$/;
    const mails = await standsAt(stage, {
      status: 'register-record-pending',
      happened: ['BankConfirmationReceived'],
      mails: [{ to: notaryEmail, subject }],
    });
    registerMail = mails[0] ?? expect.fail('no mail to the notary');
  });

  test('a wrong and an expired link show the same page, a used one says thanks', async () => {
    const { foundationId } = stage;
    const used = linkIn(certificateMail, foundationId, 'certificate');
    const expired = linkIn(registerMail, foundationId, 'register');
    const wrong = await refusalOf(browser, used.replace(/t=.*/, `t=${'A'.repeat(43)}`));
    const { used: words } = textsOf('de').notaryUpload;
    expect(await readBySomebody(browser, used, words.text)).not.toBe(wrong);
    const renew = await expireLink(foundationId, 'register-extract');
    expect(await refusalOf(browser, expired)).toBe(wrong);
    await renew();
  });

  test('completed: the notary uploads the extract by the second link', async () => {
    await openLink(notary, linkIn(registerMail, stage.foundationId, 'register'));
    await switchLanguage(notary);
    await uploadAsNotary(notary, 'register', pdf('extract'));
    await standsAt(stage, {
      status: 'completed',
      happened: ['RegisterExtractReceived', 'FoundationCompleted'],
      mails: [
        { to: founderEmail, subject: /is in the commercial register$/ },
        { to: notaryEmail, subject: /^Registerauszug .+ ist angekommen$/ },
      ],
    });
  });

  test('there were no unexpected mails and no browser errors', async () => {
    expect(await unexpectedMails(stage, [founderEmail, notaryEmail])).toEqual([]);
    for (const who of people()) expect(who.troubles(), who.name).toEqual([]);
  });
});
