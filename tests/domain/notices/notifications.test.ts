import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AllTexts, textsOf } from '../../support/texts.ts';

/** A title in the texts, the file that shows it, and how it names it there. */
type Notification = [string, (texts: AllTexts) => string, file: string, named: string];

const account = 'web/features/accounts';

/** Specification § 8.1. */
const errors: Notification[] = [
  ['login', (t) => t.accounts.notices.loginFailed.title, `${account}/login.tsx`, 'loginFailed'],
  [
    'admin login',
    (t) => t.accounts.notices.adminLogin.title,
    `${account}/providers.tsx`,
    'adminLogin',
  ],
  [
    'registration',
    (t) => t.accounts.notices.registerFailed.title,
    `${account}/register.tsx`,
    'registerFailed',
  ],
  [
    'verification',
    (t) => t.accounts.notices.verifyFailed.title,
    `${account}/verify.tsx`,
    'verifyFailed',
  ],
  [
    'avatar',
    (t) => t.settings.notices.avatarFailed.title,
    `${account}/settings/settings-outcome.ts`,
    "'avatarFailed'",
  ],
  [
    'purchase',
    (t) => t.cart.failed.title,
    'web/features/orders/cart/checkout-form.tsx',
    "t('cart:failed')",
  ],
  [
    'recovery',
    (t) => t.accounts.notices.recoveryFailed.title,
    `${account}/password-forgotten.tsx`,
    'recoveryFailed',
  ],
  [
    'reset',
    (t) => t.accounts.notices.resetFailed.title,
    `${account}/new-password.tsx`,
    'resetFailed',
  ],
  ['contact', (t) => t.inquiries.failed, 'web/features/inquiries/contact.tsx', 'failed'],
  [
    'foundation',
    (t) => t.sharedFoundations.failed,
    'web/shared/foundations/start-foundation.tsx',
    "t('sharedFoundations:failed')",
  ],
  [
    'appointment',
    (t) => t.foundations.page.appointmentFailed,
    'web/features/foundations/commands/command-form.tsx',
    'page.appointmentFailed',
  ],
  [
    'certificate',
    (t) => t.uploadLinks.purposes['foundation-certificate'].failed,
    'web/features/upload-links/valid-link.tsx',
    'title: words.failed',
  ],
  [
    'share capital',
    (t) => t.foundations.bankConfirmation.failed,
    'web/features/foundations/steps/bank/receive-bank-confirmation.tsx',
    'bankConfirmation.failed',
  ],
  [
    'extract',
    (t) => t.uploadLinks.purposes['register-extract'].failed,
    'web/features/upload-links/valid-link.tsx',
    'title: words.failed',
  ],
  [
    'meeting',
    (t) => t.memberAppointments.notices.failed.book,
    'web/features/appointments/member/change-form.tsx',
    "t('memberAppointments:notices.failed')[change]",
  ],
];

/** Specification § 8.2. */
const successes: Notification[] = [
  [
    'registration',
    (t) => t.accounts.notices.registered.title,
    `${account}/register.tsx`,
    'registered',
  ],
  ['verification', (t) => t.accounts.notices.verified.title, `${account}/verify.tsx`, 'verified'],
  [
    'account',
    (t) => t.settings.notices.saved.title,
    `${account}/settings/change-account.ts`,
    "'saved'",
  ],
  [
    'avatar',
    (t) => t.settings.notices.avatarSaved.title,
    `${account}/settings/change-account.ts`,
    "'avatarSaved'",
  ],
  [
    'recovery',
    (t) => t.accounts.notices.recovering.title,
    `${account}/password-forgotten.tsx`,
    'recovering',
  ],
  [
    'reset',
    (t) => t.accounts.notices.resetDone.title,
    `${account}/password-reset.tsx`,
    'resetDone',
  ],
  ['request', (t) => t.inquiries.sent.title, 'web/features/inquiries/contact.tsx', 'Sent'],
  [
    'meeting',
    (t) => t.memberAppointments.notices.booked.title,
    'web/features/appointments/member/change-form.tsx',
    "t('memberAppointments:notices')[noticeOf[change]]",
  ],
];

describe.each([
  { kind: 'error', all: errors, count: 15 },
  { kind: 'success', all: successes, count: 8 },
])('notifications of the specification: $kind', ({ all, count }) => {
  test('are all there', () => expect(all).toHaveLength(count));

  test.each(all)('%s has words in both languages, and a place', (_, title, file, named) => {
    const [german, english] = [title(textsOf('de')), title(textsOf('en'))];
    expect(german.length).toBeGreaterThan(5);
    expect(english).not.toBe(german);
    expect(readFileSync(file, 'utf8')).toContain(named);
  });
});
