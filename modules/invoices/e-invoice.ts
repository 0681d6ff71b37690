import { FormatFactoryService, type Invoice, invoiceSchema } from '@e-invoice-eu/core';
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';
import {
  asksForTransfer,
  type InvoiceContent,
  type InvoiceLine,
  payableCents,
} from '#domain/invoices/invoice.ts';
import { invoiceWords } from './invoice-words.ts';

/** The invoice for machines: XML by EN 16931 in the syntax CII, as ZUGFeRD embeds it. */

type Ubl = Invoice['ubl:Invoice'];
type Line = Ubl['cac:InvoiceLine'][number];

const CURRENCY = 'EUR';
const VAT = { 'cbc:ID': 'VAT' };
/** UNTDID 1001: an invoice, or one that corrects another. */
const typeCodes = { invoice: '380', cancellation: '384' } as const;
/** UNTDID 4461: SEPA credit transfer, online payment service. */
const paymentMeans = { invoice: '58', card: '68' } as const;
/** UN/ECE Recommendation 20: pieces. */
const PIECES = 'C62';

const format = new FormatFactoryService().createFormatService('CII', {
  log: () => undefined,
  warn: () => undefined,
  error: () => undefined,
});

let validator: ValidateFunction<Invoice> | undefined;

/** Compiled once: the service of the library would compile it for every invoice, which takes as long as the rest. */
function compiled(): ValidateFunction<Invoice> {
  validator ??= new Ajv2019({ strict: true, allErrors: true, useDefaults: true }).compile(
    invoiceSchema,
  );
  return validator;
}

/** @throws when the content does not fit the format */
export async function eInvoiceXml(content: InvoiceContent): Promise<string> {
  const invoice = eInvoiceOf(content);
  const validate = compiled();
  if (!validate(invoice)) throw new Ajv2019.ValidationError(validate.errors ?? []);
  format.fillInvoiceDefaults(invoice);
  const options = { format: 'CII', lang: content.language, noWarnings: true };
  const xml = await format.generate(invoice, options);
  return completed(typeof xml === 'string' ? xml : Buffer.from(xml).toString('utf8'), content);
}

/** Corrects mistakes of the library; values are escaped, so patterns of tags match only tags. */
function completed(xml: string, content: InvoiceContent): string {
  const { cancels } = content;
  const summation = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
  const reference = cancels
    ? `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${cancels.number}</ram:IssuerAssignedID>` +
      '<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">' +
      `${cancels.issuedOn.replaceAll('-', '')}</qdt:DateTimeString></ram:FormattedIssueDateTime>` +
      '</ram:InvoiceReferencedDocument>'
    : '';
  const { directors } = invoiceWords(content);
  const legal = `<ram:Description>${escaped(`${directors}: ${content.seller.managingDirectors}`)}</ram:Description>`;
  return (
    xml
      // The library names a process of Peppol, which has rules of its own.
      .replace(/<ram:BusinessProcessSpecified[^]*?<\/ram:BusinessProcessSpecified\w+>\s*/, '')
      // The library invents an order number of the buyer, who gave none.
      .replace(/<ram:BuyerOrderReferenced[^]*?<\/ram:BuyerOrderReferenced\w+>\s*/, '')
      // The library leaves out the legal information of the seller.
      .replace(/(<ram:SellerTradeParty>[^]*?<\/ram:Name>)/, (found) => found + legal)
      // In CII one currency holds for all amounts.
      .replace(/(<ram:(?:ActualAmount|BasisAmount)) currencyID="\w+"/g, '$1')
      // The library leaves out the reference of a cancellation.
      .replace(summation, `${summation}${reference}`)
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

export const amount = (cents: number): string => (cents / 100).toFixed(2);

/** An amount, and beside it its currency. */
const euros = <Name extends string>(name: Name, cents: number) =>
  ({ [name]: amount(cents), [`${name}@currencyID`]: CURRENCY }) as Record<Name, string> &
    Record<`${Name}@currencyID`, typeof CURRENCY>;

function eInvoiceOf(content: InvoiceContent): Invoice {
  const { kind, number, issuedOn, dueOn, orderNumber, lines } = content;
  const texts = invoiceWords(content);
  const [first, ...others] = lines.map((line, index) => lineOf(line, index, texts.labels.discount));
  if (!first) throw new Error('An invoice needs a line.');
  return {
    'ubl:Invoice': {
      'cbc:ID': number,
      'cbc:IssueDate': issuedOn,
      ...(kind === 'invoice' && { 'cbc:DueDate': dueOn }),
      'cbc:InvoiceTypeCode': typeCodes[kind],
      // The library writes several notes as one that is not valid.
      ...(texts.notes.length > 0 && { 'cbc:Note': [texts.notes.join('\n')] }),
      'cbc:DocumentCurrencyCode': CURRENCY,
      // Positions with dates have a period of their own.
      ...(lines.some(({ service }) => !service) && {
        'cac:InvoicePeriod': { 'cbc:StartDate': content.orderedOn },
      }),
      // This is our own number, since buyers give none.
      'cac:OrderReference': { 'cbc:SalesOrderID': orderNumber },
      'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(content) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(content) },
      'cac:Delivery': {
        'cac:DeliveryLocation': {
          'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': content.buyer.country } },
        },
      },
      ...(kind === 'invoice' && { 'cac:PaymentMeans': [paymentOf(content)] }),
      'cac:PaymentTerms': { 'cbc:Note': texts.payment.join('\n') },
      'cac:TaxTotal': [taxOf(content, texts.exempt)],
      'cac:LegalMonetaryTotal': totalsOf(content),
      'cac:InvoiceLine': [first, ...others],
    },
  };
}

