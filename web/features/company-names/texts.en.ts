import { legalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { companyNames as german } from './texts.de.ts';

const companyNames: Same<typeof german> = {
  title: 'May the company have this name?',
  description:
    'Check the name of your UG or GmbH: what German law asks, which words are protected, and where to look for older names and trade marks.',
  lead: 'Name and legal form are enough: you read at once what the law says about the words, each time with its source.',
  kept: 'We keep nothing of it.',
  found: 'What a formation costs and how it goes',
  labels: {
    companyName: 'Planned name',
    city: 'Seat',
    legalForm: 'Legal form',
    companyPurpose: 'What the company does',
  },
  nameHelp: 'With its legal form, such as “Zwölfuhr Möbel GmbH”.',
  cityHelp: 'In one town, names have to differ clearly.',
  purposeHelp: 'One sentence is enough. It tells us whether a permit is needed.',
  forms: namesIn(legalFormNames, 'en'),
};

export const handle = { texts: { companyNames } };
