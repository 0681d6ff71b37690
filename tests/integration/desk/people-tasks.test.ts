import { expect, test } from 'vitest';
import { dayIn, today } from '#demo/days.ts';
import { detailsOf } from '#demo/foundations.ts';
import { addWorkingDays } from '#domain/days/working-days.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { peopleReaders } from '#mails/foundations/people/readers.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { outcomeOf, type Someone } from '../../support/api.ts';
import { addDocument, command } from '../../support/foundation-api.ts';
import {
  enter,
  peopleIn,
  seen,
  statedCase,
  withIdentification,
} from '../../support/identification.ts';
import { changeRows } from '../../support/rows.ts';
import { addConsultant } from '../../support/stage.ts';
import { storeFoundation } from '../../support/stored.ts';
import { deskTasks } from './desk-tasks.ts';

const { api, people } = await withIdentification();
const { founder, staff, lawyer } = people;
const { about, act } = deskTasks(api, people);

/** What the team is told of the people of a case: the kind of each task, what it is about, and its day. */
const ofPeople = async (id: string, who: Someone) =>
  (await about(id, who))
    .filter(({ kind }) => kind !== 'address' && kind !== 'step')
    .map(({ kind, about: what, dueOn }) => [kind, what, dueOn]);

const accepted = async (
  id: string,
  name: Parameters<typeof command>[2],
  who: Someone,
  body?: object,
) => {
  const answer = await command(api, id, name, who, body && { body });
  expect(outcomeOf(answer), `${name}: ${answer.body}`).toBe(200);
  await api.caughtUp();
};

/** Ids of the formations that wait for a party, as the team's list finds them. */
const areWaitedFor = async (party: string) => {
  const answer = await api.call('GET', `/foundations?waitingOn=${party}&limit=200`, staff);
  return answer.json().data.map((one: { id: string }) => one.id);
};

const pageOf = async (id: string, who: Someone) =>
  (await api.call('GET', `/foundations/${id}`, { bearer: who.bearer })).json().data;

