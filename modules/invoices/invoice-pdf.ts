import type { Content, ContentStack, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { giroCodeOf } from '#domain/invoices/giro-code.ts';
import {
  asksForTransfer,
  type InvoiceContent,
  type InvoiceLine,
  payableCents,
} from '#domain/invoices/invoice.ts';
import { brand } from '#domain/site/brand.ts';
import { colors } from '#domain/site/colors.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { withBrokenWords } from '../shared/pdf/long-words.ts';
import { renderPdf } from '../shared/pdf/pdf.ts';
import { eInvoiceXml } from './e-invoice.ts';
import { facturX } from './factur-x.ts';
import { type InvoiceWords, invoiceWords, onDay } from './invoice-words.ts';

const { light } = colors;
/** In points; the address is where envelopes have a window (DIN 5008, form B). */
const LEFT = 71;
const RIGHT = 57;
const WIDTH = 595.28 - LEFT - RIGHT;
const TOP = 56;
const ADDRESS_TOP = 127;
const BODY_TOP = 262;
const ADDRESS_WIDTH = 240;
/** Letters that fit on a line of the address, and of a line's title. */
const ADDRESS_LETTERS = 40;
const ITEM_LETTERS = 24;

/**
 * The invoice as people and machines read it: a PDF/A-3 with the XML of ZUGFeRD, profile EN 16931,
 * in it. Both come from the same content, and the same content always becomes the same bytes.
 */
export async function renderInvoice(content: InvoiceContent): Promise<Buffer> {
  const texts = invoiceWords(content);
  const xml = await eInvoiceXml(content);
  return renderPdf({
    title: texts.title,
    language: content.language,
    createdAt: new Date(onDay(content.issuedOn)),
    pageMargins: [LEFT, TOP, RIGHT, 96],
    content: [
      head(),
      addressAndFacts(content, texts),
      { text: texts.title, fontSize: 20, bold: true, color: light.primary },
      { text: texts.intro, margin: [0, 8, 0, 18] },
      positions(content, texts),
      totals(content, texts),
      closing(content, texts),
    ],
    footer: (page, pages) => footer(content, texts.page(page, pages), texts),
    attachment: {
      name: 'factur-x.xml',
      description: `Factur-X/ZUGFeRD, ${content.number}`,
      type: 'text/xml',
      data: Buffer.from(xml),
      metadata: facturX,
    },
  });
}

type Margin = [number, number, number, number];
const quiet = { color: light.secondaryText, fontSize: 8.5 } as const;
const tabular = { fontFeatures: ['tnum'] as ['tnum'] };

/** The letterhead: our name and the line with seven stations. */
function head(): Content {
  const gap = 25;
  const stops = Array.from({ length: 7 }, (_, index) => {
    const x = 6 + index * gap;
    return index === 6
      ? `<circle cx="${x}" cy="8" r="4.2" fill="#FFFFFF" stroke="${light.accent}" stroke-width="2.4"/>`
      : `<circle cx="${x}" cy="8" r="4.2" fill="${light.primary}"/>`;
  });
  const line = `<line x1="6" y1="8" x2="${6 + 6 * gap}" y2="8" stroke="${light.primary}" stroke-width="2"/>`;
  const width = 12 + 6 * gap;
  return [
    {
      text: brand.name,
      absolutePosition: { x: LEFT, y: 50 },
      fontSize: 17,
      bold: true,
      color: light.primary,
    },
    {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="16">${line}${stops.join('')}</svg>`,
      absolutePosition: { x: LEFT + WIDTH - width, y: 55 },
      width,
    },
  ];
}

/** Layout of tables that only arrange their content. */
const noLines = (padding = 0) => ({
  defaultBorder: false,
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => padding,
  paddingBottom: () => padding,
});

/** A long address moves the content below it down. */
const addressAndFacts = (content: InvoiceContent, texts: InvoiceWords): Content => ({
  margin: [0, ADDRESS_TOP - TOP, 0, 0],
  table: {
    widths: [ADDRESS_WIDTH, '*'],
    heights: [BODY_TOP - ADDRESS_TOP],
    body: [[address(content, texts), facts(content, texts)]],
  },
  layout: noLines(),
});

function address({ seller, buyer, language }: InvoiceContent, texts: InvoiceWords): ContentStack {
  const country =
    buyer.country === 'DE'
      ? []
      : [new Intl.DisplayNames([language], { type: 'region' }).of(buyer.country) ?? buyer.country];
  const lines = [
    ...(buyer.company ? [buyer.company, `${texts.labels.attention} ${buyer.name}`] : [buyer.name]),
    buyer.street,
    `${buyer.zip} ${buyer.city}`,
    ...country,
    ...(buyer.vatId ? [`${texts.labels.vatId}: ${buyer.vatId}`] : []),
  ];
  return {
    stack: [
      {
        text: `${seller.name} · ${seller.street} · ${seller.postalCode} ${seller.city}`,
        fontSize: 7,
        color: light.secondaryText,
        margin: [0, 0, 0, 8],
      },
      ...lines.map((line) => ({
        text: withBrokenWords(line, ADDRESS_LETTERS),
        fontSize: 10,
        lineHeight: 1.25,
      })),
    ],
    margin: [0, 0, 0, 14],
  };
}

function facts(content: InvoiceContent, { labels }: InvoiceWords): ContentTable {
  const { number, issuedOn, dueOn, orderNumber, orderedOn, cancels, language } = content;
  const date = (day: string) => longDate(onDay(day), language);
  const rows: [string, string][] = [
    [labels.number, number],
    [labels.issuedOn, date(issuedOn)],
    ...(cancels ? [[labels.cancels, cancels.number] as [string, string]] : []),
    [labels.order, orderNumber],
    [labels.orderedOn, date(orderedOn)],
    ...(asksForTransfer(content) ? [[labels.dueOn, date(dueOn)] as [string, string]] : []),
  ];
  return {
    margin: [14, 15, 0, 0],
    table: {
      widths: [118, 95],
      body: rows.map(([label, value]) => [
        { text: label, ...quiet },
        { text: value, fontSize: 9, alignment: 'right' },
      ]),
    },
    layout: noLines(1.5),
  };
}

function positions({ lines, language }: InvoiceContent, texts: InvoiceWords): ContentTable {
  const { labels } = texts;
  const title = (text: string, right = false): TableCell => ({
    text,
    ...quiet,
    bold: true,
    alignment: right ? 'right' : 'left',
  });
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      // With `*`, a long word would push the amounts off the page.
      widths: [22, 158, 40, 62, 47, 70],
      body: [
        [
          title(labels.position),
          title(labels.item),
          title(labels.quantity, true),
          title(labels.unitPrice, true),
          title(labels.vat, true),
          title(labels.net, true),
        ],
        ...lines.map((line, index) => position(line, index, language, texts)),
      ],
    },
    layout: {
      hLineWidth: () => 0.75,
      vLineWidth: () => 0,
      hLineColor: (row) => (row <= 1 ? light.primary : light.hairline),
      fillColor: (row) => (row === 0 ? light.paper : null),
      paddingLeft: (column) => (column === 0 ? 4 : 6),
      paddingRight: (column) => (column === 5 ? 4 : 6),
      paddingTop: () => 6,
      paddingBottom: () => 5,
    },
  };
}

function position(
  line: InvoiceLine,
  index: number,
  language: InvoiceContent['language'],
  { labels }: InvoiceWords,
): TableCell[] {
  const { title, details = [], quantity, unitNetCents, discountPercent, netCents, service } = line;
  const date = (day: string) => longDate(onDay(day), language);
  const discountCents = unitNetCents * quantity - netCents;
  const until = service?.until && service.until !== service.from ? ` – ${date(service.until)}` : '';
  const more = [
    ...details,
    ...(service ? [`${labels.service}: ${date(service.from)}${until}`] : []),
    ...(discountCents === 0
      ? []
      : [
          `${labels.discount} ${percent(discountPercent, language)}: ${money(-discountCents, language)}`,
        ]),
  ];
  const figure = (text: string): TableCell => ({ text, alignment: 'right', ...tabular });
  return [
    { text: String(index + 1), ...tabular },
    {
      stack: [
        { text: withBrokenWords(title, ITEM_LETTERS), bold: true },
        ...more.map((text) => ({ text: withBrokenWords(text, ITEM_LETTERS), ...quiet })),
      ],
    },
    figure(String(quantity)),
    figure(money(unitNetCents, language)),
    figure(percent(line.vatPercent, language)),
    figure(money(netCents, language)),
  ];
}

const percent = (value: number, language: InvoiceContent['language']) =>
  language === 'de' ? `${value}\u00a0%` : `${value}%`;

function totals(content: InvoiceContent, { labels, exempt }: InvoiceWords): Content {
  const { vat, netCents, grossCents, language } = content;
  const row = (label: string, cents: number): TableCell[] => [
    { text: label, ...tabular },
    { text: money(cents, language), alignment: 'right', ...tabular },
  ];
  const strong = { bold: true, fontSize: 12.5, color: light.primary };
  return {
    margin: [0, 10, 0, 0],
    unbreakable: true,
    columns: [
      { width: '*', text: '' },
      {
        width: 310,
        table: {
          widths: ['*', 80],
          body: [
            row(labels.netTotal, netCents),
            ...vat.map((rate) =>
              rate.percent === 0
                ? row(`${exempt}: ${money(rate.netCents, language)}`, 0)
                : row(
                    `${labels.vat} ${percent(rate.percent, language)} · ${money(rate.netCents, language)}`,
                    rate.vatCents,
                  ),
            ),
            [
              { text: labels.total, ...strong },
              { text: money(grossCents, language), alignment: 'right', ...strong, ...tabular },
            ],
          ],
        },
        layout: {
          hLineWidth: (line, node) => (line === node.table.body.length - 1 ? 0.75 : 0),
          vLineWidth: () => 0,
          hLineColor: () => light.primary,
          paddingLeft: () => 4,
          paddingRight: () => 4,
          paddingTop: (line, node) => (line === node.table.body.length - 1 ? 7 : 2.5),
          paddingBottom: () => 2.5,
        },
      },
    ],
  };
}

/** Payment and notes, kept together so that no page holds a single last line. */
const closing = (content: InvoiceContent, texts: InvoiceWords): Content => ({
  unbreakable: true,
  stack: [
    payment(content, texts),
    ...texts.notes.map((note) => ({ text: note, ...quiet, margin: [0, 5, 0, 0] as Margin })),
  ],
});

function payment(content: InvoiceContent, texts: InvoiceWords): Content {
  const { labels } = texts;
  const { number, seller } = content;
  const bank = asksForTransfer(content) ? seller.bank : undefined;
  const account = bank
    ? [
        { text: seller.name, bold: true, margin: [0, 6, 0, 0] as Margin },
        {
          text: `${labels.account}: ${bank.iban} · ${bank.bic ? `BIC ${bank.bic} · ` : ''}${bank.name}`,
        },
        { text: `${labels.reference}: ${number}` },
      ]
    : [];
  return {
    margin: [0, 14, 0, 5],
    columns: [
      {
        width: '*',
        stack: [...texts.payment.map((text) => ({ text, ...tabular })), ...account],
      },
      ...(bank
        ? [
            {
              width: 92,
              stack: [
                { qr: transferOf(content, bank), fit: 78, alignment: 'right' as const },
                {
                  text: labels.scan,
                  fontSize: 6.5,
                  color: light.secondaryText,
                  alignment: 'right' as const,
                  margin: [0, 3, 0, 0] as Margin,
                },
              ],
            },
          ]
        : []),
    ],
  };
}

function transferOf(
  content: InvoiceContent,
  bank: { iban: string; bic?: string | undefined },
): string {
  const { seller, number } = content;
  return giroCodeOf({
    ...bank,
    name: seller.name,
    cents: payableCents(content),
    reference: number,
  });
}

function footer({ seller }: InvoiceContent, page: string, texts: InvoiceWords): Content {
  const small = { fontSize: 7, color: light.secondaryText, lineHeight: 1.3 } as const;
  const column = (lines: readonly string[]) => ({ width: '*' as const, text: lines.join('\n') });
  return {
    margin: [LEFT, 14, RIGHT, 0],
    stack: [
      {
        canvas: [
          {
            type: 'line',
            x1: 0,
            y1: 0,
            x2: WIDTH,
            y2: 0,
            lineWidth: 0.5,
            lineColor: light.hairline,
          },
        ],
      },
      {
        ...small,
        margin: [0, 8, 0, 6],
        columnGap: 14,
        columns: [
          column([seller.name, seller.street, `${seller.postalCode} ${seller.city}`]),
          column([
            `${seller.registerCourt}, ${seller.registerNumber}`,
            `${texts.labels.vatId} ${seller.vatId}`,
          ]),
          column([`${texts.directors}:`, seller.managingDirectors]),
          column([seller.phone, seller.email]),
        ],
      },
      { ...small, text: page, alignment: 'right' },
    ],
  };
}
