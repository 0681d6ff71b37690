import { beforeAll, expect, test } from 'vitest';
import { workingTimeIn } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import { type Cast, notaryEmail } from '#ops/driver/journey.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import {
  bookConsultation,
  confirmAppointment,
  fillCoreData,
  logInOnPage,
  openBankAccount,
  orderPackage,
  startFoundation,
  stationOf,
  submitCoreData,
  uploadBankStatement,
} from '../support/browser/founder-pages.ts';
import {
  linkIn,
  openLink,
  type UploadPage,
  uploadAsNotary,
} from '../support/browser/notary-page.ts';
import { newMember, siteCast } from '../support/browser/people.ts';
import { mailWeb, open, site, type Visitor, visitor } from '../support/browser/visitor.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await siteCast();
});

/** Nothing is cut off at the side, and whatever can be tapped is large enough for a thumb. */
async function fits({ page }: Visitor): Promise<void> {
  const misfits = await page.evaluate(() => {
    const small = [...document.querySelectorAll('main button, main a.MuiButton-root')].filter(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        return height > 0 && (height < 44 || width < 44);
      },
    );
    // Labels that would end in three dots.
    const cut = [...document.querySelectorAll('main label.MuiInputLabel-root')].filter(
      (label) => label.scrollWidth > label.clientWidth,
    );
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    return [
      ...(wide ? ['wider than the screen'] : []),
      ...[...small, ...cut].map((one) => one.textContent),
    ];
  });
  expect(misfits).toEqual([]);
}

async function reaches(who: Visitor, status: ShownStatus): Promise<void> {
  await stationOf(who, status).waitFor();
  await fits(who);
}

async function staffDo(id: string, command: string, body: object = {}, person = cast.staff) {
  const answer = await person.send(`/foundations/${id}/commands/${command}`, body);
  expect([command, answer.status]).toEqual([command, 200]);
}

async function notaryUploads(notary: Visitor, id: string, page: UploadPage): Promise<void> {
  const leadsThere = new RegExp(`/${id}/${page}/?#t=`);
  const isIt = ({ to, text }: { to: string; text: string }) =>
    to === notaryEmail(id) && leadsThere.test(text);
  await openLink(notary, linkIn(await mailWhere(mailWeb, isIt), id, page));
  await notary.page.locator('input[type=file]').waitFor({ state: 'attached' });
  await fits(notary);
  await uploadAsNotary(notary, page, pdf(page));
}

test('a whole formation on a phone of 360 px', async () => {
  const founder = await visitor('founder', { phone: true });
  const notary = await visitor('notary', { phone: true });
  await logInOnPage(founder, await newMember());
  await fits(founder);
  const id = await startFoundation(founder);
  await reaches(founder, 'start-pending');
  await fillCoreData(founder, {
    companyName: 'Donaudampfschifffahrt Werkzeugbau UG (haftungsbeschränkt)',
    city: 'Köln',
    legalForm: 'ug',
    shareCapital: '5.000',
    notaryName: 'Notariat am Dom',
    notaryEmail: notaryEmail(id),
  });
  await submitCoreData(founder);
  await reaches(founder, 'order-pending');
  await orderPackage(founder);
  await reaches(founder, 'consultation-appointment-select-pending');
  await bookConsultation(founder);
  await reaches(founder, 'consultation-pending');
  await staffDo(id, 'complete-consultation');
  await reaches(founder, 'documents-pending');
  const title = 'Gesellschaftsvertrag';
  await cast.staff.upload(`/foundations/${id}/documents`, { title }, pdf(title));
  await staffDo(id, 'submit-documents-for-review');
  await reaches(founder, 'review-pending');
  const { read } = founder.texts.foundations.page.documents;
  await founder.page.getByRole('region', { name: read }).getByRole('link').waitFor();
  await staffDo(id, 'approve-documents', {}, cast.lawyer);
  await reaches(founder, 'notary-appointment-pending');
  await staffDo(id, 'propose-notary-appointment', {
    notaryName: 'Notariat am Dom',
    notaryEmail: notaryEmail(id),
    startsAt: workingTimeIn(60),
    place: 'Domkloster 4, 50667 Köln',
  });
  await reaches(founder, 'notary-appointment-confirmation-pending');
  await confirmAppointment(founder);
  await reaches(founder, 'foundation-certificate-pending');
  await notaryUploads(notary, id, 'certificate');
  await reaches(founder, 'bank-account-pending');
  await openBankAccount(founder, 'Beispielbank');
  await reaches(founder, 'share-capital-payment-pending');
  await uploadBankStatement(founder);
  await reaches(founder, 'register-record-pending');
  await notaryUploads(notary, id, 'register');
  await reaches(founder, 'completed');
});

test('the home page is condensed on a phone and unfolds, and an article shows its tables as cards', async () => {
  const { page, texts, ...who } = await visitor('on the way', { phone: true });
  await open({ page, texts, ...who }, 'home');
  // Without the footer, which all pages share.
  expect(await page.locator('main').evaluate((main) => main.clientHeight)).toBeLessThan(8_000);
  const { caption, rows } = texts.home.legalForm;
  const cell = page.getByText(rows[1]?.cells[0] ?? '', { exact: true });
  const fold = page.locator('summary', { hasText: caption });
  expect(await cell.isVisible()).toBe(false);
  await fold.tap();
  expect(await cell.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  expect(await cell.isVisible()).toBe(true);
  expect(await fold.isVisible()).toBe(false);
  await page.setViewportSize({ width: 360, height: 780 });

  await page.goto(`${site}/blog/accounting/eroeffnungsbilanz-der-gmbh/`);
  const entry = page.getByRole('link', { name: 'Der richtige Stichtag' });
  expect(await entry.isVisible()).toBe(false);
  await page.locator('summary', { hasText: texts.sharedContent.contents }).tap();
  await entry.tap();
  expect(new URL(page.url()).hash).toBe('#der-richtige-stichtag');
  const amount = page.locator('td', { hasText: 'Gezeichnetes Kapital' }).first();
  const label = await amount.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toBe('"Passiva"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
