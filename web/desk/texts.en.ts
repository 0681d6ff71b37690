import { roleNames } from '#domain/accounts/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../kit/texts/same.ts';
import type { staff as german } from './texts.de.ts';

export const staff: Same<typeof german> = {
  title: 'Console',
  role: namesIn(roleNames, 'en'),
  area: {
    today: 'Today',
    foundations: 'Formations',
    calendar: 'Calendar',
    people: 'People',
    money: 'Money',
    inquiries: 'Inquiries',
    content: 'Content',
    operations: 'Operations',
  },
  header: {
    search: 'Company, person, file number',
    account: 'Account of {{name}}',
    language: 'Language',
    mode: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'Device',
    shortcuts: 'Keyboard shortcuts',
    logout: 'Log out',
    nav: 'Sections',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    general: 'Everywhere',
    search: 'Search',
    help: 'This overview',
    list: 'In every list',
    choose: 'Select row, with Shift up to the last selection',
    several: 'Today, with the row or all that are selected',
    next: 'Next formation of the list',
    previous: 'Previous formation of the list',
    down: 'Next row',
    up: 'Previous row',
    open: 'Open row',
    foundation: 'On the page of a formation',
    foundationHint: 'The keys open the command; it is carried out only after you confirm.',
    enabled: 'Use keyboard shortcuts',
  },
  sequence: {
    label: 'From the list',
    place: '{{position}} of {{total}}',
    next: 'Next formation',
    previous: 'Previous formation',
  },
  discard: {
    title: 'Discard what you have entered?',
    what: 'What you have typed or chosen has not been sent yet and would be lost.',
    keep: 'Continue editing',
    discard: 'Discard',
  },
  reachability: {
    behind:
      'This view lags behind: your last change is accepted but does not show here yet. Do not repeat it; we keep loading.',
    away: 'The server is not answering at the moment. We keep trying.',
    partAway: 'Reading works, changing does not: a service is away. See “Operations”.',
    since:
      'The server is not answering at the moment. You see how things stood at {{time}}; we keep trying.',
  },
  error: {
    title: 'That did not work',
    lost: 'Nothing has been lost.',
    notFound: 'There is no such page.',
    home: 'Go to “Today”',
    loading: 'Loading',
    closed: '{{title}}: this page is not open to your role.',
    closedTo:
      'Your role is {{role}}; the page is open to: {{roles}}. If you need something from it, ask there.',
  },
  counted: {
    tasks: 'waiting for you',
    foundations: 'overdue',
    rebookings: 'to rebook',
    refunds: 'refunds overdue',
    inquiries: 'open',
    stuck: 'stuck',
    notices: 'notifications',
  },
  undo: 'Undo',
  password: 'Your password',
  passwordHelp: 'You logged in more than 15 minutes ago.',
  problem: {
    REQUIRED: 'Please fill in all required fields',
    NOT_AN_EMAIL: 'This is not an email address.',
    IN_THE_PAST: 'The appointment must be in the future.',
    IN_THE_FUTURE: 'That is yet to come.',
    TOO_FAR_AHEAD: 'The appointment has to be within the next 12 months.',
    CONFIRM: 'Please confirm that the appointment is right.',
    ANSWER_NEEDED: 'A new version or an answer is missing here.',
    NOT_A_DATE: 'This is not a day.',
    NOT_AN_AMOUNT: 'Please enter an amount, such as 357.00.',
    NOT_AN_IBAN: 'This is not an IBAN. Please compare it with the invoice.',
    INVALID: 'This does not fit.',
  },
  errors: {
    OTP_NEEDED: {
      title: 'One more step: your account is also protected by a code.',
      description: 'Enter the code below.',
    },
    INVALID_OTP: {
      title: 'That code is not right.',
      description:
        'Codes are valid for a short time and only once. Wait for the next one, or use another recovery code.',
    },
    NOTE_CLOSED: {
      title: 'You cannot change this entry any more.',
      description: 'Who wrote it can for 15 minutes, after that only admins.',
    },
    FORMATION_RUNNING: {
      title: 'A company formation is still running.',
      description: 'It has to be completed or cancelled before the account can be deleted.',
    },
    TOO_MANY_NOTES: {
      title: 'There are 200 entries about this formation already.',
      description: 'Remove older ones that nobody needs any more; your text stays here.',
    },
    INQUIRY_FULL: {
      title: 'There are 50 entries about this inquiry already.',
      description: 'Write to the person by email; your text stays here.',
    },
    CALL_AHEAD: {
      title: 'This call is yet to come.',
      description: 'Check day and time. Nothing has been saved.',
    },
    LINK_NOT_OPEN: {
      title: 'This link is no longer open.',
      description:
        'It has been used, replaced or revoked meanwhile. The page shows how it stands now.',
    },
    NOT_ALLOWED_NOW: {
      title: 'This is no longer possible in the present state.',
      description:
        'The formation has changed meanwhile, perhaps someone was faster. The page shows the new state; look at it and then decide.',
    },
    NOT_ALLOWED_FOR_ROLE: {
      title: 'Your role may not do this.',
      description: 'Please ask someone with the right role.',
    },
    FORBIDDEN: {
      title: 'You do not have permission for this.',
      description: 'It does not exist, or your role may not see it.',
    },
    INVALID_PAYLOAD: {
      title: 'Something is missing or not valid.',
      description: 'Check the fields; what you entered stays.',
    },
    REQUESTS_UNANSWERED: {
      title: 'A change request is still open.',
      description: 'Each open request needs a new version or an answer. Nothing was sent.',
    },
    OBSTACLE_OPEN: {
      title: 'This obstacle has been reported already.',
      description: 'It is on the page of the formation. Add to it there or report another one.',
    },
    WITHDRAWAL_OVER: {
      title: 'The withdrawal period is over.',
      description: 'Cancel without withdrawing from the order. Nothing was carried out.',
    },
    INVOICE_FILED: {
      title: 'This invoice is in the case already.',
      description: 'One with the same number is among the documents. Nothing was filed.',
    },
    NO_DOCUMENTS: {
      title: 'There are no documents yet.',
      description: 'Add at least one document, then try again.',
    },
    APPOINTMENT_IN_THE_PAST: {
      title: 'The appointment is in the past.',
      description: 'Choose a time that is still to come.',
    },
    PAYMENT_TOO_HIGH: {
      title: 'The amount is higher than what is still open.',
      description: 'Check amount and invoice number on the bank statement. Nothing was recorded.',
    },
    REFUND_TOO_HIGH: {
      title: 'This is more than has to go back.',
      description:
        'Check the amount. Take back a payment that was recorded by mistake on the page of the invoice. Nothing has been recorded.',
    },
    NOT_ENTERED_BY_HAND: {
      title: 'Nobody has entered this by hand.',
      description:
        'Stripe reports card payments, and offsets follow from a withdrawal. Nothing has changed.',
    },
    TAKEN_BACK: {
      title: 'This has been taken back already.',
      description: 'Somebody was faster. The page shows the current state.',
    },
    REFUNDED_SINCE: {
      title: 'This money has been refunded since.',
      description: 'Take back the refund first if it was wrong, too. Nothing has changed.',
    },
    PAYMENT_EXISTS: {
      title: 'There is a transfer of this amount and date already.',
      description:
        'Somebody may have been faster. If it really is another one, confirm that above; nothing has been recorded yet.',
    },
    VIEW_NAME_TAKEN: {
      title: 'A view of this list has this name.',
      description: 'Choose another name.',
    },
    TOO_MANY_VIEWS: {
      title: 'This list has 30 views already.',
      description: 'First remove one that nobody needs any more.',
    },
    CONTENT_FAULTY: {
      title: 'Not published yet.',
      description: 'The marked fields need you. Your draft is saved.',
    },
    CONTENT_CHANGED: {
      title: 'Somebody has changed something in the meantime.',
      description: 'Read the new state and decide then. Nothing was overwritten.',
    },
    CONTENT_WITHOUT_DRAFT: {
      title: 'There is no draft.',
      description: 'The website shows the latest state already.',
    },
    CONTENT_NOT_LIVE: {
      title: 'This cannot be taken off the website.',
      description: 'Either it is not there any more, or menus lead to it.',
    },
    CONTENT_TARGET_UNKNOWN: {
      title: 'There is no such page.',
      description: 'Name a path of this website, such as /en/blog/. Nothing has changed.',
    },
    CONTENT_LINKED: {
      title: 'Other texts link to it.',
      description:
        'Name a page for its addresses to lead to, or change the links first. Nothing has changed.',
    },
    CONTENT_KEY_TAKEN: {
      title: 'Another text has this key.',
      description: 'Choose another one.',
    },
    INVOICE_CHANGED: {
      title: 'The invoice has changed in the meantime.',
      description:
        'Somebody has recorded a payment, or the invoice was cancelled. The current state is shown above; nothing was recorded.',
    },
    ADDRESS_NOT_AWAITED: {
      title: 'The address is there by now.',
      description: 'Or the order was withdrawn. The page shows the current state.',
    },
    INVALID_INVITE: {
      title: 'No invitation is open here any more.',
      description: 'The account exists already, or the invitation was taken back.',
    },
    BILLING_GIVEN: {
      title: 'The address is there by now.',
      description: 'The member or somebody of the team was faster. Nothing was saved.',
    },
    LOGGED_IN_AGAIN: {
      title: 'You are logged in again. Nothing has been sent yet.',
      description: 'This cannot be undone: check it and send it once more.',
    },
    CHANGED_MEANWHILE: {
      title: 'The formation has changed in the meantime.',
      description: 'Look at where it is now, then decide. Nothing was saved.',
    },
    OTHER_NOTARY_NAMED: {
      title: 'The founder has named another notary, or another email address.',
      description:
        'The choice is theirs: propose an appointment with the notary they named. If they want to change, they name the other one first.',
    },
    ORDER_REQUIRED: {
      title: 'The package has not been ordered.',
      description: 'Wait until the founder orders; before that there is no advice and no drafting.',
    },
    WITHDRAWAL_PERIOD: {
      title: 'The withdrawal period has not ended.',
      description: 'The founder did not request an earlier start. Wait until the period is over.',
    },
    TOO_EARLY: {
      title: 'It is too early for this.',
      description: 'Wait until the appointment is over.',
    },
    SLOT_TAKEN: { title: 'This time is taken.', description: 'Choose another one.' },
    file: {
      empty: {
        title: 'The file is empty.',
        description: 'Please choose the PDF again. Your title is kept.',
      },
      damaged: {
        title: 'The PDF is damaged and cannot be read.',
        description: 'Ask for the original, or download it again. Your title is kept.',
      },
      encrypted: {
        title: 'The PDF only opens with a password or a digital key.',
        description: 'Ask for a version without this protection. Your title is kept.',
      },
      'not-at-start': {
        title: 'Something else stands before the beginning of the PDF.',
        description: 'Download the original again. Your title is kept.',
      },
      'too-complex': {
        title: 'The PDF has too many separate parts.',
        description: 'Ask for a simpler file. Your title is kept.',
      },
      'too-many-pages': {
        title: 'The PDF has too many pages.',
        description: 'Split it and add the parts one by one.',
      },
      'active-content': {
        title: 'The PDF contains scripts, attachments or references to other files.',
        description:
          'Ask the sender for a version without these. Do not save a signed PDF anew: that removes the signature. Your title is kept.',
      },
      infected: {
        title: 'The virus scanner found malware in the file.',
        description: 'It was not stored. Ask where it came from.',
      },
    },
    UNSUPPORTED_MEDIA_TYPE: {
      title: 'File type not allowed',
      description: 'Please choose a PDF document. Your title stays.',
    },
    CONTENT_TOO_LARGE: {
      title: 'The file is too large.',
      description: 'At most {{max}} MB are allowed. Save the PDF in a smaller size and try again.',
    },
    UNAVAILABLE: {
      title: 'Not reachable right now.',
      description:
        'Your input is still here. Send it again in about {{seconds}} seconds; it will never be carried out twice.',
    },
    TOO_MANY: {
      title: 'Too many attempts in a short time.',
      description: 'Wait {{seconds}} seconds, then try again.',
    },
    INVALID_CREDENTIALS: {
      title: 'Email or password is not correct.',
      description: 'Check both and try again.',
    },
    NO_ACCESS: {
      title: 'No access',
      description:
        'This account belongs to a member. The console is for the people who look after company formations.',
    },
    LOGGED_OUT: {
      title: 'Your session has ended.',
      description: 'Log in again; you can then continue here.',
    },
    UNPROCESSABLE_CONTENT: {
      title: 'Your earlier version has already arrived.',
      description:
        'It is carried out as you first sent it; what you changed afterwards was not taken over. Check the page before you send again.',
    },
    INTERNAL_SERVER_ERROR: {
      title: 'Something went wrong on our side.',
      description:
        'Nothing is lost. Try again; nothing will be carried out twice. If it fails again, tell the technical team.',
    },
  },
  login: {
    title: 'Log in',
    intro: 'The workplace of everyone who looks after company formations.',
    submit: 'Log in',
    customer: 'Setting up a company yourself?',
    customerLink: 'Go to the member area',
  },
  secondFactor: { menu: 'Two-factor login' },
  digest: { menu: 'Day’s digest' },
  sessionEnded: {
    title: 'Your session has ended',
    what: '{{name}}, please log in again. What you have submitted will then be sent; only what cannot be undone you confirm once more. What you have entered stays.',
    someoneElse: 'Log in as someone else',
  },
  time: {
    minutes_one: '{{count}} min',
    minutes_other: '{{count}} min',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    yesterday: 'yesterday',
    today: 'today',
    tomorrow: 'tomorrow',
    since: 'for {{time}}',
  },
  unnamed: 'No name yet',
  fileNumber: 'File number {{number}}',
  lineCurrent: 'the formation is here',
};

export const handle = { texts: { staff } };
