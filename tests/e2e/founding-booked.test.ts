import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { workingDayIn } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { identifyLead } from '#ops/driver/journey.ts';
import { type CaughtMail, calendarOf } from '#ops/driver/mails.ts';
import { logIn } from '#ops/driver/people.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { identityIn } from '../support/appointments/calendar.ts';
import {
  addDocument,
  approveDocuments,
  issue,
  openInConsole,
  openTask,
  proposeAppointment,
} from '../support/browser/console-pages.ts';
import {
  acceptDocuments,
  bookConsultation,
  confirmAppointment,
  confirmFoundingAlone,
  fillCoreData,
  logInOnPage,
  openBankAccount,
  orderPackage,
  reckonCosts,
  register,
  releaseFirm,
  startFoundation,
  stateDetails,
  stationOf,
  submitCoreData,
  uploadBankStatement,
  verify,
} from '../support/browser/founder-pages.ts';
import { inOrder } from '../support/browser/in-order.ts';
import { chooseFile, linkIn, openLink, uploadAsNotary } from '../support/browser/notary-page.ts';
import { siteCast } from '../support/browser/people.ts';
import { endSession } from '../support/browser/sessions.ts';
import {
  appointmentOf,
  assemble,
  lawyerEmail,
  type Stage,
  standsAt,
  unexpectedMails,
} from '../support/browser/stage.ts';
import {
  beginningWith,
  databaseUrl,
  field,
  hydrated,
  mailWeb,
  site,
  type Visitor,
} from '../support/browser/visitor.ts';
import { endingWith } from '../support/words.ts';

const id = randomUUID().slice(0, 8);
const founderEmail = `gruenderin-${id}@example.com`;
const notaryEmail = `notariat-${id}@example.com`;
const companyName = `Muster Werkzeugbau ${id} UG (haftungsbeschränkt)`;
const appointment = { date: workingDayIn(14), time: '10:30' };
const certificate = pdf(`Urkunde ${id}`);
const extract = pdf(`Registerauszug ${id}`);

let stage: Stage;
let lawyer: Visitor;
let notary: Visitor;
let consultationAt: string;
let certificateMail: CaughtMail;
let registerMail: CaughtMail;

beforeAll(async () => {
  ({ stage, lawyer, notary } = await assemble('de', true));
});

