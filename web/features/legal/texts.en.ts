import type { Same } from '../../shared/i18n/same.ts';
import type { legal as german } from './texts.de.ts';

export const legal: Same<typeof german> = {
  sample:
    'Sample: this page belongs to a demonstration. Whoever runs the product puts in their own texts, reviewed by a lawyer. The German version is the binding one.',
  imprint: {
    title: 'Imprint',
    sections: [
      {
        title: 'Information under § 5 DDG',
        paragraphs: ['{{name}}', '{{street}}', '{{postalCode}} {{city}}'],
      },
      { title: 'Contact', paragraphs: ['Phone: {{phone}}', 'Email: {{email}}'] },
      {
        title: 'Representation and register',
        paragraphs: [
          'Represented by the management: first name last name (sample)',
          'Register court {{city}}, HRB 00000 (sample), VAT ID DE000000000 (sample)',
        ],
      },
      {
        title: 'Dispute resolution',
        paragraphs: [
          'We do not take part in dispute resolution before a consumer arbitration board and are not obliged to (§ 36 VSBG).',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: ['{{name}}, {{street}}, {{postalCode}} {{city}}, {{email}}.'],
      },
      {
        title: 'What we process, and what for',
        paragraphs: [
          'For your account: name, email address and, if you like, phone. For your formation: details of the company, dates, documents and what happened when. The basis is the contract with you (Art. 6(1)(b) GDPR).',
          'Notary, lawyer and bank receive only what their station needs. Personal details in the history of your formation are encrypted; once the key is deleted, so are they.',
        ],
      },
      {
        title: 'Cookies',
        paragraphs: [
          'We only set cookies the site cannot work without: your login, the language you chose, a message after a redirect. Your browser remembers the appearance (light or dark). None of it serves advertising, and nothing is loaded from third parties before you agree.',
        ],
      },
      {
        title: 'How long, and your rights',
        paragraphs: [
          'We keep invoices as long as the law requires; everything else is deleted with the account.',
          'You may ask for access, correction, deletion, restriction and transfer of your data, object to the processing and complain to a supervisory authority.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms and conditions',
    sections: [
      {
        title: 'Subject',
        paragraphs: [
          'We accompany the formation of a UG (haftungsbeschränkt) or GmbH: we take down your details, draft documents, arrange dates and show where things stand. Legal advice is given by admitted lawyers only, in their own name. Notary, bank and court are chosen or instructed by you.',
        ],
      },
      {
        title: 'Price',
        paragraphs: [
          'The account is free. The formation package costs €950.81 incl. 19% VAT (€799 net). Notary and court fees are not included; they are set by law and named to you beforehand.',
        ],
      },
      {
        title: 'Withdrawal',
        paragraphs: [
          'Consumers may withdraw from the contract within fourteen days without giving reasons, by a message to {{email}}. If you ask us to begin earlier, you pay after a withdrawal for the part provided until then.',
        ],
      },
      {
        title: 'What we do not promise',
        paragraphs: [
          'How long notary, bank and court take is not up to us. Times on this site are experience, not deadlines.',
        ],
      },
    ],
  },
  'terms-of-use': {
    title: 'Terms of use',
    sections: [
      {
        title: 'Your account',
        paragraphs: [
          'An account belongs to one person. Do not pass on your password, and tell us if you think somebody knows it.',
        ],
      },
      {
        title: 'What you upload',
        paragraphs: [
          'Upload only what you are allowed to and what belongs to your formation. Files are checked before others see them.',
        ],
      },
      {
        title: 'With one another',
        paragraphs: [
          'In the community the same applies as at a table: respectful, honest, no advertising. Who does not keep to it loses access, with reasons and after a warning.',
        ],
      },
    ],
  },
};

export const handle = { texts: { legal } };
