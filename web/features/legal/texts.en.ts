import type { Same } from '../../shared/i18n/same.ts';
import type { legal as german } from './texts.de.ts';

export const legal: Same<typeof german> = {
  sample:
    'Sample: this page belongs to a demonstration. Operators replace it with their own texts, reviewed by a lawyer. The German version is the binding one.',
  imprint: {
    title: 'Imprint',
    description:
      'Who runs Siebenschritt: name, address, management, register entry and contact, and the law firm that gives legal advice in its own name.',
    sections: [
      {
        title: 'Information under § 5 DDG',
        paragraphs: ['{{name}}', '{{street}}', '{{postalCode}} {{city}}'],
      },
      { title: 'Contact', paragraphs: ['Phone: {{phone}}', 'Email: {{email}}'] },
      {
        title: 'Representation and register',
        paragraphs: [
          'Managing directors: {{managingDirectors}}',
          '{{registerCourt}}, {{registerNumber}}, VAT ID {{vatId}}',
        ],
      },
      {
        title: 'Legal advice',
        paragraphs: [
          'We are not a law firm and do not give legal advice. The law firm {{lawFirm}} ({{chamber}}) does so in its own name.',
        ],
      },
      {
        title: 'Dispute resolution',
        paragraphs: [
          'We do not take part in dispute resolution before a consumer arbitration board and are not obliged to (section 36 VSBG).',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    description:
      'Which data we process on the way to your company, for which purpose, who sees them, how long we keep them and which rights you have.',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: ['{{name}}, {{street}}, {{postalCode}} {{city}}, {{email}}.'],
      },
      {
        title: 'What we process, and what for',
        paragraphs: [
          'For your account: name, email address and, if you like, phone. For your company formation: details of the company, appointments, documents and what happened when. The basis is the contract with you (Art. 6(1)(b) GDPR).',
          'For a strategy meeting: name, email address, date and, if you like, your question. We erase them 14 days after the meeting, or at once if it is cancelled. To keep to one meeting per person, we keep a checksum of the address for a year, from which it cannot be read (Art. 6(1)(b) and (f) GDPR).',
          'Our servers briefly record which IP address requests come from, to limit abuse. The basis is our interest in running the service securely (Art. 6(1)(f) GDPR).',
          'If you write to us with a form (contact, become a partner, withdraw from a contract), we store what you enter and send it to our team by email, to answer you, to prepare a partnership or to deal with the withdrawal (Art. 6(1)(b), (c) and (f) GDPR). Against mass sending we count for a short time how many requests come from an IP address and name an email address, of which we only store a check value for that. No third party’s service takes part in this.',
          'If you subscribe to the newsletter, we store your email address, the text that you agreed to, and when you subscribed and confirmed (Art. 6(1)(a) GDPR). Without confirmation you do not get it.',
          'If you name a notary, we store the notary’s name, city and email address, to ask for an appointment and send upload links. We have this information from you; the notary learns so from our first email.',
        ],
      },
      {
        title: 'Who sees your details',
        paragraphs: [
          'Our team and the law firm {{lawFirm}} see all details of your company formation. Your notary sees your name, the name of the company, the appointment and the step for which an upload is due. We pass nothing on to banks or courts; you or your notary do that.',
          'Personal details in the history of your company formation are encrypted, with one key per person. Once that key is deleted, they can no longer be read.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        paragraphs: [
          'We only set cookies that something you do calls for: your login, the language when you switch it, a message after a redirect, access to an upload page or to the page of your meeting. Your browser remembers the appearance (light or dark) and what you have entered in forms but not sent yet. None of it serves advertising, and nothing is loaded from third parties without your consent. Where we ask whether we may measure visits, your answer is only kept in your browser; change it at the foot of every page under ‘Cookies’.',
        ],
      },
      {
        title: 'For how long, and your rights',
        paragraphs: [
          'We delete messages from the contact form after six months, requests of partners after twelve months, and withdrawals three years after the end of the year in which they arrived (sections 195, 199 BGB); our team deletes emails made from them after the same periods. Newsletter subscriptions that nobody confirms are deleted after 30 days. We keep the proof of a subscription until three years after you have unsubscribed.',
          'Write to {{email}} if you want us to delete your account and your data. What the law requires us to keep, such as invoices, we keep until the period ends; the law firm and your notary have retention periods of their own for their files.',
          'You may ask for access, correction, deletion, restriction and transfer of your data, object to the processing, withdraw a consent at any time for the future, and complain to a supervisory authority.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms and conditions',
    description:
      'What Siebenschritt does for you and what the law firm does, what the formation package costs, how you withdraw and what we do not promise.',
    sections: [
      {
        title: 'Subject',
        paragraphs: [
          'We support you in forming a UG (haftungsbeschränkt) or GmbH: we record your details, arrange appointments, make documents available and show where things stand.',
          'Legal advice comes from the law firm {{lawFirm}} ({{chamber}}) alone. It drafts and reviews the documents under a mandate of its own with you and invoices its own fee, which is included in the price of the package. You choose the notary and the bank yourself.',
        ],
      },
      {
        title: 'Price',
        paragraphs: [
          'The account is free. The formation package costs €950.81 incl. 19% VAT (€799 net). Notary and court fees are not included; they are set by law. The home page gives examples.',
        ],
      },
      {
        title: 'Withdrawal',
        paragraphs: [
          'Consumers may withdraw from the contract within fourteen days without giving reasons. Any clear statement is enough, such as a letter, an email to {{email}} or the form “Withdraw from a contract” at the end of every page, where you also find the instructions and the model form. If you ask us to begin earlier, you pay after a withdrawal for the part provided until then.',
        ],
      },
      {
        title: 'What we do not promise',
        paragraphs: [
          'How long notary, bank and court take is not up to us. Times on this site are estimates, not deadlines.',
        ],
      },
      {
        title: 'Dispute resolution',
        paragraphs: [
          'We do not take part in dispute resolution before a consumer arbitration board and are not obliged to (section 36 VSBG).',
        ],
      },
    ],
  },
  'terms-of-use': {
    title: 'Terms of use',
    description:
      'What applies to your account with Siebenschritt: who it belongs to, how to protect the password and which files you may upload.',
    sections: [
      {
        title: 'Your account',
        paragraphs: [
          'An account belongs to one person. Do not share your password, and tell us if you think somebody knows it.',
        ],
      },
      {
        title: 'What you upload',
        paragraphs: [
          'Upload only what you are allowed to and what belongs to your company formation. Files are checked before others see them.',
        ],
      },
    ],
  },
};

export const handle = { texts: { legal } };
