import type { Same } from '../../../../kit/texts/same.ts';
import type { staffTasks as german } from './texts.de.ts';

export const staffTasks: Same<typeof german> = {
  tasks: {
    menu: 'Work list',
    title: 'Waiting for us',
    filter: 'Filter tasks',
    mine: 'Mine',
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
