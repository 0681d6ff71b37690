import { planOf, type Wait } from '../due-dates.ts';
import { isFinished, type Status } from '../statuses.ts';
import type { CoreData } from '../steps/core-data-schema.ts';
import { type Mandated, mandateDueOn, mandateOf } from './mandate.ts';
import { unclearedMinors, unidentified } from './missing.ts';
import { isStated } from './people.ts';

/** What the team or the law firm has to do about the people of a case. */
export const peopleTasks = [
  'mandate',
  'details',
  'identify',
  'clear-minor',
  'people-unstated',
] as const;
export type PeopleTask = (typeof peopleTasks)[number];

export interface OpenPeopleTask {
  about: PeopleTask;
  since: string;
  dueOn: string | null;
  /** The day from which somebody calls about it instead. */
  callOn: string | null;
}

interface Standing extends Mandated {
  status: Status;
  coreData: CoreData | null;
  /** What the case waits for; null while something is in the way, and once it is finished. */
  wait: Wait | null;
  /** When the wait began, and its due day. */
  since: string;
  dueOn: string | null;
  callOn: string | null;
}

type Found = (standing: Standing) => Omit<OpenPeopleTask, 'about'> | undefined;

const asLongAsTheWait = ({ since, dueOn, callOn }: Standing) => ({ since, dueOn, callOn });

/** In these a minor can be cleared. */
const clearing: readonly Status[] = ['documents-pending', 'review-pending'];
/** In these people can be stated, and nothing asks for them in formations of an earlier schema. */
const unasked: readonly Status[] = [
  'consultation-appointment-select-pending',
  'consultation-pending',
  ...clearing,
];

const found: Record<PeopleTask, Found> = {
  mandate(standing) {
    const city = standing.coreData?.city;
    const dueOn = mandateDueOn(standing, city);
    const { since } = mandateOf(standing);
    if (dueOn === undefined || since === undefined || isFinished(standing.status)) return undefined;
    const { then } = planOf('mandate', { since, city, dueOn });
    return { since, dueOn, callOn: then?.on ?? null };
  },
  details: (standing) => (standing.wait === 'details' ? asLongAsTheWait(standing) : undefined),
  identify(standing) {
    const { wait, people } = standing;
    const isBeforeTheNotary =
      wait === 'notary-appointment-pending' &&
      people.gate === 'appointment' &&
      people.required &&
      unidentified(people).length > 0;
    return wait === 'identification' || isBeforeTheNotary ? asLongAsTheWait(standing) : undefined;
  },
  'clear-minor'({ status, people, since, dueOn }) {
    const isOpen =
      people.required && clearing.includes(status) && unclearedMinors(people).length > 0;
    return isOpen ? { since, dueOn, callOn: null } : undefined;
  },
  'people-unstated'({ status, people, since }) {
    const isOpen = !people.required && unasked.includes(status) && !isStated(people);
    return isOpen ? { since, dueOn: null, callOn: null } : undefined;
  },
};

/** What is open about the people of a case. */
export const peopleTasksIn = (standing: Standing): OpenPeopleTask[] =>
  peopleTasks.flatMap((about) => {
    const task = found[about](standing);
    return task ? [{ about, ...task }] : [];
  });