test('the law firm answers, founders state and prove who they are, and the team sees each until it is done', async () => {
  const { id, lead, company, mira, details } = await statedCase(api, founder);
  await accepted(id, 'order-package', founder);
  // A mandate is waited for from order and names on, whatever else the case waits for.
  expect(await ofPeople(id, lawyer)).toEqual([['mandate', 'mandate', addWorkingDays(today(), 1)]]);
  expect(await ofPeople(id, staff)).toEqual([]);
  const { db } = api.connection;
  await changeRows(db, 'projections.people_tasks', { foundation_id: id }, { call_on: dayIn(-1) });
  expect(await ofPeople(id, staff)).toEqual([['call', 'call-about-mandate', dayIn(-1)]]);
  await accepted(id, 'accept-mandate', lawyer);
  expect(await ofPeople(id, lawyer)).toEqual([]);
  expect(await ofPeople(id, staff)).toEqual([]);

  await addConsultant(db);
  const [slot] = await loadFreeSlots(db, 'consultation', new Date().toISOString());
  const booking = { type: 'online', startsAt: slot?.startsAt };
  await accepted(id, 'book-consultation', founder, booking);
  await accepted(id, 'complete-consultation', staff);
  expect(await ofPeople(id, staff)).toEqual([['details', 'details', dayIn(5)]]);
  expect(await pageOf(id, founder)).toMatchObject({ heldBy: 'details', waitingOn: 'founder' });
  const [task] = await about(id, staff);
  expect(await act('remind', staff, { tasks: [task?.key] })).toEqual([{ task: task?.key }]);
  await accepted(id, 'state-details', staff, { ...detailsOf(mira), birthDate: dayIn(-5_000) });
  expect(await ofPeople(id, lawyer)).toMatchObject([['clear-minor', 'clear-minor', dayIn(5)]]);
  await accepted(id, 'clear-minor', lawyer, { participantId: mira, note: 'Liegt vor.' });
  expect(await ofPeople(id, lawyer)).toEqual([]);
  const { birthPlace: _, nationalities: __, ...address } = details;
  await accepted(id, 'state-details', staff, {
    participantId: company,
    legalForm: 'GmbH',
    ...address,
    register: { authority: 'Amtsgericht Leipzig', number: 'HRB 1', country: 'DE' },
    representedBy: [{ firstName: 'Tom', lastName: 'Weber', birthDate: '1980-01-02' }],
  });

  const { body: file } = await api.call('GET', '/admin/foundations.csv?locale=de', staff);
  expect(file).toContain(';3;"Jana Keller; Holding GmbH; Mira Okafor";');
  expect(file).not.toContain(dayIn(-5_000));

  const identify = ['identify', 'identify', addWorkingDays(today(), 3)];
  expect(await ofPeople(id, staff)).toEqual([identify]);
  const before = await readHistory(api, id);
  const known = { current: before, history: before, isErased: false };
  expect(await peopleReaders(db, id, known).missing()).toMatchObject([{ id: founder.id }]);
  expect(await pageOf(id, founder)).toMatchObject({ heldBy: 'identification' });
  await enter(api, id, staff, seen(mira));
  await enter(api, id, staff, { ...seen(company), representative: '0' }, { extract: true });
  const differs = await enter(api, id, staff, { ...seen(lead), lastName: 'Keller-Lang' });
  const { identificationId } = differs.json().data;
  await api.caughtUp();
  expect(await ofPeople(id, staff)).toEqual([['identify', 'identification-differs', identify[2]]]);
  expect(await pageOf(id, founder)).toMatchObject({
    heldBy: 'identification',
    waitingOn: 'staff',
    dueOn: null,
  });
  // Events know of none of it, and still nobody is called or found among those who have something to do.
  expect(await areWaitedFor('staff')).toContain(id);
  expect(await areWaitedFor('founder')).not.toContain(id);
  await changeRows(db, 'projections.people_tasks', { foundation_id: id }, { call_on: dayIn(-1) });
  await changeRows(db, 'projections.foundations', { id }, { comes_back_on: dayIn(-1) });
  expect(await ofPeople(id, staff)).toEqual([['identify', 'identification-differs', identify[2]]]);
  const current = await readHistory(api, id);
  const readers = peopleReaders(db, id, { current, history: current, isErased: false });
  expect(await readers.missing()).toEqual([]);
  // Whoever is being checked has nothing to do, and a refusal says so.
  const own = (await pageOf(id, founder)).participants.find(
    (one: { participantId: string }) => one.participantId === lead,
  );
  expect(own).toMatchObject({ identified: false, checking: true });
  await accepted(id, 'release-firm', founder);
  const refused = await addDocument(api, id, staff);
  expect(outcomeOf(refused)).toEqual([409, 'IDENTIFICATION_PENDING']);
  const { participants, checking } = refused.json().errors[0].extensions;
  expect({ participants, checking }).toEqual({ participants: [lead], checking: [lead] });
  const path = `/admin/foundations/${id}/identifications/${identificationId}/decision`;
  await api.call('POST', path, { ...staff, body: { verdict: 'cleared', note: 'Geheiratet.' } });
  expect(await ofPeople(id, staff)).toEqual([]);
  expect(await pageOf(id, founder)).toMatchObject({ heldBy: null, waitingOn: 'staff' });
  expect((await peopleIn(api, id)).people.participants.every((one) => one.identified)).toBe(true);
});

test('a formation of an earlier schema shows that nobody is stated, until somebody says it is done', async () => {
  const earlier = { peopleRequired: false };
  const { id } = await storeFoundation(
    api.events,
    api.keys,
    'documents-pending',
    founder.id,
    earlier,
  );
  expect(await ofPeople(id, staff)).toEqual([['people', 'people-unstated', null]]);
  const task = `people:${id}`;
  expect(await act('done', staff, { tasks: [task], done: true })).toEqual([{ task }]);
  expect(await ofPeople(id, staff)).toEqual([]);
  await act('done', staff, { tasks: [task], done: false });
  expect(await ofPeople(id, staff)).toHaveLength(1);
  expect(outcomeOf(await addDocument(api, id, staff))).toBe(200);
});
