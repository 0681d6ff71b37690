import { legalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../../../kit/texts/same.ts';
import type { coreData as german } from './texts.de.ts';

export const coreData: Same<typeof german> = {
  questions: {
    capital: {
      title: 'Which legal form, and how much share capital?',
      label: 'Legal form and share capital',
    },
    name: { title: 'What is the company called?', label: 'Company name' },
    shareholders: { title: 'On your own, or with others?', label: 'Shareholders' },
    seat: { title: 'Where is it based, and at which address?', label: 'Office and address' },
    purpose: { title: 'What does the company do?', label: 'Purpose' },
    project: { title: 'What are you planning?', label: 'Project' },
    year: { title: 'When does the financial year end?', label: 'Financial year' },
    notary: { title: 'Which notary will you go to? (optional)', label: 'Notary' },
  },
  notaryLead:
    'In Germany, companies are set up before a notary. If you already know which one you will go to, name it here; otherwise it can wait until the documents are approved.',
  companyName: 'Company name',
  planned:
    'What you chose in the calculator or the questions is filled in already. You can change all of it.',
  completeName: 'Enter it as “{{name}}”',
  companyNameHelp:
    'With its legal form (§§ 4, 5a (1) GmbHG), such as “Muster Werkzeugbau UG (haftungsbeschränkt)”.',
  city: 'Registered office',
  cityHelp:
    'The town or city in Germany where the company is based (§ 4a GmbHG); it decides which register court is responsible.',
  businessAddress: 'Business address (optional)',
  businessAddressLead:
    'The address in Germany under which the register lists the company and where it receives mail (§ 8 (4) no. 1 GmbHG). It may be in another place than the registered office. If you do not know it yet, leave it empty; the notary needs it for the application.',
  businessStreet: 'Street and number',
  businessZip: 'Postcode',
  businessCity: 'City of the address',
  fiscalYearEnd: 'End of the financial year',
  fiscalYearEndHelp:
    'Nearly always the calendar year. A financial year lasts twelve months at most (§ 240 (2) HGB); the first one may be shorter.',
  website: 'Website (optional)',
  websiteHelp: 'Such as www.example.com',
  legalForm: 'Legal form',
  legalForms: namesIn(legalFormNames, 'en'),
  legalFormHelp: {
    ug: '€1 to €24,999 of share capital, paid in full in cash (by bank transfer) before filing, no contributions in kind. A quarter of each year’s profit is set aside; it can become a GmbH later.',
    gmbh: 'From €25,000 of share capital. Before filing, a quarter of each share must be paid in, and at least €12,500 in total.',
  },
  shareCapital: 'Share capital in euros',
  shareCapitalHelp: {
    ug: 'The money you pay in as shareholders: €1 to €24,999, whole euros (§§ 5 (2), 5a (1) GmbHG).',
    gmbh: 'The money you pay in as shareholders: at least €25,000, whole euros (§ 5 (1), (2) GmbHG).',
    none: 'The money you pay in as shareholders: UG €1 to €24,999, GmbH from €25,000.',
  },
  totalShareholders: 'How many shareholders will there be?',
  totalShareholdersHelp: 'Shareholders are those who own the company.',
  shareholders: {
    alone: 'Just me',
    two: 'Two',
    three: 'Three',
    'more-than-three': 'More than three',
    unknown: 'I do not know yet',
    other: 'Other, I will explain in the consultation',
  },
  companyPurpose: 'Corporate purpose',
  cityOdd:
    'Is that the municipality where the company is based? It decides which register court is responsible.',
  companyPurposeOdd:
    'Is that all? It will read like this in the commercial register, such as “Development and sale of software”.',
  companyPurposeHelp:
    'What the company does, in one sentence, as it should appear in the register (§ 3 (1) no. 2 GmbHG).',
  description: 'Your project',
  descriptionHelp:
    'In your own words: idea, customers, what is settled. The law firm and our team read it.',
  notaryName: 'Name of the notary',
  notaryEmail: 'Email (optional)',
  notaryCity: 'City (optional)',
  legalFormInName: {
    ug: 'The name must include the legal form in full, “UG (haftungsbeschränkt)”. Otherwise it is settled in the initial consultation.',
    gmbh: 'The name must include the legal form, such as “GmbH”. Otherwise it is settled in the initial consultation.',
  },
  submit: 'Send company details',
  correct: 'Save correction',
  lead: 'We need every field that is not marked “optional”.',
};
