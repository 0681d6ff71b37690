import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as mupdf from 'mupdf';
import { afterAll, expect, test } from 'vitest';
import { pdf, signedPdf } from '#demo/pdf.ts';
import { checkPdf } from '#modules/files/pdf-check.ts';

const folder = await mkdtemp(join(tmpdir(), 'siebenschritt-signatures-'));
afterAll(() => rm(folder, { recursive: true }));

/** The same document written anew, as by another program. */
function rewritten(options: string): Buffer {
  const document = mupdf.Document.openDocument(signedPdf('Urkunde'), 'application/pdf').asPDF();
  if (!document) throw new Error('No PDF.');
  return Buffer.from(document.saveToBuffer(options).asUint8Array());
}

const changed = (from: string, to: string): Buffer => {
  const text = signedPdf('Urkunde').toString('latin1');
  expect(text).toContain(from);
  return Buffer.from(text.replace(from, to.padEnd(from.length)), 'latin1');
};

test.each([
  ['of a notary', true, signedPdf('Urkunde')],
  ['whose objects are compressed', true, rewritten('objstms=yes,compress')],
  ['that is protected against changes as well', true, rewritten('encrypt=aes-256')],
  ['below another field', true, changed('/Fields [6 0 R]', '/Fields [<</Kids[6 0 R]>>]')],
  ['that names itself as its part', false, changed('/V 7 0 R', '/Kids [6 0 R]')],
  ['with a field nobody has signed', false, changed('/V 7 0 R', '')],
  ['with a time stamp alone', false, changed('/Type /Sig /', '/Type /DocTimeStamp /')],
  ['whose text speaks of /Type /Sig and /ByteRange', false, pdf('/Type /Sig /ByteRange [0 1]')],
  ['without any', false, pdf('Urkunde')],
])('a file %s: signed is %s', async (_what, isSigned, file) => {
  const path = join(folder, 'deed.pdf');
  await writeFile(path, file);
  expect(await checkPdf(path)).toMatchObject({ fault: null, isSigned });
});
