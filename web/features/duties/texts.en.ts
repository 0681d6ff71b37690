import { forgedBillWarning } from '#domain/costs/forged-bills.ts';
import { officeFees } from '#domain/pricing/office-fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { duties as german } from './texts.de.ts';

const { tradeOffice } = officeFees;

const duties: Same<typeof german> = {
  back: 'Back to the formation',
  title: '{{company}} is registered',
  congratulations: 'Congratulations.',
  lead: 'This is what makes your company, and what is due now and in the coming years.',
  before: {
    title: 'Not registered yet',
    text: 'Once the register extract has arrived, the duties of your company and their days are listed here.',
  },
  erased: {
    title: 'The details of this company were deleted',
    text: 'With the account under which the formation was begun, the details of the company were deleted, too. We no longer follow its duties and remind nobody of them. They still exist: your tax adviser knows what is due and when.',
  },
  company: {
    title: 'To copy',
    name: 'Company name',
    number: 'Register number',
    court: 'Register court',
    enteredOn: 'Registered on',
    capital: 'Share capital',
    shares: 'Shares',
    address: 'Business address',
    purpose: 'Corporate purpose',
    unknown: 'Not known yet: the register extract says it.',
    use: 'We fill in templates with these details, and in the marketplace the invoice can go to the company.',
    templates: 'Fill in templates',
    market: 'Go to the marketplace',
  },
  papers: {
    title: 'All papers',
    text: 'All documents of your formation in one archive, with a list of their checksums (SHA-256).',
    history:
      'The history is included as a file that can be checked against the published checksums.',
    download: 'Download everything as ZIP',
    sheets: 'View data sheets',
  },
  fraud: {
    ...forgedBillWarning.en,
    check: 'Is my bill real?',
  },
  list: {
    title: 'What is due',
    lead: 'The days follow from deed, entry, financial year and registered office. They are no advice; a notice of an authority or your tax adviser takes precedence.',
    ofCoFounder: 'Whoever began the formation can tick these off.',
    reminded:
      'An email comes before each day, and the day is in your calendar subscription if you have one.',
    settings: 'Set reminders and calendar',
    late: 'Past their day',
    next: 'In the next three months',
    none: 'Nothing is due in the next three months.',
    later: 'Later',
    done: 'Done or not applicable',
  },
  due: { law: 'By {{day}}', us: 'Best by {{day}}' },
  dueNote: 'This day is our suggestion; the law names none that applies to everybody.',
  source: 'Legal basis',
  consequence: 'Otherwise',
  link: 'Where to do it: {{host}}',
  state: { open: 'Open', done: 'Done', 'not-applicable': 'Not applicable' },
  doneOn: 'Done on {{day}}',
  proof: 'Proof: {{title}}',
  tick: {
    open: 'Tick off',
    change: 'Change',
    of: '{{action}}: {{title}}',
    state: 'State',
    on: 'Done on',
    why: 'Note',
    whyHelp: 'Such as why it does not apply, or where the proof is kept.',
    document: 'Proof',
    noDocument: 'No document',
    save: 'Save',
    saved: 'Saved.',
    future: 'This day has yet to come.',
  },
  texts: {
    'business-letters':
      'Letters, emails and invoices state the legal form, the registered office, the register court with the number and all managing directors with first and last name; the imprint adds address and contact.',
    'bank-name':
      'Send the bank the register extract, so that the account is in the name of the registered company.',
    'trade-registration': `At the trade office of your municipality, at the latest when you begin to trade; usually ${wholeEuros(tradeOffice.least, 'en')} to ${wholeEuros(tradeOffice.most, 'en')}. If you have begun before, do it at once.`,
    'accident-insurer':
      'Report the kind of business and the number of employees within a week of the beginning, even without employees. We count from the entry; if you began earlier, that day counts.',
    'transparency-register':
      'Say which people hold more than 25% of the shares or votes, directly or through other companies. If there are none, it is the managing directors. The law says “without undue delay”.',
    'tax-questionnaire':
      'Through ELSTER, within a month. Counted carefully it begins with the notary appointment. The questionnaire leads to the tax number and, if you tick it, to the VAT identification number.',
    'opening-balance':
      'As of the beginning of the company. The tax office’s questionnaire asks for it; our suggestion is therefore the same day.',
    'vat-returns':
      'By the 10th after the end of the period, electronically. The day applies to monthly returns; with quarterly ones it is the 10th after the quarter. If you were in business before the entry, it begins with that period. Small businesses (§ 19 UStG) submit none unless the tax office asks for them. Further returns are not listed here.',
    'chamber-membership':
      'It arises by itself, usually of the chamber of commerce (IHK), for crafts of the chamber of crafts. Check whether its letter went to the right address, and answer its questions about the contribution.',
    'remaining-capital':
      'What was not paid in before the application is due once the shareholders call it by resolution, or the articles name a day. The law names none.',
    'annual-accounts':
      'Balance sheet, profit and loss account and, except for micro companies, notes. The day applies to small companies (§ 267 HGB); larger ones have three months.',
    reserve:
      'A quarter of the annual profit, less any loss carried forward, goes to the statutory reserve in the balance sheet until the share capital is raised to €25,000.',
    'tax-returns':
      'VAT for the calendar year, corporate income tax and trade tax with the electronic balance sheet (§ 5b EStG) for the financial year that ends in it. With a tax adviser you have more time, usually until the end of February of the second year after (§ 149 (3) AO).',
    'accounts-confirmed':
      'The shareholders adopt the accounts by resolution and decide about the profit. The day applies to small companies; larger ones have eight months.',
    'list-of-shareholders':
      'If shareholders, their shares or their place of residence have changed, a new list belongs in the commercial register at once, and the change in the transparency register. To look once a year is our suggestion.',
    'accounts-disclosed':
      'Electronically to the company register, at the latest a year after the balance sheet date. Micro companies submit the balance sheet alone, which is not shown to everybody there (§ 326 (2) HGB).',
  },
};

export const handle = { texts: { duties } };
