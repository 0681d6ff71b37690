import { courtFees } from '../pricing/court-fees.ts';
import { wholeEuros } from '../site/formats.ts';
import type { Locale } from '../site/paths.ts';

const money = courtFees('money');
const inKind = courtFees('in-kind');
const inGerman = (cents: number) => wholeEuros(cents, 'de');
const inEnglish = (cents: number) => wholeEuros(cents, 'en');

/** The warning that goes out with an entry, and stands on the page of the company in the first months. */
export const forgedBillWarning: Record<Locale, { title: string; text: string }> = {
  de: {
    title: 'Vorsicht vor falschen Rechnungen',
    text:
      'In den Tagen nach der Eintragung kommen Schreiben, die wie Rechnungen eines Amtes aussehen, oft über 150 bis ' +
      `1.900 € mit kurzer Frist und ausländischer IBAN. Das Gericht berechnet ${inGerman(money.total)}, nämlich ` +
      `${inGerman(money.entry)} für die Eintragung und ${inGerman(money.availability)} für die Bereitstellung der Daten ` +
      `(mit Sacheinlagen zusammen ${inGerman(inKind.total)}), das Notariat seine Gebühren; auch die IHK und das ` +
      'Transparenzregister schicken echte Rechnungen. Prüfe jede Rechnung, die du nicht erwartest, und frag uns im ' +
      'Zweifel, bevor du zahlst.',
  },
  en: {
    title: 'Beware of fake invoices',
    text:
      'In the days after registration, letters arrive that look like an authority’s invoice, often for €150 to €1,900 ' +
      `with a short deadline and a foreign IBAN. The court charges ${inEnglish(money.total)}, made up of ` +
      `${inEnglish(money.entry)} for the entry and ${inEnglish(money.availability)} for making the data available ` +
      `(${inEnglish(inKind.total)} in all with contributions in kind), and the notary the statutory fees; the chamber of ` +
      'commerce and the transparency register send genuine bills, too. Check every bill you are not expecting, and if in ' +
      'doubt ask us before you pay.',
  },
};