function sellerOf({ seller }: InvoiceContent): Ubl['cac:AccountingSupplierParty']['cac:Party'] {
  return {
    'cbc:EndpointID': seller.email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': {
      'cbc:StreetName': seller.street,
      'cbc:CityName': seller.city,
      'cbc:PostalZone': seller.postalCode,
      'cac:Country': { 'cbc:IdentificationCode': 'DE' },
    },
    'cac:PartyTaxScheme': [{ 'cbc:CompanyID': seller.vatId, 'cac:TaxScheme': VAT }],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.name,
      'cbc:CompanyID': `${seller.registerCourt}, ${seller.registerNumber}`,
    },
    'cac:Contact': {
      'cbc:Name': seller.name,
      'cbc:Telephone': seller.phone,
      'cbc:ElectronicMail': seller.email,
    },
  };
}

function buyerOf({ buyer }: InvoiceContent): Ubl['cac:AccountingCustomerParty']['cac:Party'] {
  return {
    'cac:PostalAddress': {
      'cbc:StreetName': buyer.street,
      'cbc:CityName': buyer.city,
      'cbc:PostalZone': buyer.zip,
      'cac:Country': { 'cbc:IdentificationCode': buyer.country },
    },
    ...(buyer.vatId && {
      'cac:PartyTaxScheme': { 'cbc:CompanyID': buyer.vatId, 'cac:TaxScheme': VAT },
    }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.company ?? buyer.name },
    ...(buyer.company && { 'cac:Contact': { 'cbc:Name': buyer.name } }),
  };
}

function paymentOf(content: InvoiceContent): NonNullable<Ubl['cac:PaymentMeans']>[number] {
  const { payment, number, seller } = content;
  const { name } = seller;
  const bank = asksForTransfer(content) ? seller.bank : undefined;
  const reference = { 'cbc:PaymentID': number };
  // 1: not defined; a transfer has to name an account.
  if (payment === 'invoice' && !bank) return { 'cbc:PaymentMeansCode': '1', ...reference };
  const means = { 'cbc:PaymentMeansCode': paymentMeans[payment], ...reference };
  if (payment === 'card' || !bank) return means;
  return {
    ...means,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': bank.iban.replace(/\s/g, ''),
      'cbc:Name': name,
      ...(bank.bic && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bank.bic } }),
    },
  };
}

/** Standard and reduced rates belong to category S; no VAT means exempt by § 4 UStG. */
const categoryOf = (percent: number) => ({
  'cbc:ID': percent > 0 ? ('S' as const) : ('E' as const),
  'cbc:Percent': String(percent),
  'cac:TaxScheme': VAT,
});

function taxOf({ vat, vatCents }: InvoiceContent, exempt: string): Ubl['cac:TaxTotal'][number] {
  return {
    ...euros('cbc:TaxAmount', vatCents),
    'cac:TaxSubtotal': vat.map(({ percent, netCents, vatCents: cents }) => ({
      ...euros('cbc:TaxableAmount', netCents),
      ...euros('cbc:TaxAmount', cents),
      'cac:TaxCategory': {
        ...categoryOf(percent),
        ...(percent === 0 && { 'cbc:TaxExemptionReason': exempt }),
      },
    })),
  };
}

function totalsOf(content: InvoiceContent): Ubl['cac:LegalMonetaryTotal'] {
  const { netCents, grossCents, settles } = content;
  return {
    ...euros('cbc:LineExtensionAmount', netCents),
    ...euros('cbc:TaxExclusiveAmount', netCents),
    ...euros('cbc:TaxInclusiveAmount', grossCents),
    ...(settles && {
      ...euros('cbc:PrepaidAmount', settles.offsetCents),
    }),
    ...euros('cbc:PayableAmount', payableCents(content)),
  };
}

function lineOf(line: InvoiceLine, index: number, discount: string): Line {
  const { title, details = [], quantity, unitNetCents, netCents, vatPercent, service } = line;
  const discountCents = unitNetCents * quantity - netCents;
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': String(quantity),
    'cbc:InvoicedQuantity@unitCode': PIECES,
    ...euros('cbc:LineExtensionAmount', netCents),
    ...(service && {
      'cac:InvoicePeriod': {
        'cbc:StartDate': service.from,
        'cbc:EndDate': service.until ?? service.from,
      },
    }),
    ...(discountCents !== 0 && {
      'cac:AllowanceCharge': [discountOf(line, discountCents, discount)],
    }),
    'cac:Item': {
      ...(details.length > 0 && { 'cbc:Description': details.join('\n') }),
      'cbc:Name': title,
      'cac:ClassifiedTaxCategory': categoryOf(vatPercent),
    },
    'cac:Price': {
      ...euros('cbc:PriceAmount', unitNetCents),
    },
  };
}

function discountOf(
  { discountPercent, unitNetCents, quantity }: InvoiceLine,
  discountCents: number,
  reason: string,
): NonNullable<Line['cac:AllowanceCharge']>[number] {
  return {
    'cbc:ChargeIndicator': 'false',
    // UNTDID 5189: discount.
    'cbc:AllowanceChargeReasonCode': '95',
    'cbc:AllowanceChargeReason': reason,
    'cbc:MultiplierFactorNumeric': String(discountPercent),
    ...euros('cbc:Amount', discountCents),
    ...euros('cbc:BaseAmount', unitNetCents * quantity),
  };
}
