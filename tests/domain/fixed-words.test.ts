import { expect, test } from 'vitest';
import { textsOf } from '../support/texts.ts';

const de = textsOf('de');
const en = textsOf('en');

// Wording of the specification, §§ 5 and 8.
test.each([
  ['login', en.account.notices.loginFailed.title, 'Login failed, please check your credentials.'],
  ['admin', de.account.notices.adminLogin.title, 'Login als Admin nicht möglich'],
  ['admin', en.account.notices.adminLogin.title, 'Admin login not possible'],
  ['registration', en.account.notices.registerFailed.title, 'Registration failed'],
  ['registration', en.account.notices.registered.title, 'Registration successful'],
  ['verification', en.account.notices.verifyFailed.title, 'Verification failed'],
  ['verification', en.account.notices.verified.title, 'Verification successful'],
  ['verification', en.account.notices.verified.description, 'You can now log in.'],
  [
    'recovery',
    en.account.notices.recoveryFailed.title,
    'Password recovery is currently not possible',
  ],
  ['recovery', en.account.notices.recovering.title, 'Recovery running'],
  ['recovery', en.account.notices.recovering.description, 'A confirmation email was sent.'],
  ['reset', en.account.notices.resetFailed.title, 'Password reset failed'],
  ['reset', en.account.notices.resetDone.title, 'Reset completed'],
  ['account', en.settings.notices.saved.title, 'Account saved'],
  ['request', en.inquiry.sent.title, 'Request sent successfully'],
  ['request', en.inquiry.sent.description, 'We will contact you very soon.'],
  ['request', en.inquiry.failed, 'Sending the contact request failed'],
  ['missing fields', de.forms.refusal.MISSING.title, 'Bitte alle Pflichtfelder ausfüllen'],
  ['avatar', en.settings.notices.avatarSaved.title, 'Avatar saved'],
  ['avatar', en.settings.notices.avatarFailed.title, 'Avatar saving failed'],
  ['purchase', en.cart.failed.title, 'Purchase currently not possible'],
  [
    'strategy meeting',
    en.memberMeeting.notices.failed.book,
    'Booking a free strategy meeting is currently not possible',
  ],
  ['strategy meeting', en.memberMeeting.notices.booked.title, 'Meeting booked'],
  ['strategy meeting', en.memberMeeting.notices.booked.description, 'The date is sent by email.'],
  ['strategy meeting', en.memberMeeting.picker.zone, 'Central European Time'],
  ['formation', en.member.failed, 'Foundation currently not possible'],
  [
    'appointment',
    en.foundation.page.appointmentFailed,
    'Confirmation of the notary appointment failed',
  ],
  [
    'deed',
    en.notaryUpload.purposes['foundation-certificate'].failed,
    'Foundation certificate upload failed',
  ],
  [
    'bank statement',
    en.foundation.bankConfirmation.failed,
    'Share capital confirmation upload failed',
  ],
  [
    'extract',
    en.notaryUpload.purposes['register-extract'].failed,
    'Commercial register extract upload failed',
  ],
  ['file type', de.foundation.upload.problem.type, 'Dateityp unzulässig'],
  ['file type', de.foundation.upload.problem.typeHint, 'Bitte ein PDF Dokument auswählen'],
  ['missing fields, console', de.staff.problem.REQUIRED, 'Bitte alle Pflichtfelder ausfüllen'],
  ['file type, notary', de.notaryUpload.problem.type, 'Dateityp unzulässig'],
  ['file type, notary', de.notaryUpload.problem.typeHint, 'Bitte ein PDF Dokument auswählen'],
  ['file type, console', de.staff.errors.UNSUPPORTED_MEDIA_TYPE.what, 'Dateityp unzulässig'],
  ['session', en.session.failures.loginFailed, en.account.notices.loginFailed.title],
  ['unknown page', de.errors.notFound.title, 'Seite nicht gefunden'],
  ['error page', en.errors.goHome, 'Go back home'],
  ['time zone', en.foundation.consultation.zone, 'Central European Time'],
  ['no slots', en.foundation.consultation.none.title, 'No appointments available'],
])('%s: "%s"', (_, found, specified) => {
  expect(found).toBe(specified);
});

test.each([
  ['of a founder', de.foundation.upload.problem.size, en.foundation.upload.problem.size],
  ['of a notary', de.notaryUpload.problem.size, en.notaryUpload.problem.size],
  ['of staff', de.staff.errors.CONTENT_TOO_LARGE.advice, en.staff.errors.CONTENT_TOO_LARGE.advice],
])('a file %s that is too large is refused with a size and a unit', (_, ...texts) => {
  for (const text of texts) expect(text).toMatch(/\{\{(size|max)\}\} MB/);
});
