import { cancellationContent, invoiceContent } from '#domain/invoices/content.ts';
import type { InvoiceContent, InvoicedOrder } from '#domain/invoices/invoice.ts';
import { type Operator, sampleOperator } from '#domain/site/operator.ts';
import { invoicedOrder, invoiceLine } from './orders.ts';

const at = new Date('2026-11-22T09:00:00Z');
const number = 'RE-2026-000001';

const invoice = (changes: Partial<InvoicedOrder> = {}, operator: Operator = sampleOperator) =>
  invoiceContent(invoicedOrder(changes), operator, { number, at });
const cancelled = (content: InvoiceContent) =>
  cancellationContent(content, { number: 'RE-2026-000002', at });

const buyer = {
  name: 'Łucja Ärger-Gründerin',
  street: 'Straße des 17. Juni 3',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
} as const;

const discounted = invoiceLine({
  title: 'Markenrecherche & Anmeldung <Basis>',
  details: ['Identitätsrecherche', 'Ähnlichkeitsrecherche'],
  quantity: 3,
  unitNetCents: 33_333,
  discountPercent: 15,
  netCents: Math.round(33_333 * 0.85) * 3,
});
const seminar = invoiceLine({
  title: 'Seminar Buchhaltung',
  vatPercent: 7,
  unitNetCents: 24_905,
  netCents: 24_905,
  service: { from: '2027-01-10', until: '2027-01-11' },
});
const exempt = invoiceLine({ title: 'Prüfungsgebühr', vatPercent: 0 });

const severalRates = invoice({ lines: [invoiceLine(), seminar, exempt] });
const withDiscount = invoice({
  lines: [discounted, invoiceLine()],
  otherVendors: ['Musterfrau & Kollegen', 'Steuerkanzlei Nord'],
});

/** As long as the form takes them: one can be broken between words, the other nowhere. */
const WORDS = 'Straße des 17. Juni, Hinterhaus, Aufgang C, bei Müller-Lüdenscheidt, ';
export const longestBuyer = {
  company: WORDS.repeat(3).slice(0, 200),
  name: 'W'.repeat(100),
  street: WORDS.repeat(3).slice(0, 200),
  zip: 'SW1A 1AA 123',
  city: 'Ü'.repeat(100),
  country: 'GB',
} as const;

const several = (count: number, details: number) =>
  Array.from({ length: count }, (_, index) =>
    invoiceLine({
      title: `Leistung ${index + 1}`,
      details: Array.from({ length: details }, (_, part) => `Teil ${part + 1}`),
      unitNetCents: 3_337,
      netCents: 3_337,
    }),
  );

/** Every kind of invoice that we write, by name. */
export const invoiceKinds: Record<string, InvoiceContent> = {
  german: invoice(),
  english: invoice({ language: 'en', buyer }),
  company: invoice({ buyer: { ...buyer, company: 'Ärger & Söhne UG', vatId: 'DE123456789' } }),
  foreign: invoice({ buyer: { ...buyer, zip: '1010', city: 'Wien', country: 'AT' } }),
  'several-rates': severalRates,
  discount: withDiscount,
  card: invoice({ payment: 'card', language: 'en' }),
  package: invoice({
    lines: [
      invoiceLine({
        title: 'Gründungspaket: unsere Leistung',
        unitNetCents: 49_900,
        netCents: 49_900,
      }),
    ],
    otherVendors: ['Musterfrau & Kollegen'],
  }),
  'without-account': invoice({}, { ...sampleOperator, bank: undefined }),
  long: invoice({ lines: several(30, 0) }),
  'three-pages': invoice({ lines: several(17, 4) }),
  'long-address': invoice({ buyer: longestBuyer }),
  'foreign-names': invoice({
    buyer: {
      ...buyer,
      name: 'Γιώργος Nguyễn-Дмитрий',
      company: 'Żółć & Şişli Őrség <b> "Æ" s.r.o.',
      zip: '30-001',
      city: 'Kraków',
      country: 'PL',
    },
  }),
  reduced: invoice({ lines: [seminar] }),
  exempt: invoice({ lines: [exempt], language: 'en' }),
  cancellation: cancelled(invoice()),
  'cancellation-of-discount': cancelled(withDiscount),
  'cancellation-of-several-rates': cancelled({ ...severalRates, language: 'en' }),
};
