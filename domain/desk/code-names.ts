import {
  accountStatusNames,
  newsletterFormNames,
  newsletterStateNames,
  roleNames,
} from '../accounts/names.ts';
import { pieceKindNames, pieceStateNames } from '../content/names.ts';
import { partyNames } from '../foundations/party-names.ts';
import { statusNames } from '../foundations/shown-names.ts';
import { inquiryKindNames } from '../inquiries/names.ts';
import { invoiceStatusNames, paymentKindNames, paymentMethodNames } from '../invoices/names.ts';
import { legalFormNames } from '../pricing/names.ts';

/** What the lists of the desk and their files call codes. */
export const codeNames = {
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
