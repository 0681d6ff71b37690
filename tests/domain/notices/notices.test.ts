import { describe, expect, test } from 'vitest';
import { isNoticeKind, noticeKinds } from '#domain/notices/notices.ts';
import { teamNoticeOf } from '#domain/notices/team-notices.ts';
import { locales } from '#domain/site/paths.ts';
import { mails } from '#mails/registry.ts';
import { textsOf } from '../../support/texts.ts';

/** To whom each mail goes. */
const readers: Record<string, string> = Object.fromEntries(mails.map(({ name, to }) => [name, to]));

/** Only visitors get these; members book at once, and the page tells them. */
const withoutAccount = ['confirm-meeting', 'meeting-exists'];

describe('whoever is in charge of a case is told', () => {
  const assigned = (role: string) => ({
    type: 'OwnerAssigned',
    data: { ownerId: 'mia' },
    metadata: { actor: { id: role, role } },
  });
  const told = (role: string, isFirst: boolean) =>
    teamNoticeOf(assigned(role), { ownerId: 'mia', isFirst })?.kind;

  test('that it was handed over, and not that a new one came', () => {
    expect(told('timer', true)).toBeUndefined();
    expect(told('timer', false)).toBe('case-handed-over');
    expect(told('staff', true)).toBe('case-handed-over');
  });

  test('nothing of what they did themselves, and nothing while there is nobody', () => {
    const file = {
      type: 'DocumentAdded',
      data: {},
      metadata: { actor: { id: 'mia', role: 'staff' } },
    };
    const told = (ownerId?: string) => teamNoticeOf(file, { ownerId, isFirst: false })?.kind;
    expect([told('mia'), told(undefined), told('tom')]).toEqual([
      undefined,
      undefined,
      'file-arrived',
    ]);
  });
});

describe('a notice goes with', () => {
  test.each(Object.entries(readers))('%s, to %s, as it should', (mail, to) => {
    const isToAccount = [
      'founder',
      'co-founders',
      'joined',
      'missing',
      'visitor',
      'member',
    ].includes(to);
    expect(isNoticeKind(mail)).toBe(isToAccount && !withoutAccount.includes(mail));
    expect(mails.find(({ name }) => name === mail)?.hasNotice).toBe(isNoticeKind(mail));
  });

  test('mails that exist, and has words of its own in both languages', () => {
    expect(noticeKinds.filter((kind) => readers[kind] === undefined)).toEqual([]);
    for (const locale of locales) {
      const words = noticeKinds.map((kind) => textsOf(locale).notices.kinds[kind]);
      expect(new Set(words).size).toBe(noticeKinds.length);
    }
  });
});
