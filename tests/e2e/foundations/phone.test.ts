import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { workingTimeIn } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import { type Cast, notaryEmail } from '#ops/driver/journey.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
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
} from '../../support/browser/founder-pages.ts';
import {
  linkIn,
  openLink,
  type UploadPage,
  uploadAsNotary,
} from '../../support/browser/notary-page.ts';
import { newMember } from '../../support/browser/people.ts';
import { inOrder, mailWeb, type Visitor, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
let cast: Cast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

const people: Visitor[] = [];
inOrder(() => people);

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
  const founder = await visitor(browser, 'founder', { phone: true });
  const notary = await visitor(browser, 'notary', { phone: true });
  people.push(founder, notary);
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
  expect([...founder.troubles(), ...notary.troubles()]).toEqual([]);
  await founder.context.close();
  await notary.context.close();
});
