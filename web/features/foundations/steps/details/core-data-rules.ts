import { namesForm } from '#domain/company-names/legal-form.ts';
import {
  type CoreData,
  type Notary,
  USUAL_FISCAL_YEAR_END,
} from '#domain/foundations/steps/core-data-schema.ts';
import { type LegalForm, shareCapitalLimits } from '#domain/pricing/legal-forms.ts';
import { centsOf } from '#domain/pricing/price.ts';
import type { Fields, Problems } from '../../../../kit/forms/rules.ts';
import type { CommandRules } from '../../commands/command.ts';

/** The form takes an amount in euros, and flat fields for the notary and the address. */
export const coreDataRules: CommandRules = {
  payload: ({ shareCapital = '', ...fields }) => {
    const { notaryName, notaryEmail, notaryCity, ...others } = fields;
    const { businessStreet, businessZip, businessCity, ...own } = others;
    return {
      companyName: '',
      city: '',
      companyPurpose: '',
      description: '',
      ...own,
      shareCapitalCents: centsOf(shareCapital),
      preferredNotary: whole({ name: notaryName, email: notaryEmail, city: notaryCity }),
      businessAddress: whole({ street: businessStreet, zip: businessZip, city: businessCity }),
    };
  },
  inputs: {
    shareCapitalCents: 'shareCapital',
    'preferredNotary.name': 'notaryName',
    'preferredNotary.email': 'notaryEmail',
    'preferredNotary.city': 'notaryCity',
    'businessAddress.street': 'businessStreet',
    'businessAddress.zip': 'businessZip',
    'businessAddress.city': 'businessCity',
  },
  problems: (fields) => ({ ...capitalProblem(fields), ...notaryProblem(fields) }),
};

/** What several fields say together; nothing once all of them are empty. */
const whole = (parts: Readonly<Record<string, string | undefined>>) =>
  Object.values(parts).some((part) => part?.trim()) ? parts : undefined;

/** An address without a name would otherwise be dropped without a word. */
function notaryProblem({ notaryName, notaryEmail, notaryCity }: Fields): Problems {
  const named = notaryName?.trim();
  return !named && (notaryEmail?.trim() || notaryCity?.trim())
    ? { notaryName: 'NOTARY_WITHOUT_NAME' }
    : {};
}

/** The legal form that the law wants in the company's name and that is not there. */
export function missingLegalForm(companyName: string, legalForm: string): LegalForm | undefined {
  if (companyName.trim() === '' || (legalForm !== 'ug' && legalForm !== 'gmbh')) return undefined;
  return namesForm(companyName, legalForm) ? undefined : legalForm;
}

/** No municipality has digits in its name, and few have two letters. */
export const isOddCity = (city: string): boolean =>
  /\d/.test(city) || (city.trim() !== '' && city.trim().length < 3);

/** The register court accepts no purpose this short. */
export const isOddPurpose = (purpose: string): boolean =>
  purpose.trim() !== '' && purpose.trim().length < 8;

/** The schema only compares amount and legal form once all other fields are valid. */
function capitalProblem({ legalForm, shareCapital = '' }: Fields): Problems {
  const cents = centsOf(shareCapital);
  if (shareCapital.trim() === '') return { shareCapital: 'REQUIRED' };
  if (Number.isNaN(cents)) return { shareCapital: 'NOT_A_NUMBER' };
  if (legalForm !== 'ug' && legalForm !== 'gmbh') return {};
  const { min, max } = shareCapitalLimits[legalForm];
  if (cents >= min && cents <= max) return {};
  return { shareCapital: legalForm === 'ug' ? 'UG_SHARE_CAPITAL' : 'GMBH_SHARE_CAPITAL' };
}

export const coreDataFields = (data: CoreData | null, notary: Notary | null): Fields => ({
  companyName: data?.companyName ?? '',
  city: data?.city ?? '',
  website: data?.website ?? '',
  legalForm: data?.legalForm ?? '',
  shareCapital: data ? String(data.shareCapitalCents / 100) : '',
  totalShareholders: data?.totalShareholders ?? '',
  companyPurpose: data?.companyPurpose ?? '',
  description: data?.description ?? '',
  businessStreet: data?.businessAddress?.street ?? '',
  businessZip: data?.businessAddress?.zip ?? '',
  businessCity: data?.businessAddress?.city ?? '',
  fiscalYearEnd: data?.fiscalYearEnd ?? USUAL_FISCAL_YEAR_END,
  notaryName: notary?.name ?? '',
  notaryEmail: notary?.email ?? '',
  notaryCity: notary?.city ?? '',
});
