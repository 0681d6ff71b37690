import type { Same } from '../../shared/i18n/same.ts';
import type { withdrawal as german } from './texts.de.ts';

export const withdrawal: Same<typeof german> = {
  title: 'Withdraw from a contract',
  description:
    'Withdraw from a contract online, without logging in: enter your details, confirm, and get an acknowledgement by email.',
  lead: 'Here you declare that you withdraw from a contract with us, without logging in and without giving a reason. We acknowledge receipt by email straight away.',
  steps: {
    form: 'Step 1 of 2: your details',
    confirm: 'Step 2 of 2: check and confirm',
  },
  labels: {
    name: 'Name',
    contract: 'Which contract',
    email: 'Email address for the acknowledgement',
    message: 'Message',
  },
  contractHint:
    'For example the order number, the file number or “formation package for Beispiel UG, ordered on 3 November”.',
  emailHint: 'The acknowledgement of receipt goes there.',
  messageHint: 'Optional. You need not give reasons.',
  next: 'Continue to step 2',
  failed: 'The withdrawal has not been sent',
  review: 'Nothing has been sent yet. If the details are right, confirm the withdrawal.',
  declaration: 'I withdraw from my contract.',
  confirm: 'Confirm withdrawal',
  edit: 'Change details',
  received: 'Received',
  done: {
    title: 'We have received your withdrawal',
    lead: 'The acknowledgement with content, date and time is on its way to {{email}}. Please keep it.',
  },
  instruction: {
    title: 'Instructions on withdrawal',
    note: 'Worded after the model of the law (annex 1 to Art. 246a section 1 EGBGB). The German text prevails.',
    sections: [
      {
        title: 'Right of withdrawal',
        paragraphs: [
          'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
          'To exercise the right of withdrawal, you must inform us ({{name}}, {{address}}, phone {{phone}}, email {{email}}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the attached model withdrawal form, but it is not obligatory.',
          'You can also exercise your right of withdrawal online at {{page}}. If you use this online function, we will send you an acknowledgement of receipt without delay on a durable medium (e.g. by email), with the content of the withdrawal and the date and time of its receipt.',
          'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
        ],
      },
      {
        title: 'Effects of withdrawal',
        paragraphs: [
          'If you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
          'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated to us your withdrawal from this contract, in comparison with the full coverage of the contract.',
        ],
      },
    ],
  },
  model: {
    title: 'Model withdrawal form',
    lead: '(Complete and return this form only if you wish to withdraw from the contract.)',
    lines: [
      'To {{name}}, {{address}}, email {{email}}:',
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
      'Ordered on (*)/received on (*)',
      'Name of consumer(s)',
      'Address of consumer(s)',
      'Signature of consumer(s) (only if this form is notified on paper)',
      'Date',
    ],
    star: '(*) Delete as appropriate.',
  },
};

export const handle = { texts: { withdrawal } };
