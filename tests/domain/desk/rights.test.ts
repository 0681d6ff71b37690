import { expect, test } from 'vitest';
import { areas, may, type Right, rights, teamRoles } from '#domain/desk/rights.ts';

/** Written a second time by hand, so that nobody gains a right by accident. */
const ofLawyers: readonly Right[] = [
  'today.read',
  'today.arrange',
  'foundations.read',
  'foundations.note',
  'foundations.review',
  'calendar.read',
  'calendar.own',
  'operations.read',
];
const ofAdminsOnly: readonly Right[] = [
  'today.overdue',
  'today.views-of-others',
  'foundations.notes-of-others',
  'people.write',
  'operations.audit',
];
/** Advice on the law is not for us to give. */
const ofLawyersOnly: readonly Right[] = ['foundations.review'];

test('administrators may do everything but review drafts, and nobody is without a right to read an area', () => {
  for (const right of Object.keys(rights) as Right[]) {
    expect(may('admin', right), right).toBe(!ofLawyersOnly.includes(right));
    expect(may('lawyer', right), right).toBe(ofLawyers.includes(right));
    expect(may('staff', right), right).toBe(![...ofAdminsOnly, ...ofLawyersOnly].includes(right));
  }
});

test('every right belongs to an area', () => {
  const named = Object.keys(rights).map((right) => right.split('.')[0]);
  expect([...new Set(named)]).toEqual([...areas]);
  expect(teamRoles).toHaveLength(3);
});
