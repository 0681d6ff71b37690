import { expect, test } from 'vitest';
import { textsOf } from '../support/texts.ts';

const de = textsOf('de');
const en = textsOf('en');

// Wording of the specification, §§ 5 and 8, as far as its parts are built.
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
  ['missing fields', de.account.notices.missing.title, 'Bitte alle Pflichtfelder ausfüllen'],
  ['unknown page', de.errors.notFound.title, 'Seite nicht gefunden'],
])('%s: "%s"', (_, found, specified) => {
  expect(found).toBe(specified);
});
