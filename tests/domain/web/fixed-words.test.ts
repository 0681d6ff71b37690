import { expect, test } from 'vitest';
import { textsOf } from '../../support/texts.ts';

const de = textsOf('de');
const en = textsOf('en');

// Wording of the specification, §§ 5 and 8.
test.each([
  ['login', en.accounts.notices.loginFailed.title, 'Login failed, please check your credentials.'],
  ['admin', de.accounts.notices.adminLogin.title, 'Login als Admin nicht möglich'],
  ['admin', en.accounts.notices.adminLogin.title, 'Admin login not possible'],
  ['registration', en.accounts.notices.registerFailed.title, 'Registration failed'],
  ['registration', en.accounts.notices.registered.title, 'Registration successful'],
  ['verification', en.accounts.notices.verifyFailed.title, 'Verification failed'],
  ['verification', en.accounts.notices.verified.title, 'Verification successful'],
  ['verification', en.accounts.notices.verified.description, 'You can now log in.'],
  [
    'recovery',
    en.accounts.notices.recoveryFailed.title,
    'Password recovery is currently not possible',
  ],
  ['recovery', en.accounts.notices.recovering.title, 'Recovery running'],
  ['recovery', en.accounts.notices.recovering.description, 'A confirmation email was sent.'],
  ['reset', en.accounts.notices.resetFailed.title, 'Password reset failed'],
  ['reset', en.accounts.notices.resetDone.title, 'Reset completed'],
  ['account', en.settings.notices.saved.title, 'Account saved'],
  ['request', en.inquiries.sent.title, 'Request sent successfully'],
  ['request', en.inquiries.sent.description, 'We will contact you very soon.'],
  ['request', en.inquiries.failed, 'Sending the contact request failed'],
  ['missing fields', de.forms.refusal.MISSING.title, 'Bitte alle Pflichtfelder ausfüllen'],
  ['avatar', en.settings.notices.avatarSaved.title, 'Avatar saved'],
  ['avatar', en.settings.notices.avatarFailed.title, 'Avatar saving failed'],
  ['purchase', en.cart.failed.title, 'Purchase currently not possible'],
  [
    'strategy meeting',
    en.memberAppointments.notices.failed.book,
    'Booking a free strategy meeting is currently not possible',
  ],
  ['strategy meeting', en.memberAppointments.notices.booked.title, 'Meeting booked'],
  [
    'strategy meeting',
    en.memberAppointments.notices.booked.description,
    'The date is sent by email.',
  ],
  ['strategy meeting', en.visitorAppointments.booked.title, 'Meeting booked'],
  [
    'strategy meeting',
    en.visitorAppointments.almostBooked.title,
    'Almost booked: confirm by the link in your mail',
  ],
  ['formation', en.sharedFoundations.failed, 'Foundation currently not possible'],
  [
    'appointment',
    en.foundations.page.appointmentFailed,
    'Confirmation of the notary appointment failed',
  ],
  [
    'deed',
    en.uploadLinks.purposes['foundation-certificate'].failed,
    'Foundation certificate upload failed',
  ],
  [
    'bank statement',
    en.foundations.bankConfirmation.failed,
    'Share capital confirmation upload failed',
  ],
  [
    'extract',
    en.uploadLinks.purposes['register-extract'].failed,
    'Commercial register extract upload failed',
  ],
  ['file type', de.foundations.upload.problem.type, 'Dateityp unzulässig'],
  ['file type', de.foundations.upload.problem.typeHint, 'Bitte ein PDF Dokument auswählen'],
  ['missing fields, console', de.staff.problem.REQUIRED, 'Bitte alle Pflichtfelder ausfüllen'],
  ['file type, notary', de.uploadLinks.file.problem.type, 'Dateityp unzulässig'],
  ['file type, notary', de.uploadLinks.file.problem.typeHint, 'Bitte ein PDF Dokument auswählen'],
  ['file type, console', de.staff.errors.UNSUPPORTED_MEDIA_TYPE.title, 'Dateityp unzulässig'],
  ['session', en.session.failures.loginFailed, en.accounts.notices.loginFailed.title],
  ['unknown page', de.errors.notFound.title, 'Seite nicht gefunden'],
  ['error page', en.errors.goHome, 'Go back home'],
  ['time zone', en.appointments.slots.zone, 'Central European Time'],
  ['no slots', en.foundations.consultation.none.title, 'No appointments available'],
])('%s: "%s"', (_, found, specified) => {
  expect(found).toBe(specified);
});

test.each([
  ['of a founder', de.foundations.upload.problem.size, en.foundations.upload.problem.size],
  ['of a notary', de.uploadLinks.file.problem.size, en.uploadLinks.file.problem.size],
  [
    'of staff',
    de.staff.errors.CONTENT_TOO_LARGE.description,
    en.staff.errors.CONTENT_TOO_LARGE.description,
  ],
])('a file %s that is too large is refused with a size and a unit', (_, ...texts) => {
  for (const text of texts) expect(text).toMatch(/\{\{(size|max)\}\} MB/);
});
