import type { Same } from '../../kit/texts/same.ts';
import type { sharedSheets as german } from './texts.de.ts';

const sharedSheets: Same<typeof german> = {
  missing: 'What is still missing',
  nothingMissing: 'All details are there.',
  fields: {
    'core-data': 'Company details',
    'business-address': 'Business address',
    'register-court': 'Register court (named by the notary)',
    notary: 'Notary',
    people: 'Who founds',
    shares: 'Shares that sum to the share capital',
    directors: 'Who the managing directors are',
    articles: 'Model protocol or individual articles',
    roles: 'Role',
    due: 'How much is paid before the application',
    details: 'Personal details',
  },
  ofPerson: '{{name}}: {{field}}',
  state: 'State it',
  stateOf: 'State: {{field}}',
  withheld:
    'The date of birth and address of others are not on your sheets. The law firm has them on theirs.',
  language: 'Language of the sheets',
  languages: { de: 'German', en: 'English' },
  pdf: 'PDF',
  json: 'JSON',
  download: 'Download {{title}} as {{format}}',
  schema: 'Schema of the JSON file',
  show: 'Show and copy the fields',
  copy: 'Copy',
  copyOf: 'Copy {{title}}',
  copied: '{{title}}: copied.',
  copyFailed: 'Copying did not work. Select the text and copy it yourself.',
  empty: 'Nobody yet.',
};

export const handle = { texts: { sharedSheets } };
