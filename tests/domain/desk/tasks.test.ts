import { describe, expect, test } from 'vitest';
import { remindedNow } from '#domain/desk/reminding.ts';
import { may, type TeamRole, teamRoles } from '#domain/desk/rights.ts';
import {
  dueGroup,
  handedOver,
  isCallFor,
  isNoted,
  kindsOf,
  mayDealWith,
  partnerOf,
  restsUntil,
  selectionsOf,
  snoozeRefusal,
  type TaskKind,
  taskKinds,
  taskNamed,
  taskRows,
} from '#domain/desk/tasks.ts';
import { commands } from '#domain/foundations/foundation.ts';
import {
  type Party,
  type Unfinished,
  unfinished,
  waitingOn,
} from '#domain/foundations/statuses.ts';
import { isOpen } from '#domain/foundations/step.ts';
import { audiencesOf, authorRoleOf } from '#domain/messages/messages.ts';

/** A Monday. */
const today = '2026-11-23';

test('lawyers have a queue of their own, and everybody else all but that', () => {
  const ofLawyers: TaskKind[] = [
    'legal-step',
    'legal-obstacle',
    'legal-message',
    'mandate',
    'clear-minor',
    'legal-own',
  ];
  expect(kindsOf('lawyer')).toEqual(ofLawyers);
  for (const role of teamRoles.filter((one) => one !== 'lawyer')) {
    expect(kindsOf(role)).toEqual(taskKinds.filter((kind) => !ofLawyers.includes(kind)));
  }
  expect(selectionsOf('admin')).toContain('overdue');
  expect(selectionsOf('staff')).not.toContain('overdue');
  // All that waits for the law firm is for each of its lawyers until one of them takes it.
  expect(selectionsOf('lawyer')).not.toContain('unowned');
  expect(selectionsOf('staff')).toContain('unowned');
});

describe('whoever sees a task can be done with it', () => {
  const partyOf: Record<TeamRole, Party> = { staff: 'staff', lawyer: 'lawyer', admin: 'staff' };
  const roleOf = { staff: 'staff', lawyer: 'lawyer', admin: 'staff' } as const;
  const commandsIn = (role: TeamRole, status: Unfinished) =>
    Object.values(commands).filter(
      (command) => command.who.includes(roleOf[role]) && isOpen(command, status, []),
    );
  const noRoom = { hasRoom: false };
  /** What ends the tasks that neither a word nor a note ends. */
  const ends: Partial<Record<TaskKind, (role: TeamRole) => void>> = {
    step: stepsEnd,
    'legal-step': stepsEnd,
    obstacle: obstaclesEnd,
    'legal-obstacle': obstaclesEnd,
    message: (role) => expect(audiencesOf(authorRoleOf(role), noRoom)).toContain('team'),
    'legal-message': (role) =>
      expect(audiencesOf(authorRoleOf(role), noRoom)).toContain('law-firm'),
    mandate: (role) => {
      expect(commands['accept-mandate'].who).toContain(roleOf[role]);
      expect(commands['decline-mandate'].who).toContain(roleOf[role]);
    },
    'clear-minor': (role) => expect(commands['clear-minor'].who).toContain(roleOf[role]),
    details: (role) => expect(commands['state-details'].who).toContain(roleOf[role]),
    identify: (role) => expect(commands['identify-participant'].who).toContain(roleOf[role]),
    refund: (role) => expect(may(role, 'money.write')).toBe(true),
    mail: (role) => expect(may(role, 'operations.repair')).toBe(true),
  };
  function stepsEnd(role: TeamRole) {
    for (const status of unfinished.filter((one) => waitingOn(one) === partyOf[role])) {
      expect(commandsIn(role, status), status).not.toEqual([]);
    }
  }
  function obstaclesEnd(role: TeamRole) {
    expect(commands['resolve-obstacle'].who).toContain(roleOf[role]);
  }

  test.each(taskKinds)('%s', (kind) => {
    for (const role of teamRoles.filter((one) => mayDealWith(one, kind))) {
      expect(may(role, 'today.arrange')).toBe(true);
      if (taskRows[kind].ends === 'there') ends[kind]?.(role);
      else if (isNoted(kind)) expect(may(role, 'today.settle'), role).toBe(true);
    }
    expect(ends[kind] !== undefined).toBe(taskRows[kind].ends === 'there');
  });

  test('a call answers the task that asks for it, and no other', () => {
    expect(isCallFor('call-founder', { with: 'founder' })).toBe(true);
    expect(isCallFor('call-founder', { with: 'notary' })).toBe(false);
    expect(isCallFor('call-court', { with: 'notary' })).toBe(true);
    expect(isCallFor(partnerOf('call-lawyer') && 'call-lawyer', { with: 'other' })).toBe(true);
  });

  test('what was asked rests for three working days', () => {
    expect(restsUntil('2026-11-23')).toBe('2026-11-26');
    expect(restsUntil('2026-11-27')).toBe('2026-12-02');
  });
});

