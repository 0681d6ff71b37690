import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { calculatorTexts as german } from './calculator-texts.de.ts';

export const calculatorTexts: Same<typeof german> = {
  kicker: 'Cost calculator',
  title: 'What does it cost to set up your company?',
  lead: 'Notary and court fees are set by law and the same everywhere in Germany. We work them out, item by item.',
  form: 'Legal form',
  forms: namesIn(shortLegalFormNames, 'en'),
  capital: 'Share capital in euros',
  capitalHelp: 'The money you pay in as shareholders. UG: €1 to €24,999, GmbH: from €25,000.',
  shareholders: 'How many shareholders?',
  shareholdersHelp: 'Everyone who gets shares, including you.',
  articles: 'Articles of association',
  articlesHelp:
    'The model protocol is the short form the law provides: three shareholders at most, one managing director, no rules of your own (§ 2 (1a) GmbHG).',
  articlesKinds: { 'model-protocol': 'model protocol', 'own-articles': 'individual articles' },
  submit: 'Calculate the costs',
  refusals: {
    CAPITAL_NOT_A_NUMBER: 'Please give the share capital as a number, such as 500 or 25,000.',
    CAPITAL_NOT_WHOLE_EUROS:
      'Share capital comes in whole euros only, because every share does (§ 5 (2) GmbHG).',
    UG_CAPITAL_TOO_LOW: 'A UG needs at least €1 of share capital (§§ 5a (1) and 5 (2) GmbHG).',
    UG_CAPITAL_TOO_HIGH:
      'A UG has at most €24,999 of share capital. From €25,000 it is a GmbH (§ 5a (1) GmbHG): choose it as the legal form.',
    GMBH_CAPITAL_TOO_LOW:
      'A GmbH needs at least €25,000 of share capital (§ 5 (1) GmbHG). With less you can set up a UG.',
    CAPITAL_TOO_HIGH:
      'We don’t calculate beyond €1,000,000: maximum values apply there, and the notary tells you the fee in advance.',
    CAPITAL_BELOW_SHAREHOLDERS:
      'Every shareholder takes at least one share of €1 (§ 5 (2) GmbHG). The share capital is too small for that.',
    SHAREHOLDERS_NOT_A_NUMBER: 'Please give the number of shareholders, from 1 to 50.',
    MODEL_PROTOCOL_TOO_MANY:
      'The model protocol is for three shareholders at most (§ 2 (1a) GmbHG). Choose individual articles.',
  },
  refused: 'That is not possible',
  total: 'Total, about',
  totalNote: 'incl. VAT, without your share capital: that belongs to the company.',
  start: 'Start with these figures',
  said: 'Total, about {{total}}.',
  caption: 'What package, notary and court cost, item by item',
  columns: { item: 'Item', basis: 'Basis', amount: 'Amount' },
  groups: { ours: 'Siebenschritt', notary: 'Notary', court: 'Register court' },
  package: 'Formation package incl. {{percent}}% VAT',
  packageBasis: '{{net}} net and {{vat}} VAT, one-off',
  positions: {
    declaration: 'Declaration of one person',
    contract: 'Articles of association',
    'contract-with-appointment': 'Articles of association and appointment of the director',
    appointment: 'Resolution appointing the director',
    'shareholder-list': 'List of shareholders',
    application: 'Application to the register',
    supervision: 'Monitoring of the payment',
    'structured-data': 'Structured data for the register',
  },
  basis: 'KV {{kv}}: rate {{rate}} on',
  least: 'at least {{amount}}',
  most: 'at most {{amount}}',
  outlays: 'Expenses, estimated',
  outlaysBasis: 'KV 32000 ff.: copies, scans, post',
  vat: '{{percent}}% VAT',
  vatBasis: 'KV 32014',
  notary: 'Notary, total',
  notaryBasis: 'incl. VAT, about',
  courtEntry: 'First entry',
  courtEntryBasis: 'HRegGebV no. 2100; with contributions in kind {{inKind}} (no. 2101)',
  courtAvailability: 'Making the data available',
  courtAvailabilityBasis: 'HRegGebV no. 6000: a third of the entry',
  court: 'Register court, total',
  courtBasis: 'no VAT',
  source:
    'Calculated with table B of § 34 GNotKG, the act on court and notary fees, as of {{since}}; KV is its schedule, and HRegGebV is the ordinance on commercial register fees. The value is the share capital, with individual articles at least {{leastValue}} (§§ 105 (1) and (4), 107 (1) GNotKG); the model protocol is exempt from that (§ 105 (6)). For cash contributions and one managing director. Only the expenses are estimated.',
  sourceModel:
    'If the notary also monitors the payment under a model protocol, KV 22200 is added, at least {{supervision}} incl. VAT. The notary’s bill is what counts.',
};
