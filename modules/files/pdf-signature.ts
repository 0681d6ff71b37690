import type { PDFDocument, PDFObject } from 'mupdf';

/** Forms have a few; a file built to keep the reader busy has more. */
const FIELDS_MAX = 10_000;

/**
 * Whether a field of the document holds an electronic signature. Nothing is verified: neither whose it is nor
 * whether the bytes are still the ones that were signed.
 */
export function isSigned(document: PDFDocument): boolean {
  const open = [...itemsOf(document.getTrailer().get('Root', 'AcroForm', 'Fields'))];
  const seen = new Set<number>();
  for (let looked = 0; looked < FIELDS_MAX; looked += 1) {
    const field = open.pop();
    if (!field) return false;
    if (field.isIndirect()) {
      if (seen.has(field.asIndirect())) continue;
      seen.add(field.asIndirect());
    }
    if (isSignature(field.get('V'))) return true;
    open.push(...itemsOf(field.get('Kids')));
  }
  return false;
}

/** A time stamp has the same parts, and another type. */
function isSignature(value: PDFObject): boolean {
  if (!value.isDictionary() || !value.get('ByteRange').isArray()) return false;
  const type = value.get('Type');
  return (type.isNull() || type.asName() === 'Sig') && value.get('Contents').isString();
}

function* itemsOf(list: PDFObject): Generator<PDFObject> {
  if (!list.isArray()) return;
  const count = Math.min(list.length, FIELDS_MAX);
  for (let index = 0; index < count; index += 1) yield list.get(index);
}
