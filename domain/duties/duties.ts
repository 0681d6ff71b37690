import { addDaysTo } from '../days/working-days.ts';
import type { LegalForm } from '../pricing/legal-forms.ts';
import { monthsAfter, monthsFromEndOf, orNextWorkingDay } from './days.ts';

/** What the days of a company's duties follow from. */
export interface DutyFacts {
  legalForm: LegalForm;
  /** Of the deed; unknown for companies whose certificate came without it. */
  deedOn?: string | undefined;
  enteredOn: string;
  /** `MM-DD` */
  fiscalYearEnd: string;
  /** The seat. */
  city: string | undefined;
  /** Whether shareholders still owe a part of the capital. */
  owesCapital: boolean;
}

/** Sources as German provisions; none has been confirmed by the law firm yet, see `docs/law.md`. */
interface Rule {
  forms: readonly LegalForm[];
  /** Only for companies to which it applies. */
  applies?: (facts: DutyFacts) => boolean;
  source: string;
  /**
   * Whether the law names the day for every company; else it says "without delay" or the like, or goes by what we do
   * not know, and the day is our suggestion.
   */
  by: 'law' | 'us';
  link?: string;
  /** Days before the due day on which somebody is reminded. */
  reminders: readonly number[];
  /** Months after its day for which it is still shown. */
  ends: number;
}
interface Single extends Rule {
  day: (facts: DutyFacts) => string;
}
/** Comes again with each year, whose last day it is told. */
interface Yearly extends Rule {
  /** Taxes are declared by calendar years, whenever the financial year ends (§ 7 (3), (4) KStG, § 18 (3) UStG). */
  year: 'financial' | 'calendar';
  dayOfYear: (yearEnd: string, facts: DutyFacts) => string;
}

const both = ['gmbh', 'ug'] as const;
const soon = { by: 'us', reminders: [2], ends: 12 } as const;
const ofYear = {
  forms: both,
  by: 'law',
  year: 'financial',
  reminders: [42, 14],
  ends: 12,
} as const;
const REGISTER_OF_COMPANIES = 'https://www.unternehmensregister.de/';

/** Weeks and months of the tax office begin with the deed: with it there is a company (in formation) to tax. */
export const begunOn = ({ deedOn, enteredOn }: DutyFacts) => deedOn ?? enteredOn;
const daysAfterEntry = (days: number) => (facts: DutyFacts) =>
  orNextWorkingDay(addDaysTo(facts.enteredOn, days), facts.city);
const monthAfterDeed = (facts: DutyFacts) =>
  orNextWorkingDay(monthsAfter(begunOn(facts), 1), facts.city);

/** The tenth day of the month after the entry. */
const tenthAfterEntry = ({ enteredOn, city }: DutyFacts) =>
  orNextWorkingDay(`${monthsAfter(`${enteredOn.slice(0, 7)}-01`, 1).slice(0, 8)}10`, city);

/** Every duty of a company after its entry, in the order in which they are usually done. */
const duties = {
  'business-letters': {
    ...soon,
    forms: both,
    day: daysAfterEntry(7),
    source: '§ 35a GmbHG, § 5 DDG',
  },
  'bank-name': { ...soon, forms: both, day: daysAfterEntry(7), source: '§ 11 Abs. 1 GmbHG' },
  'trade-registration': {
    ...soon,
    forms: both,
    day: daysAfterEntry(7),
    source: '§ 14 Abs. 1 GewO',
  },
  'accident-insurer': {
    forms: both,
    by: 'law',
    day: daysAfterEntry(7),
    source: '§ 192 Abs. 1 SGB VII',
    link: 'https://www.dguv.de/',
    reminders: [2],
    ends: 12,
  },
  'transparency-register': {
    ...soon,
    forms: both,
    day: daysAfterEntry(14),
    source: '§§ 3, 20 Abs. 1 GwG',
    link: 'https://www.transparenzregister.de/',
    reminders: [7, 2],
  },
  'tax-questionnaire': {
    forms: both,
    by: 'law',
    day: monthAfterDeed,
    source: '§ 137, § 138 Abs. 1b, 4 AO',
    link: 'https://www.elster.de/',
    reminders: [14, 3],
    ends: 12,
  },
  // The questionnaire asks for it.
  'opening-balance': {
    ...soon,
    forms: both,
    day: monthAfterDeed,
    source: '§ 242 Abs. 1 HGB',
    reminders: [14],
  },
  // Most new companies declare by quarters, which may be later.
  'vat-returns': {
    forms: both,
    by: 'us',
    day: tenthAfterEntry,
    source: '§ 18 Abs. 1, 2 UStG',
    link: 'https://www.elster.de/',
    reminders: [5],
    ends: 12,
  },
  'chamber-membership': {
    ...soon,
    forms: both,
    day: (facts) => orNextWorkingDay(monthsAfter(facts.enteredOn, 3), facts.city),
    source: '§ 2 Abs. 1 IHKG',
    reminders: [],
  },
  'remaining-capital': {
    ...soon,
    forms: ['gmbh'],
    applies: ({ owesCapital }) => owesCapital,
    day: (facts) => orNextWorkingDay(monthsAfter(facts.enteredOn, 12), facts.city),
    source: '§ 19 Abs. 1, § 46 Nr. 2 GmbHG',
    reminders: [14],
  },
  'annual-accounts': {
    ...ofYear,
    dayOfYear: (end) => monthsFromEndOf(end, 6),
    source: '§ 242, § 264 Abs. 1 HGB',
  },
  reserve: {
    ...ofYear,
    forms: ['ug'],
    dayOfYear: (end) => monthsFromEndOf(end, 6),
    source: '§ 5a Abs. 3 GmbHG',
    reminders: [42],
  },
  'tax-returns': {
    ...ofYear,
    year: 'calendar',
    dayOfYear: (end, { city }) => orNextWorkingDay(`${Number(end.slice(0, 4)) + 1}-07-31`, city),
    source: '§ 149 Abs. 2, 3 AO',
    link: 'https://www.elster.de/',
  },
  'accounts-confirmed': {
    ...ofYear,
    dayOfYear: (end) => monthsFromEndOf(end, 11),
    source: '§ 42a Abs. 2 GmbHG',
  },
  'list-of-shareholders': {
    ...ofYear,
    by: 'us',
    dayOfYear: (end) => monthsFromEndOf(end, 11),
    source: '§ 40 Abs. 1 GmbHG, § 20 Abs. 1 GwG',
    reminders: [14],
  },
  'accounts-disclosed': {
    ...ofYear,
    dayOfYear: (end) => monthsFromEndOf(end, 12),
    source: '§ 325 Abs. 1, 1a, § 326 HGB',
    link: REGISTER_OF_COMPANIES,
  },
} as const satisfies Record<string, Single | Yearly>;

export type DutyName = keyof typeof duties;
export const dutyNames = Object.keys(duties) as DutyName[];
export const rules: Readonly<Record<DutyName, Single | Yearly>> = duties;
