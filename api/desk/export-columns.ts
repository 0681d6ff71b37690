import type {
  AuditedAction,
  ListedFoundation,
  ManagedInquiry,
  ManagedInvoice,
  ManagedPayment,
  Subscription,
} from '#api/contract.ts';
import { type CsvValue, csvMoney } from '#domain/desk/csv.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { dayKey, lastDayBefore } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { sectorTexts } from '#domain/site/sector-texts.ts';
import type { PersonRow } from '#modules/accounts/directory/managed-people.ts';
import type { PieceCard } from '#modules/content/pieces/pieces.ts';
import type { FiledFacts } from '#projections/foundations/parts.ts';
import type { ListedOrder } from '../orders/managed-orders.ts';
import { exportWords } from './export-words.ts';

export interface ExportColumn<Row> {
  header: Record<Locale, string>;
  value: (row: Row, locale: Locale) => CsvValue;
}

const column = <Row>(
  de: string,
  en: string,
  value: ExportColumn<Row>['value'],
): ExportColumn<Row> => ({ header: { de, en }, value });

const dayOf = (instant: string | null) => (instant === null ? null : dayKey(instant));

type FiledFoundation = ListedFoundation &
  Omit<FiledFacts, 'founderId'> & { founder: string | null };

export const foundationColumns: readonly ExportColumn<FiledFoundation>[] = [
  column('Aktenzeichen', 'File number', ({ id }) => fileNumber(id)),
  column('Firma', 'Company', ({ companyName }) => companyName),
  column('Rechtsform', 'Legal form', ({ legalForm }, locale) =>
    legalForm ? exportWords.legalForm[legalForm][locale] : null,
  ),
  column('Sitz', 'Registered office', ({ city }) => city),
  column('Mitglied', 'Member', ({ founder }) => founder),
  column('Status', 'Status', ({ status }, locale) => exportWords.status[status][locale]),
  column(
    'Wartet auf',
    'Waiting for',
    ({ waitingOn }, locale) => exportWords.party[waitingOn][locale],
  ),
  column('Zuständig', 'Looked after by', ({ owner }) => owner?.name ?? null),
  column('Seit', 'Since', ({ since }) => dayOf(since)),
  column('Fällig', 'Due', ({ dueOn }) => dueOn),
  column('Begonnen', 'Started', ({ startedAt }) => dayOf(startedAt)),
];

export const orderColumns: readonly ExportColumn<ListedOrder>[] = [
  column('Bestellung', 'Order', ({ number }) => number),
  column('Datum', 'Date', ({ placedAt }) => dayOf(placedAt)),
  column('Mitglied', 'Member', ({ member }) => member?.name ?? null),
  column('E-Mail', 'Email', ({ member }) => member?.email ?? null),
  column('Firma', 'Company', ({ company }) => company),
  column('Bestellt', 'Ordered', ({ titles }) => titles.join(', ')),
  column('Netto in Euro', 'Net in euros', ({ netCents }, locale) => csvMoney(netCents, locale)),
  column('Brutto in Euro', 'Gross in euros', ({ grossCents }, locale) =>
    csvMoney(grossCents, locale),
  ),
  column('Widerrufen', 'Withdrawn', ({ withdrawnAt }) => dayOf(withdrawnAt)),
  column('Rechnung', 'Invoice', ({ invoice }) => invoice?.number ?? null),
  column('Stand der Rechnung', 'State of the invoice', ({ invoice }, locale) =>
    invoice ? exportWords.invoice[invoice.status][locale] : null,
  ),
];

export const invoiceColumns: readonly ExportColumn<ManagedInvoice>[] = [
  column('Rechnung', 'Invoice', ({ number }) => number),
  column('Storno zu', 'Cancels', ({ cancels }) => cancels),
  column('Datum', 'Date', ({ issuedAt }) => dayOf(issuedAt)),
  column('Fällig', 'Due', ({ dueAt }) => dayKey(lastDayBefore(dueAt))),
  column('Empfänger', 'Addressee', ({ buyer }) => buyer),
  column('Mitglied', 'Member', ({ member }) => member?.name ?? null),
  column('E-Mail', 'Email', ({ member }) => member?.email ?? null),
  column('Netto in Euro', 'Net in euros', ({ netCents }, locale) => csvMoney(netCents, locale)),
  column('Umsatzsteuer in Euro', 'VAT in euros', ({ netCents, grossCents }, locale) =>
    csvMoney(grossCents - netCents, locale),
  ),
  column('Brutto in Euro', 'Gross in euros', ({ grossCents }, locale) =>
    csvMoney(grossCents, locale),
  ),
  column('Bezahlt in Euro', 'Paid in euros', ({ paidCents }, locale) =>
    csvMoney(paidCents, locale),
  ),
  column('Zu erstatten in Euro', 'To refund in euros', ({ refundCents }, locale) =>
    csvMoney(refundCents, locale),
  ),
  column('Zu erstatten bis', 'To refund by', ({ refundDueOn }) => refundDueOn),
  column('Status', 'Status', ({ status }, locale) => exportWords.invoice[status][locale]),
];

