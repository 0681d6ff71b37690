import type { LegalForm } from '../pricing/legal-forms.ts';

const named: Record<LegalForm, RegExp> = {
  // § 5a (1) GmbHG: the addition may not be shortened; "gUG" may stand before it (BGH, 28 April 2020, II ZB 13/19).
  ug: /(\bg?UG|unternehmergesellschaft)\s*\(haftungsbeschränkt\)/i,
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

/** Forms of other companies, at the end of the name as people write them. */
const others =
  /(?<![\p{L}\p{N}])(?:AG|SE|KG|KGaA|OHG|GbR|eGbR|eG|e\. ?G\.|e\. ?K\.|e\. ?V\.|Ltd\.?|Inc\.?|LLC)$/u;

/** Whether a name without its own form ends with that of another kind of company. */
export const namesOther = (core: string): boolean => others.test(core);
