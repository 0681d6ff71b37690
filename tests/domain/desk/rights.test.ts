import { expect, test } from 'vitest';
import { areas, may, personalRights, type Right, rights, teamRoles } from '#domain/desk/rights.ts';

/** Written a second time by hand, so that nobody gains a right by accident. */
const ofLawyers: readonly Right[] = [
  'today.read',
  'today.arrange',
  'foundations.read',
  'foundations.draft',
  'foundations.note',
  'foundations.bill',
  'foundations.review',
  'foundations.conflicts',
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
const ofLawyersOnly: readonly Right[] = ['foundations.review', 'foundations.conflicts'];
/** Given to persons, whatever their role. */
const ofNoRole: readonly Right[] = ['identification.clear', 'identification.read'];

test('administrators may do everything but the law firm’s own work, and nobody is without a right to read an area', () => {
  for (const right of Object.keys(rights) as Right[]) {
    expect(may('admin', right), right).toBe(![...ofLawyersOnly, ...ofNoRole].includes(right));
    expect(may('lawyer', right), right).toBe(ofLawyers.includes(right));
    const none = [...ofAdminsOnly, ...ofLawyersOnly, ...ofNoRole];
    expect(may('staff', right), right).toBe(!none.includes(right));
  }
});

test('identification is given to persons, each of its rights by itself', () => {
  expect(personalRights).toEqual(ofNoRole);
  expect(may('staff', 'identification.clear', ['identification.clear'])).toBe(true);
  expect(may('staff', 'identification.read', ['identification.clear'])).toBe(false);
});

test('every right belongs to an area', () => {
  const named = Object.keys(rights).map((right) => right.split('.')[0]);
  expect([...new Set(named)]).toEqual([...areas, 'identification']);
  expect(teamRoles).toHaveLength(3);
});
