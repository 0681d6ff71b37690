import { deflateSync } from 'node:zlib';
import * as mupdf from 'mupdf';
import { pdf } from '#demo/pdf.ts';

type Change = (document: mupdf.PDFDocument) => void;

function build(change: Change, options = ''): Buffer {
  const document = mupdf.Document.openDocument(pdf(), 'application/pdf').asPDF();
  if (!document) throw new Error('No PDF.');
  change(document);
  return Buffer.from(document.saveToBuffer(options).asUint8Array());
}

const withOpenAction =
  (kind: string, key: string, value: string): Change =>
  (document) => {
    const action = document.newDictionary();
    action.put('S', document.newName(kind));
    action.put(key, document.newString(value));
    document.getTrailer().get('Root').put('OpenAction', document.addObject(action));
  };

const nothing: Change = () => undefined;
const withEmbeddedFile: Change = (document) => {
  const stream = document.addStream('MZ', document.newDictionary());
  const names = document.newDictionary();
  names.put('EmbeddedFiles', stream);
  document.getTrailer().get('Root').put('Names', document.addObject(names));
};
const withManyPages: Change = (document) => {
  for (let pages = 0; pages < 501; pages += 1) {
    const page = document.addPage([0, 0, 10, 10], 0, document.newDictionary(), '');
    document.insertPage(-1, page);
  }
};

/** Harmless to look at: nothing but its bytes gives the content away. */
export const pdfWithStream = (content: Buffer): Buffer =>
  build((document) => {
    const stream = document.addStream(content, document.newDictionary());
    document.getTrailer().get('Root').put('Siebenschritt', stream);
  });

/**
 * Some 20 kB that declare millions of objects, in a table which is compressed.
 *
 * @param name of the entry that says how many; readers take it with escapes as well
 */
