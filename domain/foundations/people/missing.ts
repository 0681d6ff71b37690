import type { LegalForm } from '../../pricing/legal-forms.ts';
import { articlesKinds } from '../review/review-checklist.ts';
import type { CoreData } from '../steps/core-data-schema.ts';
import {
  directorsOf,
  isDetailsOf,
  isLead,
  isStated,
  type Participant,
  type People,
  participantIn,
  type Shareholder,
  type StatedParticipant,
  shareholdersOf,
  sumOf,
} from './people.ts';

/** A fact that the drafts need and nobody has stated: of one participant, or of all together. */
export type Missing = {
  participantId?: string | undefined;
  field: 'people' | 'shares' | 'directors' | 'articles' | 'roles' | 'due' | 'details';
};

type Capital = Pick<CoreData, 'legalForm' | 'shareCapitalCents'>;
type Roles = Pick<StatedParticipant, 'shareholder' | 'managingDirector'>;

/** The nominal values sum to the share capital (§ 5 (3) GmbHG). */
export const sharesFit = (
  participants: readonly Roles[],
  { shareCapitalCents }: Capital,
): boolean =>
  participants.reduce((sum, { shareholder }) => sum + sumOf(shareholder), 0) * 100 ===
  shareCapitalCents;

/**
 * A UG is paid in full before the application (§ 5a (2) GmbHG). Under the model protocol a half is the least
 * (annex to § 2 (1a) GmbHG, no. 3).
 */
export const portionFits = (
  { due = 'full' }: Pick<Shareholder, 'due'>,
  legalForm: LegalForm,
  articles: People['articles'],
): boolean =>
  due === 'full' || (legalForm === 'gmbh' && (due === 'half' || articles !== 'model-protocol'));

/** At most three shareholders with one share each, and one managing director (§ 2 (1a) GmbHG). */
export const fitsModelProtocol = (participants: readonly Roles[]): boolean => {
  const shareholders = participants.filter(({ shareholder }) => shareholder);
  return (
    shareholders.length <= 3 &&
    shareholders.every(({ shareholder }) => shareholder?.shareEuros.length === 1) &&
    participants.filter(({ managingDirector }) => managingDirector).length === 1
  );
};

const [modelProtocol] = articlesKinds;

/** What is missing for complete drafts, in the order in which people state it. */
export function missingIn(people: People, coreData: CoreData): Missing[] {
  if (!isStated(people)) return [{ field: 'people' }];
  const { participants, unsure, articles } = people;
  const unsureOf = new Set(unsure.map(({ about }) => about));
  const each = participants.flatMap((participant) => missingOf(people, participant, coreData));
  const all: Missing['field'][] = [...unsureOf];
  if (!unsureOf.has('shares') && !sharesFit(participants, coreData)) all.push('shares');
  if (!unsureOf.has('directors') && directorsOf(people).length === 0) all.push('directors');
  const isModel = articles === modelProtocol;
  if (isModel && unsureOf.size === 0 && !fitsModelProtocol(participants)) all.push('articles');
  return [...all.map((field) => ({ field })), ...each];
}

function missingOf(
  people: People,
  { participantId, details, shareholder, managingDirector }: Participant,
  { legalForm }: Capital,
): Missing[] {
  const fields: Missing['field'][] = [];
  if (!shareholder && !managingDirector && !isLead(people, participantId)) fields.push('roles');
  if (shareholder && !portionFits(shareholder, legalForm, people.articles)) fields.push('due');
  const hasRole = shareholder !== undefined || managingDirector !== undefined;
  if (hasRole && !details) fields.push('details');
  return fields.map((field) => ({ participantId, field }));
}

/** Who states what is missing: the co-founders alone, or the lead as well. */
export const whoStates = (people: People, missing: readonly Missing[]): 'founder' | 'co-founder' =>
  missing.every(({ participantId, field }) => {
    const participant =
      participantId === undefined ? undefined : participantIn(people, participantId);
    return field === 'details' && participant && isDetailsOf(people, participant) === 'co-founder';
  })
    ? 'co-founder'
    : 'founder';

/** Minors among the shareholders whom no lawyer has cleared (§§ 107, 1643, 1852 BGB). */
export const unclearedMinors = (people: Pick<People, 'participants'>): Participant[] =>
  shareholdersOf(people).filter(({ ofAge, cleared }) => ofAge === false && !cleared);

/** People who still have to be identified: shareholders and directors, and somebody for each company (§ 11 GwG). */
export const unidentified = ({ participants }: Pick<People, 'participants'>): Participant[] =>
  participants.filter(
    ({ shareholder, managingDirector, identified }) =>
      (shareholder || managingDirector) && !identified,
  );
