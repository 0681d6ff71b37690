import type { Same } from '../../../../kit/texts/same.ts';
import type { staffTasks as german } from './texts.de.ts';

export const staffTasks: Same<typeof german> = {
  tasks: {
    menu: 'Work list',
    title: 'Waiting for us',
    filter: 'Filter tasks',
    mine: 'For my role',
    own: 'Mine',
    back: 'Back with us',
    owner: 'Looked after by {{name}}',
    emptyOwn: 'No formation is assigned to you.',
    emptyOwnHint: 'Who looks after a formation can be changed on its page.',
    emptyBack: 'Nothing has come back to us.',
    emptyBackHint: 'Formations in which nobody is reminded any more are listed here: call or ask.',
    all: 'All',
    overdue: 'Overdue',
    emptyMine: 'Nothing is waiting for you.',
    emptyMineHint: 'New tasks appear here as soon as a formation reaches you.',
    emptyAll: 'Everything is done.',
    emptyAllHint: 'No formation is waiting for us right now.',
    emptyOverdue: 'Nothing is overdue.',
    emptyOverdueHint: 'All dates are still ahead of us.',
    reason: '“{{reason}}”',
    showAll: 'Show all tasks',
    showFoundations: 'View company formations',
  },
  comesBack: {
    call: 'Please call: nothing came of the last reminder',
    'does-it-go-on': 'Please ask whether it goes on',
    admins: 'Overdue with us',
  },
  followUps: {
    title: 'Also to be done',
    due: 'by {{date}}',
    done: 'Done',
    doneNamed: 'Done: {{what}}',
    finished: 'Noted as done',
    kind: {
      'tell-sender': 'Tell the sender that their file was about other people and has been deleted',
      'settle-money':
        'After the cancellation, settle what is to be refunded under both contracts, ours and the law firm’s; money goes back by the same means',
      'renew-link': 'Renew the notary’s link; the present one may not work any longer',
    },
  },
  occasion: {
    'documents-there': 'Complete the documents and submit them for review',
    'changes-requested': 'Make the requested changes',
    'reviewed-before': 'Review the changed documents',
    'appointment-rejected': 'Propose another notary appointment',
  },
  task: {
    'start-pending': 'Ask the founder for the company details',
    'consultation-appointment-select-pending': 'Remind the founder to book the consultation',
    'consultation-pending': 'Hold the initial consultation',
    'documents-pending': 'Add documents',
    'review-pending': 'Review documents',
    'notary-appointment-pending': 'Propose notary appointment',
    'notary-appointment-confirmation-pending': 'Ask the founder about the appointment',
    'foundation-certificate-pending': 'Ask the notary for the deed of formation',
    'bank-account-pending': 'Ask the founder about the account',
    'share-capital-payment-pending': 'Ask the founder for the bank statement',
    'register-record-pending': 'Ask the notary for the register extract',
  },
  figures: {
    label: 'Figures',
    running: 'formations under way',
    overdue: 'overdue',
    problems: 'problems',
    completed: 'registered',
  },
};

export const handle = { texts: { staffTasks } };
