import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MAX_UPLOAD_BYTES } from '#domain/files/limits.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { locales } from '#domain/site/paths.ts';
import {
  appears,
  button,
  chooseFile,
  pdfNamed,
  said,
  toasted,
} from '../support/components/controls.ts';
import { openFoundation } from '../support/components/foundation-page.tsx';
import { refused } from '../support/mock/api.ts';
import { documentOf, foundationAt } from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';

/** As the API answers to a file that only looks like a PDF. */
const noPdf = () => refused(415, 'UNSUPPORTED_MEDIA_TYPE');

beforeEach(() => sessionStorage.clear());

const upload = 'POST /foundations/:id/bank-confirmation';
const now = foundationAt('share-capital-payment-pending');
const received = foundationAt('register-record-pending');
const words = textsOf('de').foundations.upload;
const { start } = textsOf('de').foundations.bankConfirmation;

/** Of one colour. */
async function photo(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  context.fillStyle = 'steelblue';
  context.fillRect(0, 0, width, height);
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

describe('a bank statement', () => {
  test.each(locales)('that cannot be taken is told in a toast: %s', async (locale) => {
    const { texts } = await openFoundation({ now, locale, answers: () => ({ [upload]: noPdf }) });
    await chooseFile(pdfNamed('kontoauszug.pdf'));
    await button(texts.foundations.bankConfirmation.start).click();
    await toasted(texts.foundations.bankConfirmation.failed);
  });

  test('is named as damaged, and only another file can help', async () => {
    const damaged = refused(415, 'UNSUPPORTED_MEDIA_TYPE', { reason: 'damaged' });
    const { api, standsAt } = await openFoundation({
      now,
      answers: (moveTo) => ({
        [upload]: ({ body }) => {
          const { name } = (body as FormData).get('file') as File;
          return name === 'kaputt.pdf' ? damaged : moveTo(received);
        },
      }),
    });
    await chooseFile(pdfNamed('kaputt.pdf'));
    await button(start).click();
    await said(words.problem.damaged);
    expect(button(words.again).query()).toBeNull();
    await appears(button(words.chooseOther));
    await chooseFile(pdfNamed('konto.pdf'));
    await button(start).click();
    await standsAt('register-record-pending');
    const keys = api.sentTo(upload).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('stays chosen when the session has ended', async () => {
    const { session, standsAt, logInAgain } = await openFoundation({
      now,
      answers: (moveTo) => ({
        [upload]: () => (session.ended ? refused(401, 'INVALID_CREDENTIALS') : moveTo(received)),
      }),
    });
    await chooseFile(pdfNamed('kontoauszug.pdf'));
    session.ended = true;
    await button(start).click();
    await logInAgain();
    await said('kontoauszug.pdf');
    await button(words.again).click();
    await standsAt('register-record-pending');
  });
});

describe('a file that is chosen', () => {
  test('that is the deed which is there already is pointed out, and may be sent all the same', async () => {
    const pdf = pdfNamed('urkunde.pdf');
    const digest = await crypto.subtle.digest('SHA-256', await pdf.arrayBuffer());
    const sha256 = [...new Uint8Array(digest)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    const deed = documentOf(1, new Date().toISOString());
    const documents = [{ ...deed, kind: 'foundation-certificate' as const, title: '', sha256 }];
    const { api, standsAt } = await openFoundation({
      now: { ...now, documents },
      answers: (moveTo) => ({ [upload]: () => moveTo(received) }),
    });
    await chooseFile(pdf);
    await appears(page.getByRole('alert').getByText(/„Gründungsurkunde“/));
    await button(words.known.start).click();
    await standsAt('register-record-pending');
    expect(api.sentTo(upload)).toHaveLength(1);
  });

  test('that was photographed is sent as one PDF with a page for each photo', async () => {
    const { api, standsAt } = await openFoundation({
      now,
      answers: (moveTo) => ({ [upload]: () => moveTo(received) }),
    });
    await chooseFile(await photo('Seite 1.jpg', 1_500, 2_000), await photo('2.png', 800, 600));
    await said(words.made);
    await said('Seite 1.pdf');
    await button(start).click();
    await standsAt('register-record-pending');
    const [sent] = api.sentTo(upload);
    const file = (sent?.body as FormData | undefined)?.get('file') as File;
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
    expect(text).toMatch(/^%PDF-1.4\n/);
    expect(text).toContain('/Count 2');
    expect(text).toContain('/MediaBox [0 0 841.89 595.28]');
    expect(file.size).toBeLessThan(200_000);
  });

  test.each([
    ['a picture that this browser cannot open', 'photo', ['seite.heic']],
    ['a PDF beside a photo', 'severalFiles', ['konto.pdf', 'seite.jpg']],
  ] as const)('is refused as %s', async (_what, problem, names) => {
    const { api } = await openFoundation({ now });
    await chooseFile(...names.map((name) => new File(['%PDF-1.7'], name)));
    await said(words.problem[problem], page.getByRole('alert'));
    expect(button(start).query()).toBeNull();
    expect(api.sentTo(upload)).toEqual([]);
  });

  test('that is too large is refused at once', async () => {
    const { api } = await openFoundation({ now });
    await chooseFile(pdfNamed('gross.pdf', new Uint8Array(MAX_UPLOAD_BYTES)));
    await appears(page.getByRole('alert').getByText(/größer als 20\sMB/));
    expect(button(start).query()).toBeNull();
    expect(api.sentTo(upload)).toEqual([]);
  });
});

test.each([
  [false, 'there'],
  [true, 'sentBack'],
] as const)(
  'a bank statement that has come before is taken, and pointed out: %s',
  async (withdrawn, said) => {
    const sameAs = { kind: 'bank-confirmation', title: '', withdrawn } as const;
    const { upload: words } = textsOf('de').foundations;
    const { standsAt } = await openFoundation({
      now: foundationAt('share-capital-payment-pending'),
      answers: (moveTo) => ({
        'POST /foundations/:id/bank-confirmation': () => ({
          ...moveTo(foundationAt('register-record-pending')),
          sameAs,
        }),
      }),
    });
    await chooseFile(pdfNamed('kontoauszug.pdf'));
    await button(start).click();
    await toasted(words.same.title);
    const { email } = sampleOperator;
    const note = words.same[said].replace('{{file}}', 'Kontoauszug').replace('{{email}}', email);
    await toasted(note);
    await standsAt('register-record-pending');
    await toasted(note);
  },
);
