import type { deCommands } from './de-commands.ts';

export const enCommands: typeof deCommands = {
  commands: {
    cancel: 'Back',
    later: 'Accepted. It will take effect shortly.',
    required: 'Please fill in all required fields',
    'add-document': {
      button: 'Add document',
      title: 'Add document',
      what: 'The founder sees the document as soon as you send it to review.',
      titleLabel: 'Title',
      titleHint: 'What the founder calls it, such as “Articles of association”.',
      drop: 'Drop a PDF here or choose one',
      dropHint: 'One PDF, {{max}} MB at most',
      choose: 'Choose PDF',
      change: 'Another file',
      progress: '{{percent}}% sent',
      submit: 'File document',
      done: 'Document filed',
    },
    'submit-documents-for-review': {
      button: 'Send to review',
      title: 'Send the documents to review?',
      what: 'The law firm is asked to review them, and the founder sees them and receives an email. Until the result is there they cannot be changed.',
      submit: 'Send to review',
      done: 'The documents are under review',
    },
    'request-document-changes': {
      button: 'Request changes',
      title: 'What should be changed?',
      what: 'The documents go back to be worked on, with your reason. The founder reads it too.',
      reason: 'Reason',
      submit: 'Send documents back',
      done: 'The documents go back to be worked on',
    },
    'approve-documents': {
      button: 'Approve documents',
      title: 'Approve the documents?',
      what: 'You confirm that the documents can go to the notary. The founder receives an email, and the notary appointment is arranged next.',
      submit: 'Approve documents',
      done: 'The documents are approved',
    },
    'propose-notary-appointment': {
      button: 'Propose notary appointment',
      title: 'Propose notary appointment',
      what: 'The founder receives the proposal by email and confirms it or asks for another. The founder chooses the notary; we only enter the date.',
      notaryName: 'Notary or notary’s office',
      notaryEmail: 'Email of the notary’s office',
      notaryEmailHint: 'The upload links will go to this address.',
      date: 'Day',
      time: 'Time',
      timeHint: 'Time in Germany',
      place: 'Place',
      online: 'The appointment takes place online',
      submit: 'Propose appointment',
      done: 'The appointment is proposed',
      invalidEmail: 'This is not an email address.',
      past: 'The appointment must be in the future.',
    },
    'complete-consultation': {
      button: 'Complete first talk',
      title: 'Complete the first talk?',
      what: 'The first talk counts as held, and the formation documents come next.',
      submit: 'Complete first talk',
      done: 'The first talk is completed',
    },
    'cancel-consultation': {
      button: 'Cancel first talk',
      title: 'Cancel the first talk?',
      what: 'The time becomes free again. The founder is asked to choose a new one.',
      submit: 'Cancel first talk',
      done: 'The first talk is cancelled',
    },
    'renew-upload-link': {
      button: 'Renew the notary’s link',
      title: 'Renew the notary’s link?',
      what: 'The notary receives a new upload link by email. The former one stops working at once.',
      submit: 'Send new link',
      done: 'The new link is on its way',
    },
    'cancel-foundation': {
      button: 'Cancel formation',
      title: 'Cancel the formation?',
      what: 'The formation of {{name}} ends for good and cannot be taken up again. Appointments become free, open upload links stop working. Documents and history are kept.',
      reason: 'Reason',
      reasonHint: 'The founder reads it.',
      submit: 'Cancel formation',
      done: 'The formation is cancelled',
    },
  },
  errors: {
    NOT_ALLOWED_NOW: {
      what: 'This is no longer possible in the present state.',
      advice:
        'The formation has changed meanwhile, perhaps somebody was faster. The page shows the new state; look at it and then decide.',
    },
    NOT_ALLOWED_FOR_ROLE: {
      what: 'Your role may not do this.',
      advice: 'Please ask somebody with the right role.',
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
    TOO_EARLY: { what: 'It is too early for this.', advice: 'Wait until the appointment is over.' },
    SLOT_TAKEN: { what: 'This time is taken.', advice: 'Choose another one.' },
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
      advice: 'Log in again; you can then go on here.',
    },
    UNPROCESSABLE_CONTENT: {
      what: 'This input has already been sent with other content.',
      advice: 'Reload the page, look at the state and then try again.',
    },
    INTERNAL_SERVER_ERROR: {
      what: 'Something went wrong on our side.',
      advice: 'Nothing is lost. Try again in a moment; nothing will be carried out twice.',
    },
  },
};
