import {
  accountStatusNames,
  newsletterFormNames,
  newsletterStateNames,
  roleNames,
} from '#domain/accounts/names.ts';
import { pieceKindNames, pieceStateNames } from '#domain/content/names.ts';
import { partyNames } from '#domain/foundations/party-names.ts';
import { statusNames } from '#domain/foundations/shown-names.ts';
import { inquiryKindNames } from '#domain/inquiries/names.ts';
import {
  invoiceStatusNames,
  paymentKindNames,
  paymentMethodNames,
} from '#domain/invoices/names.ts';
import { legalFormNames } from '#domain/pricing/names.ts';
import type { Locale } from '#domain/site/paths.ts';

/** What codes are called in files that leave the desk: as its lists call them. */
export const exportWords = {
  status: statusNames,
  legalForm: legalFormNames,
  /** Whom a case waits for; of one that is over, nothing is said. */
  party: { ...partyNames, nobody: { de: '', en: '' } },
  invoice: invoiceStatusNames,
  payment: paymentKindNames,
  method: paymentMethodNames,
  inquiry: inquiryKindNames,
  role: roleNames,
  account: accountStatusNames,
  piece: pieceKindNames,
  pieceState: pieceStateNames,
  newsletter: newsletterStateNames,
  newsletterForm: newsletterFormNames,
};

/** The last line of a file that ends before its list. */
export const cutWords = (rows: number): Record<Locale, string> => ({
  de: `Hier endet die Datei nach ${rows} Zeilen; die Liste ist länger. Grenze sie ein, etwa nach Tagen.`,
  en: `The file ends here, after ${rows} rows; the list is longer. Narrow it down, by days for example.`,
});
