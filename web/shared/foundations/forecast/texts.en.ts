import type { Same } from '../../../kit/texts/same.ts';
import type { sharedFoundationsForecast as german } from './texts.de.ts';

export const sharedFoundationsForecast: Same<typeof german> = {
  title: 'Expected registration',
  range: '{{from}} to {{to}}',
  by: 'by {{day}}',
  next: 'Next: {{step}}, {{when}}',
  line: 'Expected registration: {{when}}.',
  how: 'How this is estimated',
  moved: 'What has moved the date',
  later_one: '{{count}} day later',
  later_other: '{{count}} days later',
  sooner_one: '{{count}} day earlier',
  sooner_other: '{{count}} days earlier',
  ownAt: 'Calculated from {{cases}} formations of our own at {{court}}.',
  own: 'Calculated from {{cases}} formations of our own at all register courts.',
  publishedAt:
    'Estimated from how long each step usually takes and from published waiting times: {{days}} days on average from the notary appointment to the entry at {{court}} ({{publisher}}, {{year}}).',
  filedAt:
    'Estimated from published waiting times: {{days}} days on average from the notary appointment to the entry at {{court}} ({{publisher}}, {{year}}), so about {{left}} days from the bank statement.',
  filed:
    'Estimated from published waiting times: {{fromDays}} to {{toDays}} days from the notary appointment to the entry ({{publisher}}, {{year}}), so about {{left}} days from the bank statement on average.',
  published:
    'Estimated from how long each step usually takes and from published waiting times: {{fromDays}} to {{toDays}} days from the notary appointment to the entry ({{publisher}}, {{year}}).',
};

export const handle = { texts: { sharedFoundationsForecast } };
