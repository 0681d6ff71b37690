import type { FoundationCard, Task } from '#api/contract.gen.d.ts';
import { dayIn } from '#demo/days.ts';
import { type DueGroup, dueGroup, dueGroups } from '#domain/desk/tasks.ts';
import { partOf } from './api.ts';
import { foundationAt } from './foundations.ts';

/** A different id for each number; its file number begins with it. */
export const idOf = (number: number) =>
  `${String(number).padStart(8, '0')}-7425-40de-944b-e07fc1f90ae7`;

/** A foundation in the list of foundations. */
export const cardOf = (more: Partial<FoundationCard> = {}): FoundationCard => ({
  ...foundationAt('documents-pending'),
  ...more,
});

/** A step of a case that waits for the team; `more` says what is special. */
export const taskOf = (more: Partial<Task> = {}): Task => ({
  key: `step:${more.foundationId ?? idOf(1)}.3`,
  kind: 'step',
  about: 'documents-pending',
  foundationId: idOf(1),
  orderId: null,
  subject: 'Muster Werkzeugbau UG (haftungsbeschränkt)',
  city: 'Köln',
  person: 'Erika Beispiel',
  hint: null,
  dueOn: null,
  since: '2026-11-20T09:00:00.000Z',
  owner: null,
  snoozed: null,
  remindedAt: null,
  noted: null,
  ...more,
});

/** The part of the tasks that a call asks for; all of them are mine. */
export const tasksOf =
  (tasks: readonly Task[], more: object = {}) =>
  (sent: Parameters<ReturnType<typeof partOf>>[0]) => {
    const { listed } = partOf(tasks)(sent);
    const today = dayIn(0);
    const inGroup = (group: DueGroup) =>
      tasks.filter(({ dueOn }) => dueGroup(dueOn, today) === group).length;
    const late = tasks.flatMap(({ dueOn }) => (dueOn !== null && dueOn < today ? [dueOn] : []));
    const meta = {
      ...listed.meta,
      counts: { mine: tasks.length, team: tasks.length, unowned: 0, snoozed: 0, overdue: 0 },
      late: { count: late.length, since: late.toSorted()[0] ?? null },
      groups: Object.fromEntries(dueGroups.map((group) => [group, inGroup(group)])),
      kinds: Object.fromEntries(
        [...Map.groupBy(tasks, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]),
      ),
      standsInFor: [],
      next: null,
      ...more,
    };
    return { listed: { ...listed, meta } };
  };
