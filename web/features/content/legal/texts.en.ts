import { DAYS, retentions } from '#domain/erasures/retention.ts';
import { terms } from '#domain/orders/terms/terms.ts';
import { TERMS_OF_USE_VERSION } from '#domain/orders/terms/terms-of-use.ts';
import type { Same } from '../../../kit/texts/same.ts';
import type { legal as german } from './texts.de.ts';

/** A row of the table that the deletion of accounts goes by. */
const kept = (name: keyof typeof retentions) => {
  const { what, until, because } = retentions[name];
  return `${what.en}: ${until.en} (${because.en}).`;
};

export const legal: Same<typeof german> = {
  sample:
    'Sample: this page belongs to a demonstration. Operators replace it with their own texts, reviewed by a lawyer.',
  imprint: {
    title: 'Imprint',
    description:
      'Who runs Siebenschritt: name, address, management, register entry and contact, and the law firm that gives legal advice in its own name.',
    sections: [
      {
        title: 'Information under § 5 DDG',
        paragraphs: ['{{name}}', '{{street}}', '{{postalCode}} {{city}}'],
      },
      {
        title: 'Contact',
        paragraphs: [
          'Phone: {{phone}}',
          'Email: {{email}}',
          'The email address is also the point of contact for authorities and for everyone who uses Siebenschritt (Art. 11, 12 of Regulation (EU) 2022/2065), in German and English.',
        ],
      },
      {
        title: 'Representation and register',
        paragraphs: [
          'Managing directors: {{managingDirectors}}',
          '{{registerCourt}}, {{registerNumber}}, VAT ID {{vatId}}',
        ],
      },
      {
        title: 'Responsible for blog and news',
        paragraphs: ['{{editor}}, {{editorAddress}} (§ 18 (2) MStV)'],
      },
      {
        title: 'Legal advice',
        paragraphs: [
          'We are not a law firm and do not give legal advice. The law firm {{lawFirm}}, {{lawFirmAddress}} ({{chamber}}), does so in its own name.',
          'Nor do we give tax advice. Every service in the marketplace says who offers it; tax firms and partners also act in their own name.',
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
          'For your account: name, email address and, if you like, phone, with when you agreed to which versions of the terms, and which emails you do without. For your company formation: details of the company, appointments, documents and what happened when. The basis is the contract with you (Art. 6 (1) (b) GDPR). We count, without names, how many days the steps of completed formations took, to tell others what to expect, and give figures from 20 formations on only (Art. 6 (1) (f) GDPR).',
          'For an order: what you order and at which price, when, under which version of the terms, whether work is to begin before the withdrawal period is over, your billing address and, if you enter it, your VAT ID, with invoices, payments, withdrawals and the hours you redeem with the topic you name and the appointment you book for them; we erase topic and appointment with your account. The basis is the contract and the duty to issue and keep invoices (Art. 6 (1) (b) and (c) GDPR).',
          'Your cart belongs to your account, so that it is the same on all your devices. For emails that we write to you, there is a notice in the member area; we delete it after 180 days. As long as an email has not gone out, our team sees to which address it is to go.',
          'So that it can be settled later what we wrote to you and your notary, we keep the address and wording of emails about your company formation and your orders for twelve months, encrypted and without the links in them; of emails about your account and about strategy meetings, only which one it was and when. Our team also writes down notes about your formation, including phone calls: with whom, when and what was said. We do not record calls. The notes stay with the formation and become unreadable with your key (Art. 6 (1) (b) and (f) GDPR).',
          'For a strategy meeting: name, email address, date and, if you like, your question. We delete them 14 days after the meeting, at once if it is cancelled, and after 30 minutes if you do not confirm it. To keep to one meeting per person, we keep a checksum of the address for a year, from which it cannot be read (Art. 6 (1) (b) and (f) GDPR).',
          'For your calendar subscription, if you set one up: a secret address, of which we store only a checksum. Anyone who knows the address sees your appointments and due dates; names, places and phone numbers only if you chose so. You can remove it in your account; it ends by itself with a new email address, a new password and with your account. Your calendar app fetches it from us (Art. 6 (1) (b) GDPR).',
          'Whoever sets up or manages a company has to prove their identity. For this we process kind, number, authority, country and validity of the identity document with a copy, or the answer of the provider you choose, with name, date of birth and evidence of its check; also whether you hold a prominent public office and for whom you act. We compare this with what is stated about the formation and keep a file on risk with the beneficial owners. The German Money Laundering Act requires it (Art. 6 (1) (c) GDPR, §§ 8, 10 to 13, 15 GwG). These files are encrypted and apart from everything else; only single persons who were given the right see them, and each look is on record. They are in no copy of your data; we may not tell anybody about the file on risk (§ 47 GwG).',
          'Our servers briefly record which IP address requests come from, to limit abuse. The basis is our interest in running the service securely (Art. 6 (1) (f) GDPR).',
          'If you write to us with a form (contact, become a partner, withdraw from a contract), we store what you enter and send it to our team by email, to answer you, to prepare a partnership or to deal with the withdrawal (Art. 6 (1) (b), (c) and (f) GDPR). Against mass sending we count for a short time how many requests come from an IP address and name an email address, of which we only store a check value for that. No third party’s service takes part in this.',
          'If you subscribe to the newsletter, we store your email address, the text that you agreed to, and when you subscribed and confirmed (Art. 6 (1) (a) GDPR). Without confirmation you do not get it.',
          'If you name a notary, we store the notary’s name, city, email address and phone number, as far as you give them, to ask for an appointment and send links. We have this information from you, as our first email tells the notary.',
        ],
        onlyWith: {
          loginProviders:
            'If you log in through another service ({{providers}}), we send you there. From it we receive your name, your email address, whether it has been verified, and an ID of your account there, which we store; we do not learn your password. The service learns that you log in to our site, and when. The basis is the contract with you (Art. 6 (1) (b) GDPR). The service is responsible for what it does with this itself; if it is based outside the EU, this information goes there.',
          tagManager:
            'If you agree under “Cookies”, your browser loads a tool from {{measurement}} that measures which pages are read. Its provider then learns your IP address, the address of the page and details of your device, and may set cookies. The only basis is your consent (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG), which you can withdraw there at any time. For services of Google, the recipient is Google Ireland Limited (Dublin); data may reach Google LLC in the USA, on the basis of the adequacy decision on the EU-US Data Privacy Framework (Art. 45 GDPR).',
        },
      },
      {
        title: 'Details of other people',
        paragraphs: [
          'The details of the company and its documents name other people, too: fellow shareholders and managing directors, with name, date of birth, address, shares and office. We have these details from the person who is setting up the company, from the law firm and from the notary, for example from the articles of association, the list of shareholders, the deed of formation and the register extract.',
          'We process them to organise the formation that these people take part in. The basis is the legitimate interest of everyone involved in it (Art. 6 (1) (f) GDPR). Recipients and periods are the same as for the other details of the formation, and all rights on this page are theirs, too. If you set up a company with others, please point them to this page (Art. 14 GDPR).',
          'Whoever is named as a participant can be invited by email to take part with an account of their own; the first email says where we have the data from and what for (Art. 14 GDPR). Whoever takes part sees how far things are, who takes part, roles, shares and drafts, but neither the date of birth nor the address of the others except in the draft of the deed, and no prices or invoices. An invitation ends after 30 days. If someone says that they do not know the person, we keep a checksum of the address, from which it cannot be read, so as not to write again (Art. 6 (1) (f) GDPR). Each participant gets the copy of their own data and deletes their own account, after leaving or once the formation is over.',
          'If someone uploads a document about other people by mistake, we delete the file as soon as we notice and tell whoever sent it. Only its checksum stays, so that we can show which file it was.',
        ],
      },
      {
        title: 'What you have to provide',
        paragraphs: [
          'For an account we need your name, email address and password, for the formation your company details, and for an order a billing address. Without them we cannot make or perform the contract; the law requires the billing address (§ 14 UStG). Everything else is marked as optional. What the notary, register, tax office and bank ask of you is up to them and their laws.',
          'There are no decisions here that are made by software alone and have legal effects for you (Art. 22 GDPR).',
        ],
      },
      {
        title: 'Who sees your details',
        onlyWith: {
          cardPayments:
            'If you pay an invoice by card, we send you to Stripe Payments Europe, Limited (Dublin), with the amount, the invoice number and the language. You only enter your name and card details there; we learn that it has been paid, and store the ID of the payment (Art. 6 (1) (b) GDPR). Stripe also passes data on to Stripe, LLC in the USA, on the basis of the adequacy decision on the EU-US Data Privacy Framework and of standard contractual clauses (Art. 45, 46 GDPR), and is responsible for its own processing.',
        },
        paragraphs: [
          'Our team and the law firm {{lawFirm}} see all details of your company formation. Your notary gets emails with dates and links from us and sees your name, the name of the company, the appointment and the step for which an upload is due. We do not forward documents to the notary unless you have released the notary from confidentiality: the drafts come from the law firm, the bank statement from you. We pass nothing on to banks or courts either; you or your notary do that.',
          'Once you and your co-founders release the notary, the notary gets a room that only a code sent to the notary’s address opens. It shows the approved documents, the state of the formation and the data sheet with the details of everyone who has given the release; of others only name and shares. Every view and every download is on record. If you revoke your release, the room closes at once; otherwise it ends 60 days after the entry in the register or, without an entry, 15 months after it was set up (Art. 6 (1) (b) GDPR).',
          'Messages about your formation are read by those they are addressed to: the founders and our team, or the founders and the law firm, without our team; what is written in the notary’s room is read by the founders, our team, the law firm and the notary. They stay with the formation, those with the law firm in its file. What you wrote is encrypted with your key.',
          'Before the law firm accepts a mandate it compares the names of all people and companies who take part with those of its other mandates, including those that have ended, because it may not act against its own clients (§ 43a (4) BRAO). Only its lawyers see this, and each search is on record. A date of birth is only compared, not shown.',
          'If you order from the law firm, a tax firm or a partner, they get from us what they need for the contract: your name, your email address, the billing address, the service ordered and the topic you name for hours you redeem. They do not see other orders of yours.',
          'Personal details in the history of your company formation are encrypted, with one key per person. Once that key is deleted, they can no longer be read.',
        ],
      },
      {
        title: 'Who works for us',
        paragraphs: [
          'These companies process data on our behalf only, and as we instruct them (Art. 28 GDPR).',
        ],
        /** One paragraph each, from the configuration. */
        processors: {
          hosting:
            'Servers, database and files: {{name}}, {{city}} ({{country}}). Everything mentioned on this page is kept there.',
          mail: 'Sending of emails: {{name}}, {{city}} ({{country}}). It handles the address and content of each email in order to send it.',
        },
        /** Behind a processor outside the area of the GDPR. */
        transfers: {
          adequacy:
            ' There is an adequacy decision of the European Commission for the transfer (Art. 45 GDPR).',
          'standard-clauses':
            ' The transfer is based on standard contractual clauses (Art. 46 (2) (c) GDPR); we send you a copy on request.',
        },
      },
      {
        id: 'cookies',
        title: 'Cookies',
        paragraphs: [
          'We only set cookies that something you do calls for: your login, the language when you switch it, a message after a redirect, access to an upload page, an invitation or the page of your meeting and, if you put something in the cart without logging in, which services and how many. That cookie lasts 14 days and says nothing about you; once you log in, it becomes part of your account’s cart.',
          'After a login, a cookie with a random, signed number stays in your browser for 400 days. We recognise the device by it, so that nobody can keep you out of your account by entering wrong passwords; it does not keep you logged in (§ 25 (2) no. 2 TDDDG, Art. 6 (1) (f) GDPR).',
          'Your browser remembers the appearance (system, light or dark), what you have entered in forms but not sent, the figures you took from the calculator into your formation and, for an hour, the address we have emailed a link to in its local storage; none of that is transmitted. None of it serves advertising, and nothing is loaded from third parties without your consent. Where we ask whether we may measure visits, your answer is only kept in your browser; change it at the foot of every page under “Cookies”.',
        ],
      },
      {
        title: 'For how long, and your rights',
        paragraphs: [
          'We delete messages from the contact form after six months, requests of partners after twelve months, and withdrawals three years after the end of the year in which they arrived (§§ 195, 199 BGB); our team deletes emails made from them after the same periods. Newsletter subscriptions that nobody confirms are deleted after 30 days. We keep the proof of a subscription until three years after you have unsubscribed.',
          'Everything else about you belongs to one of four groups:',
          kept('profile'),
          kept('formation'),
          kept('law-firm-file'),
          kept('invoice'),
          kept('identification'),
          `In the settings of your account you can request a copy of all your data and delete your account; otherwise write to {{email}}. A company formation that is still running has to be completed or cancelled first. The deletion takes place seven days after you request it; until then you can take it back. After that only the law firm’s file, where there was a mandate, and invoices stay, each until its last day. You get a receipt that states both. For up to ${DAYS.backup} days, backups still hold what was saved before; if one of them is restored, we delete again. Your notary has retention periods of their own.`,
          'You may ask for access, correction, deletion, restriction and transfer of your data, withdraw a consent at any time for the future, and complain to a supervisory authority, for example the one where you live or where we are based.',
        ],
      },
      {
        id: 'objection',
        title: 'Your right to object',
        prominent: true,
        paragraphs: [
          'Where we rely on a legitimate interest (Art. 6 (1) (f) GDPR), you can object to the processing at any time on grounds relating to your particular situation. We then no longer process the data, unless compelling legitimate grounds override your interests or we need them for legal claims.',
          'You can object to advertising by email at any time and without giving a reason. A message to {{email}} is enough.',
        ],
      },
    ],
  },
  terms: {
    description:
      'Who your contract is with when you order, what the formation package costs, how you pay and withdraw, and what applies to hour packages and seminars.',
    ...terms.en,
  },
  'terms-of-use': {
    title: 'Terms of use',
    description:
      'What applies to your account with Siebenschritt: who it belongs to, which files you may upload and how you may use templates and partner codes.',
    sections: [
      {
        title: 'Your account',
        paragraphs: [
          'An account belongs to one person. Do not share your password, and tell us if you think someone knows it.',
          'It is free and does not oblige you to order anything. The terms and conditions apply to orders.',
          `This is version ${TERMS_OF_USE_VERSION}. When you register, we record which versions you have agreed to. If you registered in English, this version applies.`,
        ],
      },
      {
        title: 'What you upload',
        paragraphs: [
          'Upload only what you are allowed to and what belongs to your company formation. Files are checked before others see them.',
        ],
      },
      {
        title: 'Templates, courses and news',
        paragraphs: [
          'You may adapt and use templates for your own company, but not sell them or publish them as a collection of your own. They do not know your case and do not replace advice; the German version is the binding one.',
          'News, course descriptions and guide pages inform in general. If much depends on it, ask the law firm or a tax firm.',
        ],
      },
      {
        title: 'Partner offers',
        paragraphs: [
          'Codes are for members; please do not publish them. Your contract is with the partner, on the conditions stated with the offer. What the partner provides and charges is up to them.',
        ],
      },
      {
        title: 'Strategy meeting',
        paragraphs: [
          'It takes 15 minutes, is free and available once per person. You can move or cancel it.',
        ],
      },
      {
        title: 'If we block an account',
        paragraphs: [
          'If an account is misused, for example for other people’s data, malware or orders under a false name, we may block it. We give you the reason if you ask, and look at the decision again; a person does that. Write to {{email}}. Contracts that you have already made remain in force.',
        ],
      },
    ],
  },
};

export const handle = { texts: { legal } };
