/** Roles that work at the desk; members never do. */
export const teamRoles = ['staff', 'lawyer', 'admin'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Areas of the desk, in the order of its menu. */
export const areas = [
  'today',
  'foundations',
  'calendar',
  'people',
  'money',
  'inquiries',
  'content',
  'operations',
] as const;
export type Area = (typeof areas)[number];

/** Rights of no role: an admin gives them to persons of the team. */
export const personalRights = ['identification.clear', 'identification.read'] as const;
export type PersonalRight = (typeof personalRights)[number];

type Table = Record<`${Area}.read` | PersonalRight, readonly TeamRole[]> & {
  [Right in `${Area}.${string}`]: readonly TeamRole[];
};

const everybody = teamRoles;
/** Roles with rights for prices, our invoices and inquiries, which lawyers lack. */
const office = ['staff', 'admin'] as const;
const lawyers = ['lawyer'] as const;
const admins = ['admin'] as const;
const noRole = [] as const;

/**
 * Area × right: who of the team may see and do what. Routes, pages and the menu use this table. Commands on
 * formations name their own roles (`domain/foundations`).
 */
export const rights = {
  'today.read': everybody,
  /** Take a task, hand it over, or put it off. */
  'today.arrange': everybody,
  /** Send a reminder, or mark a task as done. */
  'today.settle': office,
  /** See overdue tasks, even those that are put off. */
  'today.overdue': admins,
  /** Rename and remove views that other people have made. */
  'today.views-of-others': admins,
  'foundations.read': everybody,
  'foundations.write': office,
  /** Add drafts: the law firm may itself, the team once it is released from secrecy. */
  'foundations.draft': everybody,
  /** Write internal notes and calls; few may change those of others. */
  'foundations.note': everybody,
  'foundations.notes-of-others': admins,
  /** File invoices of the law firm. */
  'foundations.bill': everybody,
  /** See the address to which a mail or a link went. */
  'foundations.addresses': office,
  /** Tick points while reading drafts, and see the tasks of the law firm. */
  'foundations.review': lawyers,
  /** Compare the people and companies of a case with those of all others. */
  'foundations.conflicts': lawyers,
  'calendar.read': everybody,
  /** Keep one's own hours and absences; the office keeps everybody's. */
  'calendar.own': everybody,
  'calendar.write': office,
  'people.read': office,
  /** Invite members; those who may write people decide about the team. */
  'people.invite': office,
  'people.write': admins,
  'money.read': office,
  'money.write': office,
  'inquiries.read': office,
  'inquiries.write': office,
  'content.read': office,
  'content.write': office,
  'operations.read': everybody,
  'operations.repair': office,
  'operations.figures': office,
  /** See who ordered the newsletter, and end it for them. */
  'operations.newsletter': office,
  'operations.audit': admins,
  /** Identify people who come in person, decide about differences, keep the file on risk. */
  'identification.clear': noRole,
  /** Look at documents, answers of providers and the file on risk; each look is on record. */
  'identification.read': noRole,
} as const satisfies Table;

export type Right = keyof typeof rights;

/** @param given rights that the person has besides those of the role */
export const may = (role: TeamRole, right: Right, given: readonly PersonalRight[] = []): boolean =>
  rights[right].some((allowed) => allowed === role) || given.some((one) => one === right);