describe('a founder who books the consultation, on a phone of 360 px, in German', () => {
  inOrder();

  test('registers, confirms the address and logs in', async () => {
    const account = { firstName: 'Jana', email: founderEmail };
    await reckonCosts(stage.founder, '30000');
    await register(stage.founder, account);
    const mail = await verify(stage.founder, account);
    expect(mail.subject).toMatch(/^Bitte bestätige deine E-Mail-Adresse/);
    stage.read.add(mail.id);
    await logInOnPage(stage.founder, founderEmail);
  });

  test('start-pending: the foundation begins from the dashboard', async () => {
    stage.foundationId = await startFoundation(stage.founder);
    await standsAt(stage, { status: 'start-pending', happened: ['FoundationStarted'] });
  });

  test('what was reckoned before the registration stands in the form', async () => {
    const { page, texts } = stage.founder;
    const { coreData } = texts.foundations;
    await page.getByText(coreData.planned).waitFor();
    const gmbh = page.getByRole('radio', { name: beginningWith(coreData.legalForms.gmbh) });
    expect(await gmbh.isChecked()).toBe(true);
    expect(await field(page, coreData.shareCapital).inputValue()).toBe('30000');
    expect(await field(page, coreData.totalShareholders).inputValue()).toBe('two');
    await field(page, coreData.shareCapital).fill('');
  });

  test('an empty form is refused, with its fields marked and nothing lost', async () => {
    const { page, texts } = stage.founder;
    await page.getByRole('button', { name: texts.forms.questions.next, exact: true }).click();
    await page.getByText('Bitte alle Pflichtfelder ausfüllen').waitFor();
    const marked = page.locator('main [aria-invalid=true]');
    await expect.poll(() => marked.count()).toBe(1);
  });

  test('the core data are sent', async () => {
    const { founder } = stage;
    await fillCoreData(founder, {
      companyName,
      city: 'Köln',
      legalForm: 'ug',
      shareCapital: '5000',
      notaryName: 'Notariat am Dom',
      notaryEmail,
    });
    await keepsTheDraft();
    await submitCoreData(founder);
    stage.companyName = companyName;
  });

  test('consultation-appointment-select-pending: who founds is confirmed, and said in full', async () => {
    const { founder } = stage;
    await confirmFoundingAlone(founder);
    await stateDetails(founder);
    await standsAt(stage, {
      status: 'consultation-appointment-select-pending',
      text: 'order-pending',
      happened: [
        'CoreDataSubmitted',
        'ParticipantStated',
        'PeopleStated',
        'ParticipantDetailsStated',
      ],
    });
  });

  test('the package is ordered, which the first station asks for', async () => {
    await orderPackage(stage.founder);
    await standsAt(stage, {
      status: 'consultation-appointment-select-pending',
      happened: ['PackageOrdered'],
      mails: [
        { to: founderEmail, subject: /^Bestellbestätigung B-/ },
        { to: founderEmail, subject: /^Rechnung RE-/ },
      ],
    });
  });

  test('the law firm takes the mandate, and the founder has its instruction', async () => {
    await openInConsole(lawyer, stage.foundationId);
    await issue(lawyer, 'accept-mandate');
    await standsAt(stage, {
      status: 'consultation-appointment-select-pending',
      happened: ['MandateAccepted'],
      mails: [{ to: founderEmail, subject: /^Die Kanzlei hat dein Mandat angenommen$/ }],
    });
  });

  test('consultation-pending: the talk is booked, the mail contains the date', async () => {
    consultationAt = await bookConsultation(stage.founder);
    const subject = /^Dein Erstgespräch am /;
    const mails = await standsAt(stage, {
      status: 'consultation-pending',
      happened: ['ConsultationBooked'],
      mails: [{ to: founderEmail, subject, startsAt: consultationAt }],
    });
    await hasOneEntry(mails[0]);
  });

  test('the founder is identified and releases the firm from secrecy', async () => {
    const { founder, foundationId } = stage;
    const acting = { ...(await siteCast()), founder: await logIn(site, founderEmail, PASSWORD) };
    await identifyLead(acting, { foundationId, accepted: [] });
    await releaseFirm(founder);
    await standsAt(stage, {
      status: 'consultation-pending',
      happened: ['ParticipantIdentified', 'FirmReleased'],
    });
  });

  test('documents-pending: staff close the talk', async () => {
    await issue(stage.staff, 'complete-consultation');
    await standsAt(stage, {
      status: 'documents-pending',
      happened: ['ConsultationCompleted'],
      mails: [
        {
          to: founderEmail,
          subject: /^Dein Erstgespräch ist abgeschlossen$/,
          startsAt: consultationAt,
        },
      ],
    });
  });

  test('review-pending: staff add two documents and submit them for review', async () => {
    await addDocument(stage.staff, 'Gesellschaftsvertrag');
    await addDocument(stage.staff, 'Gesellschafterliste');
    expect(await downloads().count()).toBe(0);
    await issue(stage.staff, 'submit-documents-for-review');
    await standsAt(stage, {
      status: 'review-pending',
      happened: ['DocumentAdded', 'DocumentAdded', 'DocumentsSubmittedForReview'],
      mails: [
        { to: founderEmail, subject: /^Deine Gründungsunterlagen liegen zur Prüfung bereit$/ },
        { to: lawyerEmail, subject: /^Unterlagen warten auf deine Prüfung$/ },
      ],
    });
    expect(await downloads().count()).toBe(2);
  });

  test('notary-appointment-pending: the lawyer approves', async () => {
    await acceptDocuments(stage.founder);
    await openTask(lawyer, stage.foundationId);
    await approveDocuments(lawyer);
    await standsAt(stage, {
      status: 'notary-appointment-pending',
      happened: ['DocumentsAccepted', 'DocumentsApproved'],
      mails: [{ to: founderEmail, subject: /^Deine Gründungsunterlagen sind freigegeben$/ }],
    });
  });

  test('notary-appointment-confirmation-pending: staff propose a date', async () => {
    await proposeAppointment(stage.staff, {
      notaryName: 'Notariat am Dom',
      notaryEmail,
      ...appointment,
      place: 'Domkloster 4, 50667 Köln',
    });
    await standsAt(stage, {
      status: 'notary-appointment-confirmation-pending',
      happened: ['NotaryAppointmentProposed'],
      mails: [{ to: founderEmail, subject: /^Notartermin am .+: Passt er dir\?$/ }],
    });
  });

  test('foundation-certificate-pending: the founder confirms, the notary gets a link', async () => {
    await confirmAppointment(stage.founder);
    const startsAt = await appointmentOf(stage);
    const mails = await standsAt(stage, {
      status: 'foundation-certificate-pending',
      happened: ['NotaryAppointmentConfirmed'],
      mails: [
        { to: founderEmail, subject: /^Bestätigt: Notartermin am /, startsAt },
        {
          to: notaryEmail,
          subject: /^Gründungsurkunde .+: Ihr Link zum Hochladen \(Aktenzeichen G-[0-9A-F]{8}\)$/,
        },
      ],
    });
    await hasOneEntry(mails[0]);
    certificateMail = mails[1] ?? expect.fail('no mail to the notary');
  });

  test('the notary opens the link without a login; a text file is refused', async () => {
    const { page } = notary;
    await openLink(notary, linkIn(certificateMail, stage.foundationId, 'certificate'));
    await page.getByRole('heading', { level: 1, name: companyName }).waitFor();
    expect(page.url()).not.toContain('#');
    // Only a printout names the founder.
    expect(await page.locator('body').innerText()).not.toContain('Keller');
    expect(await page.content()).not.toContain(founderEmail);
    const buffer = Buffer.from('Das ist keine Urkunde.');
    await chooseFile(notary, { name: 'urkunde.txt', mimeType: 'text/plain', buffer });
    await page.getByText('Dateityp unzulässig').waitFor();
    await page.getByText('Bitte ein PDF Dokument auswählen').waitFor();
  });

  test('bank-account-pending: the notary uploads the certificate', async () => {
    await uploadAsNotary(notary, 'certificate', certificate);
    await standsAt(stage, {
      status: 'bank-account-pending',
      happened: ['FoundationCertificateReceived'],
      mails: [
        { to: founderEmail, subject: /^Die Gründungsurkunde ist da: jetzt das Geschäftskonto$/ },
        { to: notaryEmail, subject: /^Gründungsurkunde .+ ist angekommen$/ },
      ],
    });
  });

  test('share-capital-payment-pending: the founder has opened the account', async () => {
    await openBankAccount(stage.founder, 'Beispielbank');
    const status = 'share-capital-payment-pending';
    await standsAt(stage, { status, happened: ['BankAccountOpened'] });
  });

  test('register-record-pending: the founder uploads the bank statement', async () => {
    await uploadBankStatement(stage.founder);
    const subject =
      /^Kontoauszug zum Stammkapital der .+ liegt vor \(Aktenzeichen G-[0-9A-F]{8}\)$/;
    const mails = await standsAt(stage, {
      status: 'register-record-pending',
      happened: ['BankConfirmationReceived'],
      mails: [
        { to: notaryEmail, subject },
        { to: founderEmail, subject: /^Dein Kontoauszug ist angekommen$/ },
      ],
    });
    registerMail = mails[0] ?? expect.fail('no mail to the notary');
  });

  test('completed: the notary uploads the extract by the second link', async () => {
    await openLink(notary, linkIn(registerMail, stage.foundationId, 'register'));
    await uploadAsNotary(notary, 'register', extract);
    await standsAt(stage, {
      status: 'completed',
      happened: ['RegisterExtractReceived', 'FoundationCompleted'],
      mails: [
        { to: founderEmail, subject: /steht im Handelsregister$/ },
        { to: notaryEmail, subject: /^Registerauszug .+ ist angekommen$/ },
      ],
    });
  });

  test('the founder can download all documents, unchanged', async () => {
    const { context, texts } = stage.founder;
    const { download } = texts.foundations.page.documents;
    await expect.poll(() => downloads().count()).toBe(5);
    const name = download.replace('{{title}}', fileTexts['register-extract'].de);
    const href = await stage.founder.page.getByRole('link', { name }).getAttribute('href');
    const answer = await context.request.get(site + href);
    expect(await answer.body()).toEqual(extract);
  });

  test('the parts had their own role in the database, which may not change events', async () => {
    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    const { rows } = await owner.query(
      `select distinct application_name as name, usename as role,
         has_table_privilege(usename, 'events', 'insert, update, delete, truncate') as may
       from pg_stat_activity
       where datname = current_database()
         and application_name in ('projections', 'event-subscription')`,
    );
    await owner.end();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ role: 'siebenschritt_app', may: false });
  });

  test('there were no unexpected mails', async () => {
    expect(await unexpectedMails(stage, [founderEmail, notaryEmail])).toEqual([]);
  });
});

