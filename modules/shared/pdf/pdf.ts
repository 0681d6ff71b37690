import { readFileSync } from 'node:fs';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { colors } from '#domain/site/colors.ts';
import type { Locale } from '#domain/site/paths.ts';
import { fontFiles, fonts, withFonts } from './fonts.ts';
import { sfntOf } from './sfnt.ts';

type Definition = Omit<
  TDocumentDefinitions,
  'header' | 'footer' | 'info' | 'language' | 'files' | 'subset' | 'version'
>;

/** A PDF in our fonts and colours. The same content always yields the same bytes. */
export interface PdfContent extends Definition {
  title: string;
  language: Locale;
  /** The file contains this time, so it is part of the content. */
  createdAt: Date;
  header?: () => Content;
  footer?: (page: number, pages: number) => Content;
  /** Attaches a file and makes the PDF a PDF/A-3. */
  attachment?: {
    name: string;
    description: string;
    type: string;
    data: Buffer;
    /** XMP metadata of the attachment, as an `rdf:Description`. */
    metadata?: string;
  };
}

pdfmake.setFonts(fonts);
// Our PDFs consist of our own data, so nothing is loaded from elsewhere.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** The files that it finds without looking at the disk, which its types omit. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync(path: string, file: Buffer): void };
};

for (const path of fontFiles) virtualfs.writeFileSync(path, sfntOf(readFileSync(path)));

/**
 * Renders a PDF with selectable text and embedded fonts.
 *
 * @returns its bytes
 */
export async function renderPdf(pages: PdfContent): Promise<Buffer> {
  const { title, language, createdAt, header, footer, attachment, content, ...definition } = pages;
  const pdf = pdfmake.createPdf({
    pageSize: 'A4',
    pageMargins: [62, 56, 56, 84],
    ...definition,
    content: withFonts(content),
    ...(header && { header: () => withFonts(header()) }),
    ...(footer && { footer: (page, pages) => withFonts(footer(page, pages)) }),
    defaultStyle: {
      font: 'Inter',
      fontSize: 9.5,
      lineHeight: 1.35,
      color: colors.light.text,
      ...definition.defaultStyle,
    },
    info: {
      title: plain(title),
      creator: 'Siebenschritt',
      producer: 'pdfmake',
      creationDate: createdAt,
    },
    language,
    displayTitle: true,
    version: '1.7',
    ...(attachment && { subset: 'PDF/A-3b', files: { [attachment.name]: embedded(attachment) } }),
  });
  if (attachment?.metadata)
    ((await pdf.getStream()) as WithMetadata).appendXML(attachment.metadata);
  return pdf.getBuffer();

  function embedded({ name, description, type, data }: NonNullable<PdfContent['attachment']>) {
    return {
      src: `data:${type};base64,${data.toString('base64')}`,
      name,
      description,
      creationDate: createdAt,
      modifiedDate: createdAt,
      relationship: 'Alternative',
    };
  }
}

/** A method of pdfkit that its types omit. */
type WithMetadata = PDFKit.PDFDocument & { appendXML(xml: string): void };

/** pdfkit writes the title into XML without escaping it. */
const plain = (title: string) =>
  title
    .replace(/&/g, ' + ')
    .replace(/\s{2,}/g, ' ')
    .replace(/[<>]/g, '');
