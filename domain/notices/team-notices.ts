/** What the team finds beside its bell. No mail goes with these. */
export const teamNoticeKinds = [
  'case-handed-over',
  'task-handed-over',
  'member-answered',
  'file-arrived',
  'mentioned',
  'inquiry-asked-on',
] as const;
export type TeamNoticeKind = (typeof teamNoticeKinds)[number];

interface Happened {
  type: string;
  data: unknown;
  metadata: { actor: { id: string; role: string } };
}

/** Events with a file for the person in charge to look at. */
const arrivals: readonly string[] = [
  'DocumentAdded',
  'FoundationCertificateReceived',
  'BankConfirmationReceived',
  'RegisterExtractReceived',
];

/**
 * Whom of the team an event of a case is news for. Nobody is told what they did themselves.
 *
 * @param ownerId who is in charge of the case after the event
 * @param isFirst whether nobody has been in charge before: that a new case is given to somebody is no hand-over
 */
export function teamNoticeOf(
  { type, data, metadata: { actor } }: Happened,
  { ownerId, isFirst }: { ownerId: string | undefined; isFirst: boolean },
): { kind: TeamNoticeKind; accountId: string } | undefined {
  const accountId = type === 'OwnerAssigned' ? ownerIn(data) : ownerId;
  if (accountId === undefined || accountId === actor.id) return undefined;
  if (type === 'OwnerAssigned') {
    const isNew = isFirst && actor.role === 'timer';
    return isNew ? undefined : { kind: 'case-handed-over', accountId };
  }
  return arrivals.includes(type) ? { kind: 'file-arrived', accountId } : undefined;
}

const ownerIn = (data: unknown) => (data as { ownerId?: string }).ownerId;
