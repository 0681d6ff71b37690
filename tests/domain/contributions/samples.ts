/** Statements as banks write them, made by hand; heads of tables are from knowledge, names and numbers invented. */

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** The code page of Windows, in which German banks still export. */
export const cp1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)));

export const IBAN = 'DE02100100100006820101';
export const OTHER_IBAN = 'DE02120300000000202051';

interface Payment {
  amount: string;
  payer?: string;
  words?: string;
  reference?: string;
  more?: string;
}

export const txDtls = ({ amount, payer, words, reference = '', more = '' }: Payment): string =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId>${reference && `<AcctSvcrRef>${reference}</AcctSvcrRef>`}</Refs>
  <AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>
  ${payer === undefined ? '' : `<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr><DbtrAcct><Id><IBAN>DE75512108001245126199</IBAN></Id></DbtrAcct><Cdtr><Nm>${payer}</Nm></Cdtr></RltdPties>`}
  ${words === undefined ? '' : `<RmtInf><Ustrd>${words}</Ustrd></RmtInf>`}${more}</TxDtls>`;

interface Entry extends Payment {
  day?: string;
  direction?: 'CRDT' | 'DBIT';
  currency?: string;
  status?: string;
  details?: string;
  reversal?: boolean;
}

export const ntry = ({ day, direction = 'CRDT', currency = 'EUR', ...entry }: Entry): string =>
  `<Ntry><Amt Ccy="${currency}">${entry.amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
  ${entry.reversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${entry.status ?? 'BOOK'}</Sts>
  ${day === undefined ? '' : `<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>`}
  ${entry.reference ? `<AcctSvcrRef>${entry.reference}</AcctSvcrRef>` : ''}
  <NtryDtls>${entry.details ?? txDtls({ ...entry, reference: '' })}</NtryDtls></Ntry>`;

export const stmt = (entries: string, iban = IBAN): string =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries}</Stmt>`;

export const camt = (statements: string, head = '<?xml version="1.0" encoding="UTF-8"?>'): string =>
  `${head}\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
  <GrpHdr><MsgId>1</MsgId></GrpHdr>${statements}</BkToCstmrStmt></Document>`;

export const mt940 = (bookings: string, account = '10010010/6820101', currency = 'EUR'): string =>
  `:20:STARTUMS\r\n:25:${account}\r\n:28C:0\r\n:60F:C261201${currency}0,00\r\n${bookings}:62F:C261203${currency}0,00\r\n-\r\n`;

/** Wrapped as banks do it, in the middle of words. */
export const booking86 = (line: string, text: string): string =>
  `:61:${line}\r\n:86:${(text.match(/.{1,63}/gs) ?? []).join('\r\n')}\r\n`;

export const sparkasse = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"${IBAN}";"03.12.26";"03.12.26";"GUTSCHR. UEBERWEISUNG";"Stammeinlage";"";"";"";"";"";"";"Anna Müller";"DE75512108001245126199";"SOGEDEFF";"6.250,00";"EUR";"Umsatz gebucht"
"${IBAN}";"04.12.26";"04.12.26";"ENTGELTABSCHLUSS";"Entgelt";"";"";"";"";"";"";"";"";"";"-3,90";"EUR";"Umsatz gebucht"
"${IBAN}";"";"05.12.26";"GUTSCHR. UEBERWEISUNG";"Stammeinlage";"";"";"";"";"";"";"Jürgen Weiß";"DE75";"";"6.250,00";"EUR";"Umsatz vorgemerkt"
`;

export const volksbank = `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz
Geschäftskonto;${IBAN};GENODEF1;Volksbank;03.12.2026;03.12.2026;Anna Müller;DE75512108001245126199;;Überweisungsgutschr.;Stammeinlage;6250,00;EUR;6250,00;;;;
Geschäftskonto;${IBAN};GENODEF1;Volksbank;03.12.2026;03.12.2026;Anna Müller;DE75512108001245126199;;Überweisungsgutschr.;Stammeinlage;6250,00;EUR;12500,00;;;;
`;

export const deutscheBank = `Umsätze AktivKonto;;;Kundennummer: 100 1234567 00
01.12.2026 - 05.12.2026
Letzter Kontostand;;;;0,00;EUR
Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
3.12.2026;3.12.2026;"SEPA-Gutschrift von";Anna Müller;"Stammeinlage; Anna";DE75512108001245126199;;;;;;;;;;;6.250,00;EUR
4.12.2026;4.12.2026;"SEPA-Überweisung an";Anna Müller;Zurück;DE75512108001245126199;;;;;;;;;;-6.250,00;;EUR
Kontostand;05.12.2026;;;0,00;EUR
`;

export const commerzbank = `Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Auftraggeberkonto;Kategorie
03.12.2026;03.12.2026;Gutschrift;"Anna Müller Stammeinlage End-to-End-Ref.: NOTPROVIDED";6250,00;EUR;${IBAN};Sonstige
`;

export const dkb = `\ufeff"Konto";"Girokonto ${IBAN}"
"Kontostand vom 05.12.2026:";"6.250,00 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"03.12.26";"03.12.26";"Gebucht";"Anna Müller";"Muster GmbH i. G.";"Stammeinlage";"Eingang";"DE75512108001245126199";"6.250,00 €";"";"";""
"04.12.26";"";"Vorgemerkt";"Jürgen Weiß";"Muster GmbH i. G.";"Stammeinlage";"Eingang";"DE75512108001245126199";"6.250 €";"";"";""
`;

export const n26 = `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2026-12-03,2026-12-03,"Anna Müller",DE75512108001245126199,"Credit Transfer","Stammeinlage, bar","Main Account",6250.0,,,
`;

export const qonto = `Status;Abwicklungsdatum (UTC);Abwicklungsdatum (lokal);Transaktionsdatum (UTC);Transaktionsdatum (lokal);Gesamtbetrag (inkl. MwSt.);Währung;Name der Gegenpartei;Zahlungsmethode;IBAN der Gegenpartei;Referenz
Ausgeführt;03-12-2026 09:12:33;03-12-2026 10:12:33;03-12-2026 09:12:30;03-12-2026 10:12:30;6250,00;EUR;Anna Müller;Überweisung;DE75512108001245126199;Stammeinlage
Abgelehnt;;;03-12-2026 09:12:30;03-12-2026 10:12:30;6250,00;EUR;Jürgen Weiß;Überweisung;DE75512108001245126199;Stammeinlage
`;

export const postbank = `Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
3.12.2026;3.12.2026;SEPA Überweisungsgutschrift;Anna Müller;Stammeinlage;DE75512108001245126199;;;;;;6250,00;;1;0;;6250,00;EUR
`;
