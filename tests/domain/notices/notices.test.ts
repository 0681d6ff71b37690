import { describe, expect, test } from 'vitest';
import { isNoticeKind, noticeKinds } from '#domain/notices/notices.ts';
import { locales } from '#domain/site/paths.ts';
import { foundationMails } from '#mails/foundations/plan.ts';
import { meetingMails } from '#mails/meetings/plan.ts';
import { hoursTemplates, invoiceTemplates, orderTemplates, templates } from '#mails/registry.ts';
import { textsOf } from '../../support/texts.ts';

/** To whom each mail goes that is about a foundation, a meeting, an order or an invoice. */
const readers: Record<string, string> = Object.fromEntries([
  ...[...foundationMails, ...meetingMails].map((mail) => [mail, templates[mail].to]),
  ...Object.entries({ ...orderTemplates, ...hoursTemplates, ...invoiceTemplates }).map(
    ([mail, { to }]) => [mail, to],
  ),
]);

/** Only visitors who have booked before get it; members are told by the page. */
const withoutAccount = ['meeting-exists'];

describe('a notice goes with', () => {
  test.each(Object.entries(readers))('%s, to %s, as it should', (mail, to) => {
    const isToAccount = ['founder', 'visitor', 'member'].includes(to);
    expect(isNoticeKind(mail)).toBe(isToAccount && !withoutAccount.includes(mail));
  });

  test('mails that exist, and has words of its own in both languages', () => {
    expect(noticeKinds.filter((kind) => readers[kind] === undefined)).toEqual([]);
    for (const locale of locales) {
      const words = noticeKinds.map((kind) => textsOf(locale).notices.kinds[kind]);
      expect(new Set(words).size).toBe(noticeKinds.length);
    }
  });
});