export function pdfOfMillions(objects: number, name = '/Size'): Buffer {
  const entries = Buffer.alloc(objects * 4);
  const head = '%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n';
  const pages = '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n';
  const page = '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj\n';
  const offsets = [0, head.indexOf('1 0 obj'), head.length, head.length + pages.length];
  for (const [number, offset] of offsets.entries()) {
    if (number > 0) entries.writeUInt8(1, number * 4);
    entries.writeUInt16BE(offset, number * 4 + 1);
  }
  const start = head.length + pages.length + page.length;
  // Objects that are there, so that each is looked at.
  for (let number = 4; number < objects; number += 1) {
    entries.writeUInt8(1, number * 4);
    entries.writeUInt16BE(offsets[3] ?? 0, number * 4 + 1);
  }
  const table = deflateSync(entries, { level: 9 });
  const dictionary = `<</Type/XRef/W[1 2 1]${name} ${objects}/Root 1 0 R/Filter/FlateDecode/Length ${table.length}>>`;
  return Buffer.concat([
    Buffer.from(`${head}${pages}${page}4 0 obj ${dictionary} stream\n`),
    table,
    Buffer.from(`\nendstream endobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}

/** Its objects as they are given: catalogue, tree of pages, page and whatever else. */
function pdfOf(catalogue: string, page = '', ...more: string[]): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...more,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer << /Root 1 0 R /Size ${size} >>`;
  return Buffer.from(`${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** As a program does that changes a file without touching what is there. */
const withUpdate = (file: Buffer, object: string): Buffer => {
  const head = `${file.toString('latin1')}`;
  const start = /startxref\n(\d+)/.exec(head)?.[1] ?? '';
  const offset = String(head.length).padStart(10, '0');
  const changed = `1 0 obj\n${object}\nendobj\n`;
  const table = `xref\n1 1\n${offset} 00000 n \n`;
  const trailer = `trailer << /Root 1 0 R /Size 4 /Prev ${start} >>`;
  const end = `${table}${trailer}\nstartxref\n${head.length + changed.length}\n%%EOF\n`;
  return Buffer.from(head + changed + end, 'latin1');
};

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const launch = '<< /S /Launch /F (cmd.exe) >>';
const style = '<< /S /Screen /K 0 >>';

/** Files that are taken as they are, however unusual. */
export const soundPdfs: [what: string, file: Buffer][] = [
  ['protected against changes alone', build(nothing, 'encrypt=aes-256,owner-password=x')],
  ['protected in the old way', build(nothing, 'encrypt=rc4-128,owner-password=x')],
  ['filled up with zeros', Buffer.concat([pdf(), Buffer.alloc(200_000)])],
  ['that ends with empty lines', Buffer.concat([pdf(), Buffer.from('\r\n'.repeat(2_000))])],
  ['with a font called AA', pdfOf('', '/Resources << /Font << /AA 4 0 R >> >>', font)],
  ['with a colour called JS', pdfOf('', '/Resources << /ColorSpace << /JS /DeviceRGB >> >>')],
  ['with a destination called EF', pdfOf('/Dests << /EF [3 0 R /Fit] >>')],
  [
    'with a style called Screen',
    pdfOf(`/StructTreeRoot << /Type /StructTreeRoot /K [${style}] /RoleMap << /AA /P >> >>`),
  ],
  [
    'with a box whose state is called JS',
    pdfOf(
      '',
      '/Annots [<< /Subtype /Widget /AP << /N << /JS 4 0 R >> >> >>]',
      '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 1 >>\nstream\nq\nendstream',
    ),
  ],
  ['with notes of a program', pdfOf('/PieceInfo << /Maker << /Private << /JS 1 /AA 2 >> >> >>')],
  ['with properties of its own', pdfOf('/Extensions << /JS << /BaseVersion /1.7 >> >>')],
];

/** Files that are refused, each with the reason that the API gives. */
export const badPdfs: [what: string, reason: string, file: Buffer][] = [
  ['an empty file', 'empty', Buffer.alloc(0)],
  ['a program', 'not-a-pdf', Buffer.from('MZ\x90\x00 not a pdf %%EOF')],
  ['a web page', 'not-a-pdf', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing', 'not-a-pdf', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/> %%EOF')],
  ['an archive', 'not-a-pdf', Buffer.from('PK\u0003\u0004 %PDF-1.7 %%EOF')],
  ['a web page that is a PDF too', 'not-a-pdf', Buffer.concat([Buffer.from('<html>'), pdf()])],
  ['a PDF without its end', 'damaged', pdf().subarray(0, 300)],
  ['a PDF that declares three million objects', 'damaged', pdfOfMillions(3_000_000)],
  ['one that hides how many', 'damaged', pdfOfMillions(3_000_000, '/S#69ze')],
  ['a PDF in name only', 'damaged', Buffer.from('%PDF-1.7\nhello\n%%EOF')],
  ['one with a password', 'encrypted', build(nothing, 'encrypt=aes-256,user-password=x')],
  [
    'a PDF with JavaScript',
    'active-content',
    build(withOpenAction('JavaScript', 'JS', 'app.alert(1)')),
  ],
  [
    'one that hides a launch in a compressed object',
    'active-content',
    build(withOpenAction('Launch', 'F', 'cmd.exe'), 'compress,objstms=yes'),
  ],
  [
    'one whose name for a script is escaped',
    'active-content',
    pdfOf('/OpenAction << /S /Java#53cript /#4A#53 (1) >>'),
  ],
  [
    'one that was given a launch by an update',
    'active-content',
    withUpdate(pdfOf(''), `<< /Type /Catalog /Pages 2 0 R /OpenAction ${launch} >>`),
  ],
  [
    'one whose launch is a style as well',
    'active-content',
    pdfOf('/StructTreeRoot << /K 4 0 R >> /OpenAction 4 0 R', '', launch),
  ],
  [
    'one whose launch is a font as well',
    'active-content',
    pdfOf('/OpenAction 4 0 R', '/Resources << /Font << /F1 4 0 R >> >>', launch),
  ],
  ['one whose launch nothing leads to', 'active-content', pdfOf('', '', launch)],
  ['a page with an action', 'active-content', pdfOf('', '/AA << /O << /S /Named >> >>')],
  [
    'a PDF with an attachment of 160 kB',
    'active-content',
    pdfOf(
      '/Names << /EmbeddedFiles << /Names [(x) << /EF << /F 4 0 R >> >>] >> >>',
      '',
      '<< /Type /EmbeddedFile /Params << /Size 160000 >> /Length 1 >>\nstream\nx\nendstream',
    ),
  ],
  [
    'a PDF that opens another file',
    'active-content',
    pdfOf('/OpenAction << /S /GoToR /F (other.pdf) /D [0 /Fit] >>'),
  ],
  [
    'a PDF that is nested too deeply',
    'too-complex',
    pdfOf(`/X ${'['.repeat(150)}${']'.repeat(150)}`),
  ],
  [
    'a PDF after the mark of an encoding',
    'not-at-start',
    Buffer.concat([Buffer.from('\ufeff'), pdf()]),
  ],
  ['a PDF with a file in it', 'active-content', build(withEmbeddedFile)],
  ['a PDF of 501 pages and more', 'too-many-pages', build(withManyPages)],
];

/** A page of its own in place of the usual one; `forms` are what it can draw by name. */
function drawn(content: string, forms: Readonly<Record<string, string>> = {}): Buffer {
  return build((document) => {
    const page = document.findPage(0);
    const resources = page.get('Resources');
    const known = document.newDictionary();
    resources.put('XObject', known);
    for (const [name, drawing] of Object.entries(forms)) {
      const form = document.newDictionary();
      form.put('Type', document.newName('XObject'));
      form.put('Subtype', document.newName('Form'));
      const box = document.newArray();
      for (const edge of [0, 0, 595, 842]) box.push(edge);
      form.put('BBox', box);
      form.put('Resources', resources);
      known.put(name, document.addStream(drawing, form));
    }
    page.put('Contents', document.addStream(content, document.newDictionary()));
  });
}

/** Nothing to read, as a scan. */
export const pdfWithoutText = (): Buffer => drawn('0 0 99 99 re f');

/** More letters than are read, in 2,500 tiny lines. */
export const pdfOfLetters = (): Buffer => {
  const letters = 'Lang und breit. '.repeat(7);
  const lines = Array.from({ length: 2_500 }, () => `(${letters}) Tj 0 -0.3 Td`);
  return drawn(`BT /F1 1 Tf 60 800 Td ${lines.join(' ')} ET`);
};

/** Few bytes, but its one page takes years to draw: each form draws the one before ten times. */
export const pdfOfYears = (): Buffer =>
  drawn('/Form12 Do', {
    Form0: 'BT /F1 9 Tf 60 760 Td (a) Tj ET',
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`Form${at + 1}`, `/Form${at} Do `.repeat(10)]),
    ),
  });

/** Signs in the upper margin that look like the beginning of a page's number, again and again. */
export const pdfOfSlashes = (): Buffer =>
  drawn(`BT /F1 1 Tf 9 835 Td (${'#/'.repeat(2_500)}a) Tj ET`);

/** Paragraphs that stay between others that share no word with those of another name. */
export const pdfOfWords = (name: string): Buffer => {
  const words = (at: number) => Array.from({ length: 100 }, (_, word) => `${name}${at}x${word}`);
  const lines = Array.from({ length: 190 }, (_, at) => [
    `§ ${at} Bleibt.`,
    `§ ${words(at).join(' ')}`,
  ]);
  return drawn(
    `BT /F1 1 Tf 60 800 Td ${lines
      .flat()
      .map((text) => `(${text}) Tj 0 -1.8 Td`)
      .join(' ')} ET`,
  );
};
