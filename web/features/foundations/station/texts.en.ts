import type { Same } from '../../../kit/texts/same.ts';
import type { station as german } from './texts.de.ts';

export const station: Same<typeof german> = {
  'start-pending': {
    title: 'Tell us about your company',
    paragraph:
      'The articles of association and the register application are drawn up from your details. The form takes about ten minutes, and you can correct anything until the documents are approved.',
  },
  'consultation-appointment-select-pending': {
    title: 'When would you like your initial consultation?',
    paragraph:
      'You have 90 minutes with a lawyer from the law firm to settle whether the legal form suits your plans and what the articles of association should say. The consultation is included in your package.',
  },
  'people-pending': {
    title: 'Who is setting up the company?',
    paragraph:
      'Whoever takes a share or becomes managing director is named in the articles of association, the list of shareholders and the register application. The law firm uses the names to check whether it can accept the mandate.',
  },
  'order-pending': {
    title: 'Order your formation package',
    paragraph:
      'We have your company details. Advice and drafting only begin once you have ordered the package; until then everything is free, and your details are kept.',
  },
  'order-waiting': {
    title: 'Work begins after the withdrawal period',
    paragraph:
      'We have your order. You did not ask us to start before the withdrawal period ends on {{day}}, so advice and drafting begin after that.',
  },
  'order-withdrawn': {
    title: 'You have withdrawn from your order',
    paragraph:
      'Without an order, the law firm and our team do no further work. Your details and any documents already drafted are kept.',
  },
  'consultation-pending': {
    title: 'Your initial consultation is booked',
    paragraph:
      'The consultation covers legal form, shares and management. Bring whatever you have already decided; the rest can be settled there.',
  },
  'consultation-was': {
    title: 'The time of your initial consultation has passed',
    paragraph: 'The law firm is writing up what was agreed and will draft your documents from it.',
  },
  'documents-pending': {
    title: 'Your documents are being drafted',
    paragraph:
      'The articles of association or the model protocol come from the law firm; our team puts the draft here. The list of shareholders and the application follow from the notary once the draft is approved. You get an email as soon as the draft is ready for review.',
  },
  'documents-changes': {
    title: 'Your documents are being changed',
    paragraph:
      'The review led to a request for changes. Our team has the law firm revise the drafts and then submits them for review again.',
  },
  'documents-mandate': {
    title: 'The law firm is checking the mandate',
    paragraph:
      'Before it drafts anything, the law firm checks whether it may act for everyone who takes part. Your documents are drafted after that.',
  },
  'documents-details': {
    title: 'Your documents need more details',
    paragraph:
      'The law firm needs the details of everyone who takes part. Under “Who is setting it up” you see who still has something missing; whoever has joined enters their own details.',
  },
  'documents-identification': {
    title: 'Someone still has to be identified',
    paragraph:
      'The Money Laundering Act requires all shareholders and managing directors to prove who they are. Only then may the law firm draft the documents.',
  },
  'documents-checking': {
    title: 'We are still checking details',
    paragraph:
      'Everyone has handed in what identifies them. Our team is going through it; the law firm may not draft anything before that.',
  },
  'review-pending': {
    title: 'Your documents are being reviewed',
    paragraph:
      'The law firm checks the draft before it goes to the notary. Please read it yourself, too: anything you spot can still be changed free of charge.',
  },
  'notary-appointment-pending': {
    title: 'We are arranging your notary appointment',
    paragraph:
      'In Germany, a company is set up before a notary, an independent public official who drafts, reads out and records the deed. Our team asks the notary you named for available times and proposes one to you. The drafts come to the notary from the law firm.',
  },
  'notary-unnamed': {
    title: 'Which notary would you like?',
    paragraph:
      'In Germany, a company is set up before a notary, an independent public official. You choose the notary, and we are not allowed to recommend one; once you have named one, we ask for an appointment.',
  },
  'notary-appointment-confirmation-pending': {
    title: 'Does this notary appointment suit you?',
    paragraph: 'Please answer {{by}}, otherwise the notary may give the time to someone else.',
    bring:
      'Identity card or passport of everyone involved; for the online procedure, an ID card with its online function and PIN',
  },
  'foundation-certificate-pending': {
    title: 'Your notary appointment is confirmed',
    paragraph:
      'All shareholders and managing directors come with an identity card or passport; online, everyone needs an ID card with its online function and PIN. Afterwards the notary uploads the deed of formation here.',
  },
  'certificate-after': {
    title: 'The notary is sending the deed of formation',
    paragraph:
      'Your notary appointment was on {{date}}. The notary uploads the deed of formation, the notarised version of your articles, here.',
  },
  'bank-account-pending': {
    title: 'Open the business account',
    paragraph:
      'With the deed of formation you open an account at a bank of your choice, in the name of the company “in Gründung” (i. G., in formation). The deed is among your documents; banks usually ask for a certified copy: on paper with the notary’s seal, electronically as the signed file, passed on unchanged. Remember the tax office, too: the tax registration questionnaire is due within a month of the notary appointment (§ 137 AO).',
  },
  'share-capital-payment-pending': {
    title: 'Pay in the share capital',
    paragraph:
      'Each shareholder transfers their share from their own account to the business account. You upload the bank statement here and send it to your notary yourself, as we do not forward documents; the notary needs it to apply for registration.',
  },
  'register-record-pending': {
    title: 'Your company is being registered',
    paragraph:
      'The notary applies for entry in the commercial register, the public record of companies, and needs the bank statement from you for that; the register court then checks the application. With the entry the {{form}} comes into being. Until then, anyone who acts in its name is personally liable (§ 11 (2) GmbHG).',
    who: 'Notary, then register court',
  },
  completed: {
    title: 'Your company is registered',
    paragraph:
      'The formation is complete. The commercial register extract and all other documents stay here for you.',
  },
  cancelled: {
    title: 'This formation was cancelled',
    paragraph:
      'Nothing more will be sent to the notary, bank or court. Everything so far stays here for you to read, and you can start again at any time.',
  },
};
