import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { colors } from '#domain/site/colors.ts';
import type { Locale } from '#domain/site/paths.ts';
import { fontFolder, fonts, withFonts } from './fonts.ts';

type Definition = Omit<
  TDocumentDefinitions,
  'header' | 'footer' | 'info' | 'language' | 'files' | 'subset' | 'version'
>;

/** A PDF in our fonts and colours. The same content always becomes the same bytes. */
export interface PdfContent extends Definition {
  title: string;
  language: Locale;
  /** Written into the file, so it has to come with the content. */
  createdAt: Date;
  header?: () => Content;
  footer?: (page: number, pages: number) => Content;
  /** Makes the file a PDF/A-3 that holds this one. */
  attachment?: {
    name: string;
    description: string;
    type: string;
    data: Buffer;
    /** What XMP says about it, as an `rdf:Description`. */
    metadata?: string;
  };
}

pdfmake.setFonts(fonts);
// PDFs are made of our data alone.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontFolder));

/** Text stays text, and the fonts are embedded. @returns the bytes of the PDF */
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

/** A method of pdfkit that its types leave out. */
type WithMetadata = PDFKit.PDFDocument & { appendXML(xml: string): void };

/** pdfkit writes the title into XML as it is. */
const plain = (title: string) =>
  title
    .replace(/&/g, ' + ')
    .replace(/\s{2,}/g, ' ')
    .replace(/[<>]/g, '');
