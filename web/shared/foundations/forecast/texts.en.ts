import type { Same } from '../../../kit/texts/same.ts';
import type { sharedFoundationsForecast as german } from './texts.de.ts';

export const sharedFoundationsForecast: Same<typeof german> = {
  title: 'Expected registration',
  range: '{{from}} to {{to}}',
  next: 'Next: {{step}}, {{when}}',
  line: 'Expected registration: {{when}}.',
  ends: {
    'start-pending': 'company details complete',
    'consultation-appointment-select-pending': 'initial consultation',
    'consultation-pending': 'outcome of the consultation',
    'documents-pending': 'drafts ready for review',
    'review-pending': 'documents approved',
    'notary-appointment-pending': 'notary appointment',
    'notary-appointment-confirmation-pending': 'notary appointment confirmed',
    'foundation-certificate-pending': 'deed of formation',
    'bank-account-pending': 'business account opened',
    'share-capital-payment-pending': 'bank statement sent in',
    'register-record-pending': 'registration',
  },
  moved: 'What has moved the date',
  by: {
    'start-pending': 'Company details',
    'consultation-appointment-select-pending': 'Waiting for the consultation',
    'consultation-pending': 'Closing the consultation',
    'documents-pending': 'Drafting the documents',
    'review-pending': 'Review by the law firm',
    'notary-appointment-pending': 'Waiting for the notary appointment',
    'notary-appointment-confirmation-pending': 'Answer to the proposed date',
    'foundation-certificate-pending': 'Deed of formation',
    'bank-account-pending': 'Business account',
    'share-capital-payment-pending': 'Paying in the share capital',
    'register-record-pending': 'Register court',
    'withdrawal-period': 'Start after the withdrawal period',
  },
  later_one: '+{{count}} day',
  later_other: '+{{count}} days',
  sooner_one: '−{{count}} day',
  sooner_other: '−{{count}} days',
  ownAt: 'Calculated from {{cases}} formations of our own at {{court}}.',
  own: 'Calculated from {{cases}} formations of our own at all register courts.',
  publishedAt:
    'Estimated from how long each step usually takes and from published waiting times: {{days}} days on average from the notary appointment to the entry at {{court}} ({{publisher}}, {{year}}).',
  published:
    'Estimated from how long each step usually takes and from published waiting times: {{fromDays}} to {{toDays}} days from the notary appointment to the entry ({{publisher}}, {{year}}).',
};

export const handle = { texts: { sharedFoundationsForecast } };
