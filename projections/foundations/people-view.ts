import { acceptanceOpen } from '#domain/foundations/people/gates.ts';
import {
  type Mandated,
  mandateDueOn,
  mandateOf,
  stepBackFrom,
} from '#domain/foundations/people/mandate.ts';
import {
  hasJoined,
  isStated,
  nameOf,
  type Participant,
  type People,
  participantIn,
  sumOf,
} from '#domain/foundations/people/people.ts';
import { seesAddresses, seesDetails } from '#domain/foundations/people/seen-by.ts';
import { withdrawalEnds } from '#domain/foundations/standing-order.ts';
import { type FoundationDetails, mandated } from '../foundation-details.ts';
import type { Participation } from './participations.ts';
import type { ParticipantView, PeopleView } from './people-schemas.ts';
import type { DocumentEntry } from './views.ts';

/** Who reads a formation: the team, or somebody who takes part in it. */
export type Viewer = 'team' | Participation;

/** Whether somebody takes part as co-founder, who sees neither money nor invoices. */
export const isCoFounder = (viewer: Viewer): viewer is Participation =>
  viewer !== 'team' && viewer.role === 'co-founder';

const SHARE_DIGITS = 2;

/** Per cent of the share capital, such as `33.33`. */
function shareOf(euros: number, capitalCents: number): string {
  const hundredths = capitalCents > 0 ? Math.round((euros * 100 * 10_000) / capitalCents) : 0;
  return (hundredths / 100).toFixed(SHARE_DIGITS);
}

function participantView(
  each: Participant,
  viewer: Viewer,
  { people, capitalCents, open, hasDrafts, checking }: Known,
): ParticipantView {
  const { participantId, kind, shareholder, managingDirector, email, accountId } = each;
  const { details, ofAge, cleared } = each;
  const shareEuros = sumOf(shareholder);
  const invitedAt = each.invitations.at(-1);
  const mayRead = seesDetails(viewer, each);
  const mayReach = seesAddresses(viewer);
  return {
    participantId,
    kind,
    name: nameOf(each),
    ...(each.kind === 'natural'
      ? { firstName: each.firstName, lastName: each.lastName }
      : { companyName: each.companyName }),
    roles: [
      ...(shareholder ? (['shareholder'] as const) : []),
      ...(managingDirector ? (['managing-director'] as const) : []),
    ],
    shareEuros,
    share: shareOf(shareEuros, capitalCents),
    ...(shareholder && {
      shareholder: { shareEuros: [...shareholder.shareEuros], due: shareholder.due },
    }),
    ...(managingDirector && { managingDirector }),
    joined: hasJoined(each),
    invited: each.invited,
    ...(invitedAt !== undefined && { invitedAt }),
    details: details ? 'complete' : 'missing',
    ...(mayRead && details && { stated: mutable(details) }),
    ...(mayReach && email !== undefined && { email }),
    ...(mayRead && ofAge !== undefined && { ofAge }),
    ...(mayRead && cleared !== undefined && { cleared }),
    identified: each.identified !== undefined,
    checking: each.identified === undefined && checking.has(participantId),
    accepted: hasDrafts && shareholder !== undefined && !open.has(participantId),
    released: accountId !== undefined && people.released.includes(accountId),
    notaryReleased: accountId !== undefined && people.notaryReleased.includes(accountId),
  };
}

const mutable = (details: NonNullable<Participant['details']>): ParticipantView['stated'] =>
  structuredClone(details) as ParticipantView['stated'];

interface Known {
  people: People;
  capitalCents: number;
  /** Shareholders who have not accepted the newest drafts. */
  open: ReadonlySet<string>;
  hasDrafts: boolean;
  checking: ReadonlySet<string>;
}

function mandateView(standing: Mandated, city: string | undefined): PeopleView['mandate'] {
  const dueOn = mandateDueOn(standing, city);
  const from = stepBackFrom(standing, city);
  return {
    ...mandateOf(standing),
    ...(dueOn !== undefined && { dueOn }),
    ...(from !== undefined && { stepBackFrom: from }),
  };
}

/** What stands in other tables. */
interface Beside {
  documents: readonly DocumentEntry[];
  /** Participants whose identification is being checked. */
  checking: readonly string[];
  /** Of the lead's account. */
  leadName: string | undefined;
}

/** The lead releases the notary before anybody is stated. */
function hasReleased(people: People, { participantId }: Participation): boolean {
  const { lead, notaryReleased } = people;
  const { accountId } =
    lead.participantId === participantId ? lead : (participantIn(people, participantId) ?? {});
  return accountId !== undefined && notaryReleased.includes(accountId);
}

/** What a reader is told of the people of a formation; never another's birth date or address. */
export function peopleView(
  details: FoundationDetails,
  viewer: Viewer,
  { documents, checking, leadName }: Beside,
): PeopleView {
  const { people, coreData } = details;
  const standing = mandated(details);
  const drafts = documents
    .filter(({ kind, newest, withdrawn }) => kind === 'draft' && newest && !withdrawn)
    .map(({ documentId, title, sha256 }) => ({ documentId, title, sha256 }));
  const known = {
    people,
    capitalCents: coreData?.shareCapitalCents ?? 0,
    open: new Set(acceptanceOpen(people, drafts)),
    hasDrafts: drafts.length > 0,
    checking: new Set(checking),
  };
  const { lead, participants, articles, unsure, statedAt, required } = people;
  const own = participantIn(people, lead.participantId);
  return {
    lead: { participantId: lead.participantId, name: own ? nameOf(own) : (leadName ?? null) },
    participants: participants.map((each) => participantView(each, viewer, known)),
    people:
      isStated(people) && statedAt !== undefined
        ? {
            ...(articles && { articles }),
            // Only the lead and the team read why something is still open.
            unsure: unsure.map(({ about, note }) =>
              isCoFounder(viewer) || note === undefined ? { about } : { about, note },
            ),
            statedAt,
          }
        : null,
    peopleRequired: required,
    identification: people.gate,
    mandate: mandateView(standing, coreData?.city),
    withdrawal: standing.order && withdrawalEnds(standing.order),
    viewer: viewer === 'team' ? null : { ...viewer },
    hasReleasedNotary: viewer !== 'team' && hasReleased(people, viewer),
  };
}
