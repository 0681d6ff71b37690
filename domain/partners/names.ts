import { shortLegalFormNames } from '../pricing/names.ts';
import type { Locale } from '../site/paths.ts';
import type { AccountCase, AccountOpening } from './account.ts';
import type { PartnerKind } from './partner.ts';

export const partnerKindNames: Record<PartnerKind, Record<Locale, string>> = {
  partner: { de: 'Partner', en: 'Partner' },
  university: { de: 'Hochschule', en: 'University' },
  accelerator: { de: 'Accelerator', en: 'Accelerator' },
};

/** What a bank takes, in a list after "takes" or "does not take". */
export const accountCaseNames: Record<AccountCase, Record<Locale, string>> = {
  ...shortLegalFormNames,
  'several-shareholders': { de: 'mehrere Gesellschafter', en: 'several shareholders' },
  'company-shareholder': {
    de: 'eine Gesellschaft als Gesellschafterin',
    en: 'a company as shareholder',
  },
  'eu-resident': { de: 'Wohnsitz in einem anderen EU-Land', en: 'a home in another EU country' },
  'non-eu-resident': { de: 'Wohnsitz außerhalb der EU', en: 'a home outside the EU' },
};

export const accountOpeningNames: Record<AccountOpening, Record<Locale, string>> = {
  online: { de: 'online', en: 'online' },
  branch: { de: 'in der Filiale', en: 'in a branch' },
};
