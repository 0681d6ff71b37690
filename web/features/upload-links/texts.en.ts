import type { Same } from '../../kit/texts/same.ts';
import { uploadTexts } from '../../kit/upload/texts.en.ts';
import type { uploadLinks as german } from './texts.de.ts';

export const uploadLinks: Same<typeof german> = {
  purposes: {
    'foundation-certificate': {
      kind: 'Deed of formation',
      lead: 'Please upload a certified copy of the deed of formation as a PDF: an electronic one with its signature, as it is and not as a photo, a paper one with its seal, scanned or photographed. You do not need an account; the link is for this document only and valid until {{date}}.',
      next: 'We check whether the file is readable and notify the founder. You will get a confirmation by email. For the commercial register extract you will receive a separate link later.',
      received:
        'The deed of formation has arrived. The founder can now open the business account; a confirmation is on its way to you.',
      failed: 'Foundation certificate upload failed',
      button: 'Upload deed of formation',
    },
    'register-extract': {
      kind: 'Commercial register extract',
      lead: 'Please upload the commercial register extract as a PDF once the company has been entered. You do not need an account; the link is for this document only and valid until {{date}}.',
      next: 'We check whether the file is readable and notify the founder. This completes the company formation; you will get a confirmation by email.',
      received:
        'The commercial register extract has arrived. The company formation is now complete; a confirmation is on its way to you.',
      failed: 'Commercial register extract upload failed',
      button: 'Upload commercial register extract',
    },
  },
  title: {
    certificate: 'Upload the deed of formation',
    register: 'Upload the commercial register extract',
  },
  loading: 'The link is being checked.',
  onPaper: {
    founder: 'Founder',
    appointment: 'Notary appointment',
    place: 'Place',
    online: 'online, by video',
  },
  deed: {
    deedDate: 'Date of the deed',
    deedDateHelp: 'As in the deed',
    deedNumber: 'Number in the register of deeds (optional)',
    problem: {
      DEED_DATE_REQUIRED: 'The appointment is still ahead. Please enter the date of the deed.',
      DEED_IN_THE_FUTURE: 'The date of the deed is in the future.',
      NOT_A_DATE: 'Please enter the full date.',
    },
  },
  entry: {
    title: 'Details of the entry, if you have them to hand',
    enteredOn: 'Date of entry (optional)',
    registerNumber: 'Register number (optional)',
    registerNumberHelp: 'For example HRB 123456',
    registerCourt: 'Register court (optional)',
    registerCourtHelp: 'For example Amtsgericht Köln',
    problem: {
      NOT_A_DATE: 'Please enter the full date.',
      ENTRY_IN_THE_FUTURE: 'The date of the entry is in the future.',
      NOT_A_REGISTER_NUMBER: 'That does not look like a register number, such as HRB 123456.',
      TOO_LONG: 'That is too long.',
      INVALID: 'This entry does not fit.',
    },
  },
  room: {
    text: 'Documents, data sheet, dates and questions of this formation:',
    link: 'Open your room',
  },
  after: 'What happens next',
  questions: 'Questions? {{phone}}, {{hours}}.',
  notMeant: 'Is this request not meant for you? Close the page; nothing has been changed.',
  hours: 'weekdays 9 am to 5 pm',
  file: {
    ...uploadTexts,
    made: 'Turned into a PDF. Please make sure that everything is legible.',
    problem: {
      ...uploadTexts.problem,
      size: 'The file is larger than {{size}} MB. Please choose a smaller PDF; your link stays valid.',
      empty: 'The file is empty. Please choose a PDF document; your link remains valid.',
      photo:
        'Your browser cannot open this picture. Please save it as a JPEG or PDF; your link remains valid.',
      severalFiles:
        'That was more than one file. Please choose a single PDF, or photos of all its pages; your link is for one file.',
      damaged:
        'The PDF is damaged or incomplete and cannot be read. Please save it again; your link remains valid.',
      encrypted:
        'The PDF only opens with a password or a digital key. Please upload a version without this protection; your link remains valid.',
      preceded:
        'Something stands before the beginning of the PDF, such as an empty line. Please upload the original; your link remains valid.',
      tooComplex:
        'The PDF has so many separate parts that we cannot check it. Please upload a simpler version; your link remains valid.',
      tooManyPages:
        'The PDF has more than 500 pages. Please split or reduce it; your link remains valid.',
      unsafe:
        'The PDF contains scripts, attachments or references to other files and cannot be accepted. If it is signed, please do not save it anew, which would remove the signature; reply to our email instead. Your link remains valid.',
      notItsTurn: 'This document is not expected at the moment. Nothing was stored.',
      unavailable:
        'The service cannot be reached at the moment. Nothing is lost and your link stays valid; please try again shortly.',
      network:
        'The connection broke off. Nothing is lost and your link stays valid; please try again shortly.',
      session:
        'The page was open for too long. Please open the link from the email once more; it stays valid.',
      tooMany: 'That was a lot of attempts in a short time. Please wait a minute.',
      unknown: 'The upload did not work. Your link stays valid; please try again.',
    },
  },
  received: 'Thank you',
  sameFile:
    'We have received exactly this file before. If we asked you for another one, please call us.',
  stored: {
    title: 'The file is safely stored',
    text: 'Processing is taking longer than usual. There is nothing more for you to do and you may close the page; the confirmation comes by email.',
  },
  used: {
    at: 'Received on {{date}}, thank you',
    title: 'Received, thank you',
    text: 'We already have the document you sent with this link. There is nothing more to do, and you can close this page. If it was the wrong file, please call us.',
  },
  replaced: {
    title: 'A newer link has replaced this one',
    text: 'We have since sent you a newer email with a new link; this one no longer works. Nothing has been changed.',
    next: 'Please open the link in the newer email. If you cannot find it, call us; we will send you another.',
  },
  revoked: {
    title: 'This link has been revoked',
    text: 'We have revoked the link; nothing can be uploaded with it any more. Nothing has been changed.',
    next: 'If we still need a document from you, you will get a new email with a new link. If you are waiting for one, please call us.',
  },
  sentBack: {
    title: 'We need the document again',
    text: 'We have received a file before and sent it back. {{reason}} Please upload the right document.',
  },
  invalid: {
    title: 'This link is invalid or has expired',
    text: 'It has expired, has already been used or is incomplete. Each link is for one document and one file. Nothing has been changed.',
    next: 'Please open the link from the email once more. If that does not help, call us; we will send you a new one.',
  },
  offline: {
    title: 'We cannot reach the service at the moment',
    text: 'Nothing is lost and your link stays valid. Please try again shortly.',
  },
  noScript:
    'This page needs JavaScript to check your link and send the file. Please switch it on for this page or call us: {{phone}}.',
};

export const handle = { texts: { uploadLinks } };
