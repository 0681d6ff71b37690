import type { Same } from '../../kit/texts/same.ts';
import { attachTexts, uploadTexts } from '../../kit/upload/texts.en.ts';
import type { rooms as german } from './texts.de.ts';

const rooms: Same<typeof german> = {
  title: 'Notary’s room',
  loading: 'Opening the room.',
  head: 'Your room until completion, file number {{file}}',
  for: 'For {{notary}}',
  lead: '{{name}} has chosen you as notary. The documents are reviewed by a lawyer before they appear here.',
  again: 'Try again',
  call: 'Waiting for a link, or have a question? Call us: {{phone}}.',
  noScript: 'This room needs JavaScript. Please enable it for this page, or call us: {{phone}}.',
  openHere: 'Opened with the code from your email, on this device until {{until}}.',
  close: 'Close room',
  states: {
    invalid: {
      title: 'There is no open room here',
      text: 'The link is incomplete, the room has been closed, or it has not been opened in this browser yet. Please open the link in the email.',
    },
    closed: {
      title: 'The room is closed',
      text: 'Nothing is shown on this device any more. Use the link in the email and a new code to open it again.',
    },
    declined: {
      title: 'We have passed on your answer',
      text: 'The room is now closed; there is nothing more to do. Thank you for your answer.',
    },
    offline: {
      title: 'We cannot reach the service at the moment',
      text: 'Nothing is lost and your link stays valid. Please try again shortly.',
    },
  },
  door: {
    title: 'Your room for this formation',
    lead: 'Documents, data sheet, dates and questions. You need a code to open it.',
    ask: 'We send a six-digit code to the address of your office, where the link went as well.',
    send: 'Send code',
    sent: 'The code is on its way. It is valid for ten minutes, in this browser only.',
    code: 'Code from the email',
    open: 'Open room',
    askAgain: 'Send a new code',
    why: 'This way nobody else can open the room, even if the email with the link was forwarded.',
    problem: {
      wrong: 'This code is not right, or no longer valid. Please check it, or ask for a new one.',
      tooMany: 'That was too many attempts. Please try again later, or call us.',
      offline: 'The service cannot be reached at the moment. Please try again shortly.',
    },
  },
  turn: {
    propose: {
      title: 'When would suit you?',
      text: 'Offer up to three times. {{name}} picks one, and the appointment is fixed.',
    },
    chosen: {
      title: 'We have received your times',
      text: '{{name}} will pick one of them. You will get an email as soon as the appointment is fixed.',
    },
    deed: {
      title: 'The appointment is fixed',
      text: 'Once the deed is notarised, please upload the certified copy here: an electronic copy exactly as it was signed, or a scan of the paper copy with its seal.',
    },
    extract: {
      title: 'The share capital has been paid in',
      text: 'Please file the application with the commercial register and upload the extract here once the company is entered.',
    },
    waiting: {
      title: 'Nothing to do at present',
      text: 'We will write to you as soon as it is your turn. Documents and questions stay here.',
    },
    completed: {
      title: 'The company has been entered',
      text: 'Thank you. The room stays open for a few more weeks.',
    },
    obstacles: 'Still open: {{names}}. Our team is dealing with it.',
  },
  dates: {
    add: { second: 'Second time', third: 'Third time' },
    day: 'Day',
    time: 'Time',
    timeHelp: 'German time',
    place: 'Place (optional)',
    placeHelp: 'Leave empty for your office',
    onlineField: 'Online, by video',
    online: 'online',
    withYou: 'at your office',
    take: 'Add this time',
    cancel: 'Cancel',
    remove: 'Remove {{day}}',
    send: 'Send times',
    sent: 'We have received your times.',
    problem: {
      incomplete: 'Please enter day and time.',
      past: 'This time has already passed.',
      far: 'This is more than twelve months ahead.',
      twice: 'This time is already there.',
    },
  },
  answers: {
    cancel: 'Cancel',
    time: 'Time',
    lacks: {
      text: 'Please say why in a sentence.',
      day: 'Please enter the day, and for another appointment the time as well.',
    },
    decline: {
      button: 'We cannot take this',
      title: 'Decline to act',
      text: 'We tell everyone who is setting up the company; they then choose another notary. This room closes at once.',
      reason: 'Reason, in a sentence',
      send: 'Decline',
      done: 'We have received your answer.',
    },
    'did-not-take-place': {
      button: 'Appointment did not take place',
      title: 'The appointment did not take place',
      text: 'The appointment then lapses. If you name another one, we propose it straight away.',
      reason: 'What was the reason?',
      day: 'Another day (optional)',
      send: 'Tell us',
      done: 'We have passed it on.',
    },
    'documents-returned': {
      button: 'Documents need changes',
      title: 'Return the documents',
      text: 'The documents go back to be revised and are reviewed again; any appointment that was agreed lapses. For a single question, a message is enough.',
      reason: 'What should be different?',
      send: 'Return',
      done: 'The documents have gone back. You will see here what has changed.',
    },
    'interim-order': {
      button: 'Interim order',
      title: 'Interim order of the register court',
      text: 'Our team and the law firm take care of it and answer here.',
      reason: 'What does the court ask for?',
      day: 'Deadline',
      send: 'Report',
      done: 'The interim order has been reported.',
    },
    'court-advance': {
      button: 'Advance on costs',
      title: 'Advance on costs of the register court',
      text: 'We tell the person who leads the formation, who pays it.',
      reason: 'Amount and reference',
      day: 'Deadline (optional)',
      send: 'Report',
      done: 'The advance on costs has been reported.',
    },
  },
  failed: {
    notNow:
      'This is not possible at the moment. Nothing has been changed; reload the page, or write to us.',
    past: 'One of these times has already passed. Please choose another.',
    invalid: 'Something is not right. Please check the date and the text.',
    gone: 'The room has been closed in the meantime. Nothing has been changed.',
    away: 'The service cannot be reached at the moment. Nothing is lost; please try again shortly.',
  },
  upload: {
    start: {
      'foundation-certificate': 'Upload deed of formation',
      'register-extract': 'Upload register extract',
    },
    done: {
      'foundation-certificate':
        'The deed of formation has arrived. We will write to you again once the share capital has been paid in.',
      'register-extract': 'The register extract has arrived. The formation is complete.',
    },
    fields: {
      deedDate: 'Date of the deed',
      deedNumber: 'Number in the register of deeds',
      enteredOn: 'Date of the entry (optional)',
      registerNumber: 'Register number (optional)',
      registerCourt: 'Register court (optional)',
    },
    file: {
      ...uploadTexts,
      made: 'Turned into a PDF. Please make sure that everything is legible.',
      problem: {
        ...uploadTexts.problem,
        size: 'The file is larger than {{size}} MB. Please choose a smaller PDF.',
        empty: 'The file is empty. Please choose a PDF document.',
        photo: 'Your browser cannot open this picture. Please save it as a JPEG or PDF.',
        severalFiles:
          'That was more than one file. Please choose a single PDF, or photos of all pages.',
        damaged: 'The PDF is damaged or incomplete and cannot be read.',
        encrypted:
          'The PDF only opens with a password or a digital key. Please upload a version without this protection.',
        preceded: 'There is something before the start of the PDF. Please upload the original.',
        tooComplex:
          'The PDF has so many separate parts that we cannot check it. Please upload a simpler version.',
        tooManyPages: 'The PDF has more than 500 pages. Please split or reduce it.',
        unsafe:
          'The PDF contains scripts, attachments or references to other files and cannot be accepted. If it is signed, please do not save it again, as that removes the signature; write to us instead.',
        notItsTurn:
          'This document is not expected at the moment, or one of the details with it is not right. Nothing was stored.',
        unavailable:
          'The service cannot be reached at the moment. Nothing is lost; please try again shortly.',
        network: 'The connection broke off. Nothing is lost; please try again shortly.',
        session: 'The room is no longer open in this browser. Please open it once more.',
        tooMany: 'That was too many attempts in a short time. Please wait a minute.',
        unknown:
          'The upload did not work. Please check the date of the deed or the entry, and try again.',
      },
    },
  },
  documents: {
    title: 'Documents',
    line: 'approved on {{date}} · {{size}} · checksum {{hash}}',
    sent: 'sent by you on {{date}} · {{size}} · checksum {{hash}}',
    new: 'new since your last visit',
    sheet: 'Data sheet',
    sheetLine: 'all details on one page, as PDF or JSON',
    showSheet: 'View and copy',
    hideSheet: 'Close',
    json: 'JSON',
    download: 'Download {{name}}',
    none: 'As soon as the law firm has approved the documents, they appear here.',
    later: 'When the time comes, upload the deed and the register extract here.',
  },
  contributions: {
    onlyReleased: 'Only those are shown who have released you from secrecy.',
  },
  founding: {
    title: 'Who is setting up the company',
    shareholder: 'shareholder',
    director: 'managing director',
    nobody: 'Not stated yet.',
    capital: 'Share capital',
    seat: 'Registered office',
    purpose: 'Purpose',
  },
  questions: {
    title: 'Questions',
    readers: 'Our team answers. {{name}}, all co-founders and the law firm can read this too.',
    older: 'Earlier messages',
    roles: {
      lead: 'lead',
      'co-founder': 'co-founder',
      staff: 'team',
      lawyer: 'law firm',
      notary: 'notary',
    },
    you: 'You',
    gone: 'This message was removed.',
    files: {
      ...attachTexts,
      fileRefused:
        'This file could not be attached. Please choose a PDF of up to 20 MB, or photos; your text is still here.',
    },
    field: 'Your question',
    send: 'Send',
    failed: 'This could not be sent. Your text is still here; please try again.',
  },
};

export const handle = { texts: { rooms } };
