import type {
  ComparedDocuments,
  DocumentEntry,
  Slot,
  TeamFoundation,
} from '#api/contract.gen.d.ts';
import { inDays } from '#demo/days.ts';
import { foreign } from '#domain/foreign-text.ts';
import { forecast } from '#domain/foundations/forecast/forecast.ts';
import { ownTimesOf, usualStages } from '#domain/foundations/forecast/usual.ts';
import { type ObstacleKind, obstacleKinds, obstacles } from '#domain/foundations/obstacles.ts';
import { reviewPoints } from '#domain/foundations/review/review-checklist.ts';
import { type Status, stepNumber, stepOf, waitingOn } from '#domain/foundations/statuses.ts';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { firmReleaseText } from '#domain/orders/terms/firm-release.ts';
import { notaryReleaseText } from '#domain/orders/terms/notary-release.ts';
import { registerCourtOf } from '#domain/towns/register-courts.ts';
import type { Foundation } from '#web/shared/foundations/model.ts';

export const foundationId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const coreData = {
  companyName: 'Muster Werkzeugbau UG (haftungsbeschränkt)',
  city: 'Köln',
  legalForm: 'ug',
  totalShareholders: 'two',
  shareCapitalCents: 500_000,
  companyPurpose: foreign('Entwicklung und Vertrieb von Werkzeugen'),
  description: foreign('Wir bauen Werkzeuge, die man gern in die Hand nimmt.'),
} as const;

/** What is shown depends on how long ago something was. */
export const daysAgo = (days: number) => inDays(-days).toISOString();

/** Something in the way, as the API tells of it. */
export const obstacleOf = (kind: ObstacleKind, dueOn = '2099-11-27', note?: string) => ({
  id: `3f8a1c52-0c6d-4c57-9a53-0000000000${10 + obstacleKinds.indexOf(kind)}`,
  kind,
  waitsFor: obstacles[kind].ball,
  reportedAt: daysAgo(3),
  dueOn,
  ...(note && { note }),
});

/** A foundation as its founder reads it, ordered and with a notary; `more` says what is special. */
export function foundationAt(
  status: Exclude<Status, 'cancelled'>,
  more: Partial<Foundation> = {},
): Foundation {
  const begun = status === 'start-pending';
  const foundation: Foundation = {
    id: foundationId,
    status,
    step: stepNumber(stepOf(status)),
    waitingOn: waitingOn(status),
    since: daysAgo(3),
    dueAt: null,
    startsAt: null,
    offeredDates: [],
    dueOn: null,
    companyName: begun ? null : coreData.companyName,
    city: begun ? null : coreData.city,
    consultant: null,
    notaryNamed: !begun,
    heldBy: null,
    lacksPeople: false,
    lacksOrder: false,
    beginsAfter: null,
    startedAt: daysAgo(4),
    asCoFounder: false,
    unreadMessages: 0,
    revision: 7,
    coreData: begun ? null : coreData,
    registerCourt: (!begun && registerCourtOf(coreData.city)) || null,
    orderRequired: false,
    order: null,
    notary: begun ? null : { name: 'Notariat am Dom', email: 'notariat@example.com' },
    chosenNotary: begun ? null : { name: 'Notariat am Dom', email: 'notariat@example.com' },
    consultation: null,
    notaryAppointment: null,
    rejections: [],
    bankAccount: { status: 'pending', bankName: null },
    changesRequested: null,
    changeRequests: [],
    obstacles: [],
    acceptance: null,
    notaryAsked: false,
    deedDate: null,
    cancelled: null,
    registerEntry: null,
    completedAt: null,
    cancelledAt: null,
    history: [],
    turns: [],
    texts: {
      earlyStart: earlyStartText.version,
      firmRelease: firmReleaseText.version,
      notaryRelease: notaryReleaseText.version,
    },
    ...nobodyStated,
    documents: [],
    offer: null,
    forecast: null,
    ...more,
  };
  return {
    ...foundation,
    lacksPeople: foundation.peopleRequired && foundation.people === null,
    forecast: more.forecast ?? forecastOf(foundation),
  };
}

