import type { Role } from '#domain/foundations/command.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import type { ReportedKind } from '#domain/foundations/obstacles.ts';
import type { Status } from '#domain/foundations/statuses.ts';

type Fact = 'acceptance' | 'appointment' | 'notaryAsked' | 'bankName' | 'bankConfirmation';

interface Row {
  by: readonly Role[];
  /** Where it can be reported, and the status that it leads to. */
  from: Partial<Record<Status, Status>>;
  turn: 'founder' | 'staff' | 'lawyer';
  /** Of one that is reported on Monday, 23 November 2026, in Cologne; null where it has to be named. */
  dueOn: string | null;
  /** What has to be given again, in the statuses where it goes back. */
  gone: readonly Fact[];
  /** Where nothing is dropped although it can be reported. */
  keepsIn?: readonly Status[];
  /** Commands that resolve it, and the statuses in which only it allows them. */
  opens: Partial<Record<CommandName, readonly Status[]>>;
}

const START = 'start-pending';
const SELECTING = 'consultation-appointment-select-pending';
const CONSULTATION = 'consultation-pending';
const DOCUMENTS = 'documents-pending';
const REVIEW = 'review-pending';
const NOTARY = 'notary-appointment-pending';
const CONFIRMING = 'notary-appointment-confirmation-pending';
const CERTIFICATE = 'foundation-certificate-pending';
const ACCOUNT = 'bank-account-pending';
const CAPITAL = 'share-capital-payment-pending';
const REGISTER = 'register-record-pending';

const capital: Row = {
  by: ['staff', 'lawyer', 'founder'],
  from: { [CAPITAL]: CAPITAL, [REGISTER]: CAPITAL },
  turn: 'founder',
  dueOn: '2026-11-30',
  gone: ['bankConfirmation'],
  keepsIn: [CAPITAL],
  opens: { 'receive-bank-confirmation': [] },
};

/** Written by hand, independently of the rules: it must not be derived from them. */
export const obstacleMatrix: Record<ReportedKind, Row> = {
  'person-unreachable': {
    by: ['staff'],
    from: {
      [START]: START,
      [SELECTING]: SELECTING,
      [CONSULTATION]: CONSULTATION,
      [DOCUMENTS]: DOCUMENTS,
      [REVIEW]: REVIEW,
      [NOTARY]: NOTARY,
      [CONFIRMING]: CONFIRMING,
      [CERTIFICATE]: CERTIFICATE,
      [ACCOUNT]: ACCOUNT,
      [CAPITAL]: CAPITAL,
      [REGISTER]: REGISTER,
    },
    turn: 'staff',
    dueOn: '2026-12-07',
    gone: [],
    opens: {},
  },
  'name-objected': {
    by: ['staff', 'lawyer'],
    from: {
      [REVIEW]: DOCUMENTS,
      [NOTARY]: DOCUMENTS,
      [CONFIRMING]: DOCUMENTS,
      [CERTIFICATE]: DOCUMENTS,
      [ACCOUNT]: ACCOUNT,
      [CAPITAL]: CAPITAL,
      [REGISTER]: REGISTER,
    },
    turn: 'founder',
    dueOn: '2026-11-30',
    gone: ['acceptance', 'appointment', 'notaryAsked'],
    keepsIn: [ACCOUNT, CAPITAL, REGISTER],
    opens: { 'correct-core-data': [ACCOUNT, CAPITAL, REGISTER] },
  },
  'notary-declined': {
    by: ['staff', 'founder', 'notary'],
    from: { [NOTARY]: NOTARY, [CONFIRMING]: NOTARY, [CERTIFICATE]: NOTARY },
    turn: 'founder',
    dueOn: '2026-11-30',
    gone: ['appointment', 'notaryAsked'],
    opens: { 'name-notary': [] },
  },
  'notary-silent': {
    by: ['staff'],
    from: { [NOTARY]: NOTARY },
    turn: 'founder',
    dueOn: '2026-11-30',
    gone: [],
    opens: { 'name-notary': [] },
  },
  'documents-returned': {
    by: ['staff', 'notary'],
    from: { [NOTARY]: DOCUMENTS, [CONFIRMING]: DOCUMENTS, [CERTIFICATE]: DOCUMENTS },
    turn: 'staff',
    dueOn: '2026-11-26',
    gone: ['acceptance', 'appointment', 'notaryAsked'],
    opens: {},
  },
  'deed-not-completed': {
    by: ['staff', 'founder', 'notary'],
    from: { [CERTIFICATE]: NOTARY },
    turn: 'staff',
    dueOn: '2026-11-25',
    gone: ['appointment', 'notaryAsked'],
    opens: {},
  },
  'bank-refused': {
    by: ['founder', 'staff'],
    from: { [ACCOUNT]: ACCOUNT, [CAPITAL]: ACCOUNT },
    turn: 'founder',
    dueOn: '2026-12-07',
    gone: ['bankName'],
    keepsIn: [ACCOUNT],
    opens: { 'open-bank-account': [] },
  },
  'capital-short': capital,
  'capital-early': capital,
  'capital-wrong-payer': capital,
  'court-advance': {
    by: ['staff', 'founder', 'notary'],
    from: { [REGISTER]: REGISTER },
    turn: 'founder',
    dueOn: '2026-12-07',
    gone: [],
    opens: {},
  },
  'interim-order': {
    by: ['staff', 'lawyer', 'notary'],
    from: { [REGISTER]: REGISTER },
    turn: 'staff',
    dueOn: null,
    gone: [],
    opens: { 'add-document': [REGISTER], 'correct-core-data': [REGISTER] },
  },
  'registration-refused': {
    by: ['staff', 'lawyer'],
    from: { [REGISTER]: REGISTER },
    turn: 'lawyer',
    dueOn: '2026-12-07',
    gone: [],
    opens: { 'add-document': [REGISTER], 'correct-core-data': [REGISTER] },
  },
};
