import { describe, expect, test } from 'vitest';
import { AT, foundationAt } from '#demo/foundations.ts';
import type { Participant } from '#domain/foundations/people/people.ts';
import { appointmentProposed } from '#mails/foundations/appointment-proposed.ts';
import { contextAfter } from './context.ts';

describe('who has to come to the deed', () => {
  const stated = { statedAt: AT, invitations: [], invited: false } as const;
  const shareholder = { shareEuros: [2_500] } as const;
  const people = (participants: readonly Participant[], language: 'de' | 'en') => {
    const context = contextAfter(
      foundationAt('notary-appointment-confirmation-pending', { peopleRequired: true }),
      language,
    );
    const { state } = context.current;
    if (state.status === 'not-started') throw new Error('Nothing has begun.');
    state.people = { ...state.people, participants };
    return appointmentProposed.write(context)?.note?.lines.join(' ');
  };
  const mia: Participant = {
    ...stated,
    participantId: 'm',
    kind: 'natural',
    firstName: 'Mia',
    lastName: 'Beck',
    shareholder,
  };
  const director: Participant = {
    ...stated,
    participantId: 'd',
    kind: 'natural',
    firstName: 'Jonas',
    lastName: 'Wolf',
    managingDirector: { alone: true, selfDealing: false },
  };
  const company: Participant = {
    ...stated,
    participantId: 'c',
    kind: 'company',
    companyName: 'Beck Holding GmbH',
    shareholder,
  };

  test('names shareholders and directors, and nobody where one comes alone', () => {
    expect(people([mia, director], 'de')).toContain('Es kommen: Mia Beck, Jonas Wolf');
    expect(people([mia], 'de')).not.toContain('Mia Beck');
  });

  test('says what companies and minors need besides', () => {
    const lines = people([{ ...mia, ofAge: false }, company], 'en');
    expect(lines).toContain('proof that they may represent the company');
    expect(lines).toContain('legal representatives');
    expect(people([mia, director], 'en')).not.toMatch(/register extract|representatives/);
  });
});
