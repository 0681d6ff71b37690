import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { writeOwnTask } from '#modules/desk/own-tasks.ts';
import { addStandIn } from '#modules/desk/stand-ins.ts';
import { saveView } from '#modules/desk/views.ts';
import { dayIn, workingDayIn } from './days.ts';

const NAMESPACE = '2b8e1f64-9c07-4d35-8a4e-6f1d0c7b9a53';
const idOf = (name: string) => uuidv5(name, NAMESPACE);

const staff = demoPersonId('staff@example.com');
const lawyer = demoPersonId('lawyer@example.com');
const admin = demoPersonId('admin@example.com');

/** What people have set themselves: the team one today and one next week, the law firm one of its own. */
const ownTasks = [
  { by: staff, audience: 'team', text: 'Bei der Bank nach der Liste der Filialen fragen', days: 0 },
  { by: staff, audience: 'team', text: 'Vorlage für Rückfragen durchsehen', days: 7 },
  { by: lawyer, audience: 'law-firm', text: 'Neue Fassung der Mustersatzung lesen', days: 3 },
] as const;

/** Views of lists and of Today, for the team and for one person. */
const views = [
  { list: 'foundations', name: 'Diese Woche fällig', own: false, filter: { due: 'week' } },
  {
    list: 'tasks',
    name: 'Schritte nach Gründung',
    own: false,
    filter: { show: 'team', kind: 'step', by: 'case' },
  },
  { list: 'tasks', name: 'Eigene Aufgaben', own: true, filter: { show: 'mine', kind: 'own' } },
] as const;

/** How the team of a demo arranges its own work; added once per database. */
export async function addDemoTeamWork(db: Database, now: Date): Promise<void> {
  for (const { by, audience, text, days } of ownTasks) {
    const task = { id: idOf(text), ownerId: by, audience, foundationId: null, text };
    await writeOwnTask(db, { ...task, dueOn: workingDayIn(days, now) }, now);
  }
  const away = { from: dayIn(14, now), until: dayIn(18, now) };
  const pair = { id: idOf('stand-in'), absentId: admin, standInId: staff };
  await addStandIn(db, { ...pair, ...away }, dayIn(0, now));
  // A name that is taken is refused, so that each is there once.
  for (const { filter, ...view } of views)
    await saveView(db, { ...view, view: { filter }, by: staff }, now);
}
