/** Who works at the desk. Members never do. */
export const teamRoles = ['staff', 'lawyer', 'admin'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** What the desk is divided into, in the order of its menu. */
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

type Table = Record<`${Area}.read`, readonly TeamRole[]> & {
  [Right in `${Area}.${string}`]: readonly TeamRole[];
};

const everybody = teamRoles;
/** Lawyers have nothing to do with prices, our invoices and inquiries. */
const office = ['staff', 'admin'] as const;
const lawyers = ['lawyer'] as const;
const admins = ['admin'] as const;

/**
 * Area × right: who of the team sees and may do what. Routes, pages and menu all ask this table. Which
 * command on a formation a role may issue, and when, is said by the command (`domain/foundations`).
 */
export const rights = {
  'today.read': everybody,
  /** To take a task, to hand it over, to put it off. */
  'today.arrange': everybody,
  /** To have somebody reminded, and to say that something is done. */
  'today.settle': office,
  /** To see what is overdue, put off or not. */
  'today.overdue': admins,
  /** Views of lists are renamed and removed by whoever made them, and by few others. */
  'today.views-of-others': admins,
  'foundations.read': everybody,
  'foundations.write': office,
  /** Internal notes and calls; those of others are changed by few. */
  'foundations.note': everybody,
  'foundations.notes-of-others': admins,
  /** To which address a mail or a link went. */
  'foundations.addresses': office,
  /** What a lawyer ticks off while reading drafts, and the tasks of the law firm. */
  'foundations.review': lawyers,
  'calendar.read': everybody,
  /** Hours and absences of one's own; the office keeps everybody's. */
  'calendar.own': everybody,
  'calendar.write': office,
  'people.read': office,
  /** Members; who joins the team is decided by those who may write. */
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
  /** Who has ordered the newsletter, and to end it for them. */
  'operations.newsletter': office,
  'operations.audit': admins,
} as const satisfies Table;

export type Right = keyof typeof rights;

export const may = (role: TeamRole, right: Right): boolean =>
  rights[right].some((allowed) => allowed === role);
