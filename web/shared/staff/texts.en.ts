import type { Same } from '../../kit/texts/same.ts';
import type { staff as german } from './texts.de.ts';

export const staff: Same<typeof german> = {
  title: 'Console',
  language: { de: 'Deutsch', en: 'English' },
  role: { staff: 'Operations', lawyer: 'Law firm', admin: 'Administration' },
  header: {
    search: 'Company, person, file number',
    searchLabel: 'Search formations',
    menu: 'Open menu',
    account: 'Account of {{name}}',
    language: 'Language',
    mode: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'Device',
    shortcuts: 'Keyboard shortcuts',
    logout: 'Log out',
    skip: 'Skip to content',
    nav: 'Sections',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    general: 'Everywhere',
    search: 'Search',
    help: 'This overview',
    tasks: 'Work list',
    foundations: 'Formations',
    list: 'In the work list',
    down: 'Next row',
    up: 'Previous row',
    open: 'Open row',
    foundation: 'On the page of a formation',
    foundationHint: 'The keys open the command; it is carried out only after you confirm.',
    enabled: 'Use keyboard shortcuts',
    close: 'Close',
  },
  discard: {
    title: 'Discard what you have entered?',
    what: 'What you have typed or chosen has not been sent yet and would be lost.',
    keep: 'Continue editing',
    discard: 'Discard',
  },
  reachability: {
    away: 'The server is not answering at the moment. We keep trying.',
    since:
      'The server is not answering at the moment. You see how things stood at {{time}}; we keep trying.',
  },
  error: {
    title: 'That did not work',
    lost: 'Nothing has been lost.',
    again: 'Try again',
    notFound: 'There is no such page.',
    home: 'Go to the work list',
    loading: 'Loading',
  },
  problem: {
    REQUIRED: 'Please fill in all required fields',
    NOT_AN_EMAIL: 'This is not an email address.',
    IN_THE_PAST: 'The appointment must be in the future.',
    INVALID: 'This does not fit.',
  },
  errors: {
    OTP_NEEDED: {
      what: 'One more step: your account is also protected by a code.',
      advice: 'Enter the code below.',
    },
    INVALID_OTP: {
      what: 'That code is not right.',
      advice:
        'Codes are valid for a short time and only once. Wait for the next one, or use another recovery code.',
    },
    NOT_ALLOWED_NOW: {
      what: 'This is no longer possible in the present state.',
      advice:
        'The formation has changed meanwhile, perhaps someone was faster. The page shows the new state; look at it and then decide.',
    },
    NOT_ALLOWED_FOR_ROLE: {
      what: 'Your role may not do this.',
      advice: 'Please ask someone with the right role.',
    },
    FORBIDDEN: {
      what: 'You do not have permission for this.',
      advice: 'The formation does not exist, or your role may not see it.',
    },
    INVALID_PAYLOAD: {
      what: 'Something is missing or not valid.',
      advice: 'Check the fields; what you entered stays.',
    },
    NO_DOCUMENTS: {
      what: 'There are no documents yet.',
      advice: 'Add at least one document, then try again.',
    },
    APPOINTMENT_IN_THE_PAST: {
      what: 'The appointment is in the past.',
      advice: 'Choose a time that is still to come.',
    },
    PAYMENT_TOO_HIGH: {
      what: 'The amount is higher than what is still open.',
      advice: 'Check amount and invoice number on the bank statement. Nothing was recorded.',
    },
    CHANGED_MEANWHILE: {
      what: 'The formation has changed in the meantime.',
      advice: 'Look at where it is now, then decide. Nothing was saved.',
    },
    OTHER_NOTARY_NAMED: {
      what: 'The founder has named another notary.',
      advice:
        'The choice is theirs: propose an appointment with the notary they named. If they want to change, they name the other one first.',
    },
    ORDER_REQUIRED: {
      what: 'The package has not been ordered.',
      advice: 'Wait until the founder orders; before that there is no advice and no drafting.',
    },
    WITHDRAWAL_PERIOD: {
      what: 'The withdrawal period has not ended.',
      advice: 'The founder did not request an earlier start. Wait until the period is over.',
    },
    TOO_EARLY: { what: 'It is too early for this.', advice: 'Wait until the appointment is over.' },
    SLOT_TAKEN: { what: 'This time is taken.', advice: 'Choose another one.' },
    file: {
      empty: {
        what: 'The file is empty.',
        advice: 'Please choose the PDF again. Your title is kept.',
      },
      damaged: {
        what: 'The PDF is damaged and cannot be read.',
        advice: 'Open it, save it anew and choose it again. Your title is kept.',
      },
      encrypted: {
        what: 'The PDF is protected with a password.',
        advice: 'Save it without a password and choose it again. Your title is kept.',
      },
      'too-many-pages': {
        what: 'The PDF has too many pages.',
        advice: 'Split it and add the parts one by one.',
      },
      'active-content': {
        what: 'The PDF contains scripts or other executable content.',
        advice: 'Print it to a new PDF and choose that one. Your title is kept.',
      },
      infected: {
        what: 'The virus scanner found malware in the file.',
        advice: 'It was not stored. Ask where it came from.',
      },
    },
    UNSUPPORTED_MEDIA_TYPE: {
      what: 'File type not allowed',
      advice: 'Please choose a PDF document. Your title stays.',
    },
    CONTENT_TOO_LARGE: {
      what: 'The file is too large.',
      advice: 'At most {{max}} MB are allowed. Save the PDF in a smaller size and try again.',
    },
    UNREACHABLE: {
      what: 'Not reachable right now.',
      advice:
        'Your input is still here. Send it again in about {{seconds}} seconds; it will never be carried out twice.',
    },
    REQUESTS_EXCEEDED: {
      what: 'Too many attempts in a short time.',
      advice: 'Wait {{seconds}} seconds, then try again.',
    },
    INVALID_CREDENTIALS: {
      what: 'Email or password is not correct.',
      advice: 'Check both and try again.',
    },
    NO_ACCESS: {
      what: 'No access',
      advice:
        'This account belongs to a member. The console is for the people who look after company formations.',
    },
    SESSION_ENDED: {
      what: 'Your session has ended.',
      advice: 'Log in again; you can then continue here.',
    },
    UNPROCESSABLE_CONTENT: {
      what: 'Your earlier version has already arrived.',
      advice:
        'It is carried out as you first sent it; what you changed afterwards was not taken over. Check the page before you send again.',
    },
    INTERNAL_SERVER_ERROR: {
      what: 'Something went wrong on our side.',
      advice: 'Nothing is lost. Try again in a moment; nothing will be carried out twice.',
    },
  },
  login: {
    title: 'Log in',
    intro: 'The workplace of everyone who looks after company formations.',
    email: 'Email',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Log in',
    otp: 'Code',
    otherAccount: 'Log in with another account',
    otpHelp:
      'The six digits from your authenticator app. If you don’t have your device at hand, enter a recovery code.',
    customer: 'Setting up a company yourself?',
    customerLink: 'Go to the member area',
  },
  secondFactor: { menu: 'Two-factor login', close: 'Close' },
  sessionEnded: {
    title: 'Your session has ended',
    what: '{{name}}, please log in again. You can then carry on here; what you have typed is kept.',
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