test('a task is named by kind and id', () => {
  expect(taskNamed('mail:f.x@example')).toEqual({ kind: 'mail', id: 'f.x@example' });
  for (const key of ['', 'mail', 'mail:', 'cat:1', 'mail:a b', 'Mail:1']) {
    expect(taskNamed(key), key).toBeUndefined();
  }
});

test.each([
  ['2026-11-22', 'overdue'],
  [today, 'today'],
  ['2026-11-24', 'week'],
  ['2026-11-29', 'week'],
  ['2026-11-30', 'later'],
  [null, 'later'],
] as const)('what is due on %s is listed under %s', (dueOn, group) => {
  expect(dueGroup(dueOn, today)).toBe(group);
});

test('on a Sunday, the week ends with the day', () => {
  expect(dueGroup('2026-11-30', '2026-11-29')).toBe('later');
  expect(dueGroup('2026-11-29', '2026-11-29')).toBe('today');
});

test.each([
  ['2026-11-22', 'IN_THE_PAST'],
  [today, 'IN_THE_PAST'],
  ['2026-11-24', undefined],
  ['2027-01-22', undefined],
  ['2027-01-23', 'TOO_FAR_AHEAD'],
] as const)('resting until %s: %s', (until, refusal) => {
  expect(snoozeRefusal(until, today)).toBe(refusal);
});

test('a case keeps its stand-in when it is handed over, unless that is who takes it', () => {
  expect(handedOver('b', null)).toEqual({ ownerId: 'b' });
  expect(handedOver('b', { ownerId: 'a', standInId: 'c' })).toEqual({
    ownerId: 'b',
    standInId: 'c',
  });
  expect(handedOver('c', { ownerId: 'a', standInId: 'c' })).toEqual({ ownerId: 'c' });
});

describe('a reminder goes to', () => {
  const waiting = { ownerId: 'owner', heldBy: null, isObstructed: false };

  test.each([
    ['bank-account-pending', 'founder', { to: 'founder' }],
    ['foundation-certificate-pending', 'notary', { to: 'notary' }],
    ['register-record-pending', 'court', { to: 'notary' }],
    ['notary-appointment-pending', 'notary', { refused: 'CALL_INSTEAD' }],
    ['review-pending', 'lawyer', { to: 'lawyer' }],
    ['consultation-pending', 'lawyer', { refused: 'NOBODY_TO_REMIND' }],
    ['documents-pending', 'staff', { to: 'owner' }],
    ['completed', 'nobody', { refused: 'NOBODY_TO_REMIND' }],
  ] as const)('whoever is waited for: %s, %s', (status, waitingOn, whom) => {
    expect(remindedNow({ ...waiting, status, waitingOn }, 'me')).toEqual(whom);
  });

  test('those whose details or identification drafts wait for, not just the founder', () => {
    const status = 'documents-pending';
    const held = { ...waiting, status, waitingOn: 'founder', heldBy: 'identification' } as const;
    expect(remindedNow(held, 'me')).toEqual({ to: 'missing' });
    expect(remindedNow({ ...held, waitingOn: 'co-founder' }, 'me')).toEqual({ to: 'missing' });
  });

  test('nobody who asks for it, and no notary whose link an obstacle has taken', () => {
    const ours = { ...waiting, status: 'documents-pending', waitingOn: 'staff' } as const;
    expect(remindedNow(ours, 'owner')).toEqual({ refused: 'NOBODY_TO_REMIND' });
    expect(remindedNow({ ...ours, ownerId: null }, 'me')).toEqual({ refused: 'NOBODY_TO_REMIND' });
    const atNotary = {
      ...waiting,
      status: 'foundation-certificate-pending',
      waitingOn: 'notary',
    } as const;
    expect(remindedNow({ ...atNotary, isObstructed: true }, 'me')).toEqual({
      refused: 'CALL_INSTEAD',
    });
  });
});
