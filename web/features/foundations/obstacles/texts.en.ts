import type { Same } from '../../../kit/texts/same.ts';
import type { obstacles as german } from './texts.de.ts';

export const obstacles: Same<typeof german> = {
  title_one: 'Something got in the way',
  title_other: 'Several things got in the way',
  since: 'reported on {{date}}',
  note: '“{{note}}”',
  who: 'Whose turn is it?',
  byWhen: 'By when?',
  now: 'What happens now?',
  takeBack: {
    open: 'Hand in another bank statement',
    title: 'Take the bank statement back?',
    text: 'You then upload the right one here, and we tell your notary that a new one is coming. If you have already sent the wrong one to the notary, send the new one as well.',
    why: 'What is wrong with it?',
    reasons: {
      'wrong-document': 'It is the wrong file',
      unreadable: 'It cannot be read well',
    },
    submit: 'Take it back',
    keep: 'Leave it',
  },
  neededAgain: 'Needed again: {{file}}',
  report: {
    open: 'Something got in the way',
    more: 'Report something else',
    title: 'What got in the way?',
    text: 'Tell us what is holding things up. Our team sees it at once, and this page then says how it goes on.',
    kind: 'What is holding things up?',
    follows: {
      'notary-declined': 'You then name another notary; an agreed appointment is cancelled.',
      'deed-not-completed': 'We ask the notary for a new appointment.',
      'bank-refused': 'You go to another bank; the present one is removed.',
      'capital-short': 'You pay in the rest and upload a new bank statement.',
      'capital-early': 'You settle it with the notary and upload a new bank statement.',
      'capital-wrong-payer': 'The payment goes back; a new bank statement follows.',
      'court-advance': 'The formation waits at the court until you have paid.',
    },
    dueOn: 'Payable by (optional)',
    dueOnHelp: 'The day the court names in its letter. Without one, we reckon with 14 days.',
    note: 'What should we know? (optional)',
    noteHelp: 'For instance what the letter says, or what you have already tried.',
    submit: 'Report this',
    keep: 'Report nothing',
  },
  settle: {
    open: 'Mark as settled',
    of: {
      'court-advance': 'I have paid the advance',
      'bank-refused': 'I have found a bank',
    },
    title: 'Is this settled: {{name}}?',
    text: 'Our team sees it at once. The formation goes on from where it stands now.',
    note: 'What has changed? (optional)',
    submit: 'Mark as settled',
    keep: 'Not yet',
  },
};