/** A formation without people, as before they were stated. */
const leadId = '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a10';
const nobodyStated: Pick<
  Foundation,
  | 'lead'
  | 'participants'
  | 'people'
  | 'peopleRequired'
  | 'identification'
  | 'mandate'
  | 'withdrawal'
  | 'viewer'
  | 'hasReleasedNotary'
> = {
  lead: { participantId: leadId, name: 'Mia Vogt' },
  participants: [],
  people: null,
  peopleRequired: false,
  identification: 'off',
  mandate: { state: 'none' },
  withdrawal: null,
  viewer: { role: 'lead', participantId: leadId },
  hasReleasedNotary: false,
};

/** By published waiting times. */
function forecastOf(foundation: Foundation): Foundation['forecast'] {
  const usual = usualStages(ownTimesOf([]), { city: foundation.city });
  const expected = forecast(foundation, usual, new Date().toISOString());
  return expected && { ...expected, moved: [] };
}

/** The same as the team reads it. */
export const teamFoundationAt = (
  status: Exclude<Status, 'cancelled'>,
  more: Partial<TeamFoundation> = {},
): TeamFoundation => ({
  ...foundationAt(status),
  founder: null,
  notaryId: null,
  uploadLink: null,
  owner: null,
  failedCommands: [],
  invoice: null,
  parkedAt: null,
  ...more,
});

/** An appointment at the notary's that waits for the founder's answer. */
export const appointment: NonNullable<Foundation['notaryAppointment']> & { place: string } = {
  notaryName: 'Notariat am Dom',
  notaryEmail: 'notariat@example.com',
  startsAt: '2030-03-07T09:30:00.000Z',
  place: 'Domkloster 4, 50667 Köln',
  confirmed: false,
  dates: [
    { startsAt: '2030-03-07T09:30:00.000Z', place: 'Domkloster 4, 50667 Köln', objections: [] },
  ],
};

export const documentOf = (version: number, modifiedAt: string): DocumentEntry => ({
  documentId: `00000000-0000-4000-8000-00000000000${version}`,
  kind: 'draft',
  title: 'Gesellschaftsvertrag',
  fileName: 'gesellschaftsvertrag.pdf',
  size: 48_213,
  modifiedAt,
  released: true,
  scan: 'clean',
  isSigned: false,
  sha256: String(version).repeat(64),
  version,
  newest: true,
  previous: null,
  withdrawn: false,
  deleted: false,
});

export const slotAt = (startsAt: string): Slot => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 90 * 60_000).toISOString(),
  consultant: { id: '9b2d3c4e-1f5a-4b6c-8d7e-2f3a4b5c6d7e', name: 'Dr. Lea Sommer' },
});

/** The order of the package, as long as it may be withdrawn from. */
export const packageOrder = {
  id: '0a4a7c9e-7f0e-4d62-8d3b-4a3f0f5f8a11',
  orderedAt: '2026-11-20T09:00:00.000Z',
  netCents: 79_900,
  grossCents: 95_081,
  earlyStart: true,
  withdrawableUntil: '2099-12-04T23:00:00.000Z',
  withdrawnAt: null,
};

export const consultationAt = (startsAt: string, type: 'phone' | 'online' = 'phone') =>
  ({ ...slotAt(startsAt), declined: false, type, completedAt: null, consultant: null }) as const;

/** What an accepted command answers. */
export const accepted = { revision: 8, position: '8' };

/** Of a lawyer who has ticked off every point. */
export const wholeReview = {
  drafts: 'd'.repeat(64),
  ticked: [...reviewPoints],
  before: [],
  approval: null,
};

export const same = (text: string) => ({ same: text });
/** Two versions of which two lines differ. */
export const compared = {
  state: 'compared' as const,
  whole: true,
  changes: 2,
  rows: [
    ...['§ 1', '§ 2', '§ 3', '§ 4', '§ 5'].map(same),
    {
      before: [
        { text: 'Der Sitz ist ', changed: false },
        { text: 'Köln', changed: true },
      ],
      after: [
        { text: 'Der Sitz ist ', changed: false },
        { text: 'Bonn', changed: true },
      ],
    },
    same('§ 7'),
    { before: [], after: [{ text: 'Schlussbestimmung', changed: true }] },
  ],
} satisfies ComparedDocuments;
