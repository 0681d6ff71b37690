import type { LegalForm } from '../pricing/legal-forms.ts';

const named: Record<LegalForm, RegExp> = {
  // § 5a (1) GmbHG: the addition may not be shortened.
  ug: /(\bUG|unternehmergesellschaft)\s*\(haftungsbeschränkt\)/i,
  // § 4 GmbHG: any generally understood abbreviation will do.
  gmbh: /\bg?GmbH\b|\bmbH\b|gesellschaft mit beschränkter haftung/i,
};

/** The legal form as a name may say it, with what it needs and without. */
const said = new RegExp(
  [
    named.ug.source,
    named.gmbh.source,
    /\bg?UG\b|unternehmergesellschaft|\(?haftungsbeschränkt\)?/.source,
  ].join('|'),
  'gi',
);

export const namesForm = (companyName: string, form: LegalForm): boolean =>
  named[form].test(companyName);

/** The name without its legal form. */
export const withoutForm = (companyName: string): string =>
  companyName.replace(said, ' ').replace(/\s+/g, ' ').trim();
