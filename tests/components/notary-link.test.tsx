import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LinkView } from '#api/contract.gen.d.ts';
import { sentBackTexts } from '#domain/foundations/file-texts.ts';
import { type Locale, locales, paths, pathTo } from '#domain/site/paths.ts';
import * as certificatePage from '#web/features/upload-links/notary-certificate.tsx';
import * as registerPage from '#web/features/upload-links/notary-register.tsx';
import { placeOf } from '#web/features/upload-links/upload-link.ts';
import { showPage } from '../support/components/app.tsx';
import { emulate } from '../support/components/barriers.ts';
import {
  appears,
  button,
  chooseFile,
  field,
  heading,
  pdfNamed,
  said,
  toasted,
} from '../support/components/controls.ts';
import { type Answers, refused, stubApi } from '../support/mock/api.ts';
import { appointment, foundationId } from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';

const words = textsOf('de').uploadLinks;
const companyName = 'Muster Werkzeugbau UG';

const pages = {
  'foundation-certificate': ['notary-certificate', certificatePage],
  'register-extract': ['notary-register', registerPage],
} as const;
type Purpose = keyof typeof pages;

/** Opens the page as the tab does that has come by a mailed link. */
async function openPage(
  purpose: Purpose,
  facts: Partial<LinkView> = {},
  locale: Locale = 'de',
  answers: Answers = {},
) {
  const [name, module] = pages[purpose];
  const link: LinkView = {
    linkId: 'a link',
    companyName,
    founderName: 'Mia Vogt',
    appointment: { startsAt: appointment.startsAt, place: appointment.place, online: false },
    purpose,
    expiresAt: '2030-01-01T09:00:00.000Z',
    sentBack: null,
    roomId: null,
    ...facts,
  };
  const api = stubApi({ 'POST /upload-links/exchange': () => link, ...answers });
  sessionStorage.setItem(placeOf(purpose, foundationId), JSON.stringify({ token: 'a token' }));
  const address = pathTo(name, locale, { id: foundationId });
  await showPage(module, { path: paths[name][locale], address }, { api, locale });
  await appears(heading(companyName));
  return api;
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['replaced by a newer mail', 'LINK_REPLACED', words.replaced.title],
  ['revoked by the team', 'LINK_REVOKED', words.revoked.title],
])('a link that was %s says so, and does not ask to open it again', async (_, code, title) => {
  const purpose = 'foundation-certificate';
  const api = stubApi({ 'POST /upload-links/exchange': () => refused(410, code, { purpose }) });
  sessionStorage.setItem(placeOf(purpose, foundationId), JSON.stringify({ token: 'an old one' }));
  const address = pathTo('notary-certificate', 'de', { id: foundationId });
  await showPage(certificatePage, { path: paths['notary-certificate'].de, address }, { api });
  await appears(heading(title));
  await expect.element(page.getByText('noch einmal aus der E-Mail')).not.toBeInTheDocument();
});

describe.each(Object.keys(pages) as Purpose[])('the upload for the %s', (purpose) => {
  test.each(locales)('that cannot be taken is told in a toast: %s', async (locale) => {
    const { button: send, failed } = textsOf(locale).uploadLinks.purposes[purpose];
    const noPdf = () => refused(415, 'UNSUPPORTED_MEDIA_TYPE');
    await openPage(purpose, { appointment: null }, locale, { 'POST /upload-links/upload': noPdf });
    await chooseFile(pdfNamed('urkunde.pdf'));
    await button(send).click();
    await toasted(failed);
  });
});

test('after a file was sent back the page says so, and why', async () => {
  await openPage('foundation-certificate', { sentBack: 'stranger' });
  await said(words.sentBack.title);
  await appears(page.getByRole('alert').filter({ hasText: sentBackTexts.stranger.de }));
});

test('two files at once are refused, and a file dropped beside the zone opens nothing', async () => {
  await openPage('foundation-certificate');
  const two = new DataTransfer();
  for (const name of ['a.pdf', 'b.pdf']) two.items.add(pdfNamed(name));
  const drop = (on: Element, dataTransfer: DataTransfer | null) =>
    on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  drop(page.getByText(words.file.drop, { exact: true }).element(), two);
  await said(words.file.problem.severalFiles);
  const prevented = !drop(heading(companyName).element(), null);
  expect(prevented).toBe(true);
});

describe('on paper', () => {
  afterEach(() => emulate({}));

  test('it says whose appointment it is, where and when, and not on the screen', async () => {
    await openPage('foundation-certificate');
    const { founder, place } = words.onPaper;
    const facts = document.querySelector('dl');
    expect(facts?.checkVisibility()).toBe(false);
    await emulate({ media: 'print' });
    await expect.poll(() => facts?.checkVisibility()).toBe(true);
    const printed = String(facts?.innerText);
    expect(printed).toContain(founder);
    expect(printed).toMatch(/Donnerstag, 7\.\s+März 2030, 10:30\s+Uhr/);
    expect(printed).toMatch(new RegExp(`${place}\\s+Domkloster 4, 50667 Köln`));
  });
});

test('the entry beside the extract is judged before anything is sent', async () => {
  const api = await openPage('register-extract');
  await chooseFile(pdfNamed('auszug.pdf'));
  await field(words.entry.enteredOn).fill('2099-01-01');
  await field(words.entry.registerNumber).fill('GnR 7');
  await button(words.purposes['register-extract'].button).click();
  await said(words.entry.problem.ENTRY_IN_THE_FUTURE);
  await said(words.entry.problem.NOT_A_REGISTER_NUMBER);
  expect(api.sent.map(({ name }) => name)).toEqual(['POST /upload-links/exchange']);
});

test('the day of the deed is asked for while the appointment lies ahead, and sent with the file', async () => {
  const api = await openPage('foundation-certificate');
  const { deedDate, problem } = words.deed;
  await chooseFile(pdfNamed('urkunde.pdf'));
  const send = button(words.purposes['foundation-certificate'].button);
  await send.click();
  await said(problem.DEED_DATE_REQUIRED);
  await field(deedDate).fill('2099-01-01');
  await send.click();
  await said(problem.DEED_IN_THE_FUTURE);
  expect(api.sent.map(({ name }) => name)).toEqual(['POST /upload-links/exchange']);
});
