import { dateOf } from '../days/berlin-days.ts';
import { ERASED } from '../erased.ts';
import type { People } from '../foundations/people/people.ts';
import { type CoreData, USUAL_FISCAL_YEAR_END } from '../foundations/steps/core-data-schema.ts';
import type { DutyFacts } from './duties.ts';

/** A company that is entered, as its duties are about it. */
export interface EnteredCompany {
  foundationId: string;
  /** Whoever led its formation. */
  founderId: string;
  companyName: string;
  /** A day. */
  completedOn: string;
  facts: DutyFacts;
}

interface Completed {
  foundationId: string;
  founderId: string;
  coreData: Pick<CoreData, 'companyName' | 'legalForm' | 'city' | 'fiscalYearEnd'> | null;
  people: Pick<People, 'participants'> | undefined;
  deedDate: string | undefined;
  enteredOn: string | undefined;
  completedAt: string;
}

/** @returns undefined once whoever led it is erased */
export function enteredCompanyOf(completed: Completed): EnteredCompany | undefined {
  const { foundationId, founderId, coreData, people, deedDate, enteredOn } = completed;
  if (!coreData || coreData.companyName === ERASED) return undefined;
  const completedOn = dateOf(completed.completedAt);
  return {
    foundationId,
    founderId,
    companyName: coreData.companyName,
    completedOn,
    facts: {
      legalForm: coreData.legalForm,
      deedOn: deedDate,
      enteredOn: enteredOn ?? completedOn,
      fiscalYearEnd: coreData.fiscalYearEnd ?? USUAL_FISCAL_YEAR_END,
      city: coreData.city,
      owesCapital: (people?.participants ?? []).some(owesCapital),
    },
  };
}

/** Whether somebody has paid less than the whole contribution before the entry. */
const owesCapital = ({ shareholder }: People['participants'][number]): boolean =>
  (shareholder?.due ?? 'full') !== 'full';
