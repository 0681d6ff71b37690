import type { Same } from '../../../kit/texts/same.ts';
import type { staffOperations as german } from './texts.de.ts';

export const staffOperations: Same<typeof german> = {
  stuck: {
    menu: 'What is stuck',
    title: 'What is stuck',
    intro:
      'Everything that does not get any further right now, with what you can do about it. Nothing of it is lost: a row goes as soon as things work again.',
    empty: 'Nothing is stuck.',
    emptyHint: 'Commands, views, emails and invoices get through.',
    since: 'for {{time}}',
    recipe: 'Runbook',
    temporal: {
      title: 'In Temporal:',
      troubled: 'all workflows with trouble',
      overdue: 'all overdue formations',
      ownerless: 'formations that nobody looks after',
    },
    inTemporal: 'Workflow in Temporal',
    columns: {
      case: 'Formation',
      part: 'Service',
      what: 'What is stuck',
      attempts: 'Attempts',
      since: 'Since',
      press: 'What to do',
    },
    outlook: {
      'tried-again': 'Will be tried again by itself.',
      'given-up': 'Given up: it only goes on if you start it again.',
      waiting: 'Waiting; it will be taken up by itself.',
      'under-way': 'An attempt is under way.',
      halted: 'Stands still until an engineer steps in.',
    },
    recipient: 'To {{address}}',
    code: 'Code: {{code}}',
    failedAgain: 'That did not help: failed again, {{time}}.',
    doneBefore: 'This has been settled in the meantime.',
    view: 'Views of all formations',
    stream: 'An event is missing in the view',
    all: { button: 'Process all again', done: 'All of them are being processed again' },
  },
  stuckKinds: {
    'part-away': {
      title: 'A service does not answer',
      means:
        'While it is away, formations can be read but not changed. Files can still be uploaded as long as only the event store is missing.',
      todo: 'Wait a moment, and tell an engineer if it takes longer than a few minutes. Everything goes on by itself.',
    },
    'view-behind': {
      title: 'The view lags behind',
      means:
        'Changes are accepted but do not show here yet. Whoever enters the same thing again does it twice.',
      todo: 'Enter nothing twice. Tell an engineer: the part that writes the views stands still or is too slow.',
    },
    'failed-command': {
      title: 'Failed commands',
      means:
        'Somebody sent something that could not be carried out. They have seen an error; nothing has changed in the formation.',
      todo: 'Once the cause is gone, have the workflow read again and ask the sender to try again. The row goes when a command of this formation succeeds.',
      button: 'Read again',
      done: 'The workflow reads its state again. Ask the sender to try once more.',
    },
    'parked-stream': {
      title: 'Views that stand still',
      means:
        'An event could not be taken into the view. The formation itself has lost nothing, but what you see of it is old.',
      todo: 'Once the cause is gone, process the event again. Until then decide nothing by what the page shows.',
      button: 'Process again',
      done: 'Being processed again',
    },
    'stuck-activity': {
      title: 'Steps that keep failing',
      means:
        'A step in the background has failed at least four times and is still tried. Usually something else is missing, such as the database or the mail server.',
      todo: 'Once the cause is gone, start the next attempt instead of waiting for it.',
      button: 'Try now',
      done: 'The next attempt begins now',
    },
    'unsent-mail': {
      title: 'Emails not sent yet',
      means:
        'These emails have not gone out yet. Most of them are merely late; those whose mailbox does not exist have been given up.',
      todo: 'For those given up, find out the right address and then send the email again. Late ones go out by themselves.',
      button: 'Send again',
      done: 'The email is being sent again',
    },
    'unrendered-invoice': {
      title: 'Invoices without a PDF',
      means:
        'The invoice has its number and is open, but its PDF is missing. So it has not been sent yet, and nobody is reminded of it.',
      todo: 'Once the cause is gone, have the PDF made again. The invoice then goes out by itself.',
      button: 'Make again',
      done: 'The PDF is being made again',
    },
    'old-outbox-entry': {
      title: 'What is still in the outbox',
      means:
        'These messages have been waiting for more than ten minutes for somebody to take them. Usually Temporal does not answer, or the worker does not run.',
      todo: 'There is nothing to press: they are tried every second and go out as soon as everything runs again. Tell an engineer.',
    },
  },
  audit: { unknown: 'Without an account', network: 'Network {{network}}' },
};

export const handle = { texts: { staffOperations } };
