import { dateOf } from '#domain/days/berlin-days.ts';
import { workingDayBefore } from '#domain/days/working-days.ts';
import { enteredCompanyOf } from '#domain/duties/company.ts';
import { type Occurrence, occurrencesOn, remindersOf } from '#domain/duties/occurrences.ts';
import type { FoundationState, StateAt } from '#domain/foundations/state.ts';
import { follow, noteReached } from '#modules/duties/followed.ts';
import { setTick, type Tick, type TickDeps } from '#modules/duties/ticks.ts';

interface About {
  foundationId: string;
  founderId: string;
  state: FoundationState;
}

/** How many of the duties whose day is over are left open. */
const OVERDUE = 2;

/** A company that is followed since its entry: reminded as it would have been, and ticked off but for what was last. */
export async function addDemoDuties(deps: TickDeps, about: About, now: Date): Promise<void> {
  const { foundationId, founderId, state } = about;
  if (state.status !== 'completed') return;
  const { completedAt, registerExtract } = state;
  const company = enteredCompanyOf({
    ...state,
    foundationId,
    founderId,
    deedDate: state.deedDate,
    enteredOn: registerExtract.enteredOn,
  });
  const today = dateOf(now.toISOString());
  if (!company) return;
  const duties = occurrencesOn(today, company.facts, undefined);
  const reached = duties.flatMap(({ key, ...duty }) =>
    remindersOf(duty)
      .filter((day) => day <= today)
      .map((_, index) => ({ key, number: index + 1 })),
  );
  await follow(deps.db, [foundationId], new Date(completedAt));
  await noteReached(deps.db, { foundationId, day: today }, reached);
  const past = duties.filter(({ dueOn }) => dueOn < today);
  for (const duty of past.slice(0, -OVERDUE)) {
    const whose = { foundationId, founderId, key: duty.key };
    await setTick(deps, whose, tickOf(duty, state), now);
  }
}

function tickOf({ name, dueOn }: Occurrence, state: StateAt<'completed'>): Tick {
  const done = { state: 'done', on: workingDayBefore(dueOn), why: null, documentId: null } as const;
  if (name === 'vat-returns') {
    const why = 'Kleinunternehmerin (§ 19 UStG), das Finanzamt verlangt keine.';
    return { ...done, state: 'not-applicable', on: null, why };
  }
  if (name !== 'bank-name') return done;
  const why = 'Die Bank hat den Namen am selben Tag geändert.';
  return { ...done, why, documentId: state.registerExtract.fileId };
}