export const paymentColumns: readonly ExportColumn<ManagedPayment>[] = [
  column('Tag', 'Day', ({ paidAt }) => dayOf(paidAt)),
  column('Art', 'Kind', ({ kind }, locale) => exportWords.payment[kind][locale]),
  column('Betrag in Euro', 'Amount in euros', ({ amountCents }, locale) =>
    csvMoney(amountCents, locale),
  ),
  column('Rechnung', 'Invoice', ({ invoice }) => invoice.number),
  column('Empfänger', 'Addressee', ({ buyer }) => buyer),
  column('Mitglied', 'Member', ({ member }) => member?.name ?? null),
  column('E-Mail', 'Email', ({ member }) => member?.email ?? null),
  column('Wie', 'How', ({ method }, locale) => exportWords.method[method][locale]),
  column('Verrechnet mit', 'Offset against', ({ offsetBy }) => offsetBy),
  column('Eingetragen am', 'Entered on', ({ recordedAt }) => dayOf(recordedAt)),
  column('Eingetragen von', 'Entered by', ({ recordedBy }) => recordedBy?.name ?? null),
  column('Zurückgenommen am', 'Taken back on', ({ takenBack }) => dayOf(takenBack?.at ?? null)),
];

export const inquiryColumns: readonly ExportColumn<ManagedInquiry>[] = [
  column('Art', 'Kind', ({ kind }, locale) => exportWords.inquiry[kind][locale]),
  column('Eingegangen', 'Received', ({ receivedAt }) => dayOf(receivedAt)),
  column('Name', 'Name', ({ kind, content }) =>
    kind === 'partner' ? content.contactPerson : content.name,
  ),
  column('Firma', 'Company', ({ kind, content }) => (kind === 'partner' ? content.company : null)),
  column('Branche', 'Sector', ({ kind, content }, locale) =>
    kind === 'partner' ? sectorTexts[content.sector][locale] : null,
  ),
  column('E-Mail', 'Email', ({ content }) => content.email),
  column('Telefon', 'Phone', ({ kind, content }) =>
    kind === 'withdrawal' ? null : (content.phone ?? null),
  ),
  column('Vertrag', 'Contract', ({ kind, content }) =>
    kind === 'withdrawal' ? content.contract : null,
  ),
  column('Anliegen', 'What it is about', ({ kind, content }) =>
    kind === 'partner' ? content.services : (content.message ?? null),
  ),
  column('Website', 'Website', ({ kind, content }) =>
    kind === 'partner' ? content.website : null,
  ),
  column('Erledigt', 'Done', ({ doneAt }) => dayOf(doneAt)),
  column('Erledigt von', 'Done by', ({ doneBy }) => doneBy),
];

export const personColumns: readonly ExportColumn<PersonRow>[] = [
  column('Name', 'Name', ({ name }) => name),
  column('E-Mail', 'Email', ({ email }) => email),
  column('Telefon', 'Phone', ({ phone }) => phone),
  column('Rolle', 'Role', ({ role }, locale) => exportWords.role[role][locale]),
  column('Stand', 'State', ({ status }, locale) => exportWords.account[status][locale]),
  column('Angelegt', 'Created', ({ createdAt }) => dayOf(createdAt)),
  column('Zuletzt angemeldet', 'Last login', ({ lastLoginAt }) => dayOf(lastLoginAt)),
];

export const pieceColumns: readonly ExportColumn<PieceCard>[] = [
  column('Titel auf Deutsch', 'Title in German', ({ titles }) => titles.de),
  column('Titel auf Englisch', 'Title in English', ({ titles }) => titles.en),
  column('Art', 'Kind', ({ kind }, locale) => exportWords.piece[kind][locale]),
  column('Schlüssel', 'Key', ({ key }) => key),
  column('Stand', 'State', ({ states }, locale) =>
    states.map((state) => exportWords.pieceState[state][locale]).join(', '),
  ),
  column('Geändert', 'Changed', ({ changed }) => dayOf(changed?.at.toISOString() ?? null)),
];

export const newsletterColumns: readonly ExportColumn<Subscription>[] = [
  column('E-Mail', 'Email', ({ email }) => email),
  column('Mitglied', 'Member', ({ member }) => member?.name ?? null),
  column('Stand', 'State', ({ state }, locale) => exportWords.newsletter[state][locale]),
  column('Formular', 'Form', ({ form }, locale) => exportWords.newsletterForm[form][locale]),
  column('Fassung des Textes', 'Version of the text', ({ textVersion }) => textVersion),
  column('Bestellt', 'Ordered', ({ requestedAt }) => dayOf(requestedAt)),
  column('Bestätigt', 'Confirmed', ({ confirmedAt }) => dayOf(confirmedAt)),
  column('Beendet', 'Ended', ({ endedAt }) => dayOf(endedAt)),
];

/** With the codes as they are stored, which stay the same for as long as entries are kept. */
export const auditColumns: readonly ExportColumn<AuditedAction>[] = [
  column('Zeitpunkt (UTC)', 'Instant (UTC)', ({ at }) => at),
  column('Vorgang', 'Action', ({ action }) => action),
  column('Wer', 'Who', ({ actor }) => actor.name),
  column('Rolle', 'Role', ({ actor }) => actor.role),
  column('Kennung der Person', 'Id of the person', ({ actor }) => actor.id),
  column('Woran', 'To what', ({ target }) => target?.name ?? null),
  column('Art', 'Kind', ({ target }) => target?.kind ?? null),
  column('Kennung des Gegenstands', 'Id of the object', ({ target }) => target?.id ?? null),
  column('Angaben', 'Details', ({ details }) =>
    Object.entries(details)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
  ),
  column('Netz', 'Network', ({ client }) => client),
  column('Anfrage', 'Request', ({ requestId }) => requestId),
];