/** What was typed outlives the way back, a reload and the end of the session. */
async function keepsTheDraft() {
  const { page, texts } = stage.founder;
  const { companyName: label, totalShareholders, questions } = texts.foundations.coreData;
  const isAsked = (title: string) =>
    page.getByRole('heading', { name: endingWith(title) }).waitFor();
  await page.goBack();
  await isAsked(questions.notary.title);
  await page.goForward();
  await isAsked(texts.forms.questions.overview);
  const address = page.url();
  await page.goto('about:blank');
  await endSession(stage.founder);
  await page.goto(address);
  await hydrated(page);
  await page.getByText(texts.accounts.login.draftKept).waitFor();
  await field(page, texts.accounts.email).fill(founderEmail);
  await field(page, texts.accounts.password).fill(PASSWORD);
  await page.getByRole('button', { name: texts.accounts.login.submit, exact: true }).click();
  await stationOf(stage.founder, 'start-pending').waitFor();
  expect(await field(page, label).inputValue()).toBe(companyName);
  expect(await field(page, totalShareholders).inputValue()).toBe('alone');
}

/** A calendar that takes the file of the mail and the one of the page has the appointment once. */
async function hasOneEntry(mail: CaughtMail | undefined) {
  const mailed = mail && (await calendarOf(mailWeb, mail));
  const { page, context, texts } = stage.founder;
  const link = page.getByRole('link', { name: texts.foundations.calendar.add }).first();
  const file = await context.request.get(site + (await link.getAttribute('href')));
  const { SEQUENCE: read, ...entry } = identityIn(await file.text());
  const { SEQUENCE: sent, ...ofMail } = identityIn(mailed);
  expect(entry).toEqual(ofMail);
  // An owner may have been assigned since the mail: a later state of the same entry.
  expect(Number(read)).toBeGreaterThanOrEqual(Number(sent));
}

/** The links to documents that the founder sees. */
function downloads() {
  const { page, texts } = stage.founder;
  return page
    .getByRole('region', { name: texts.foundations.page.documents.title, exact: true })
    .locator('a[href*="/documents/"]');
}
