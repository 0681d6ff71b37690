import { fitsModelProtocol, portionFits, sharesFit } from '#domain/foundations/people/missing.ts';
import { legalForms } from '#domain/pricing/legal-forms.ts';
import type { Fields, Problems } from '../../../../kit/forms/rules.ts';
import type { CommandRules } from '../../commands/command.ts';
import { inputOf, statedIn, wrongShares } from './listed-people.ts';

/** The fields hold participants by number; legal form and capital go along, so that amounts can be judged. */
export const stateParticipantsRules: CommandRules = {
  payload: statedIn,
  inputs: inputOf,
  // The schema says nothing of amounts until everything else is right.
  problems: (fields) => ({ ...Object.fromEntries(wrongShares(fields)), ...lawProblems(fields) }),
  refusals: {
    SHARES_SUM: { sum: 'SHARES_SUM' },
    DUE_NOT_ALLOWED: { sum: 'DUE_NOT_ALLOWED' },
    DIRECTOR_REQUIRED: { directors: 'DIRECTOR_REQUIRED' },
    DIRECTOR_NOT_OF_AGE: { directors: 'DIRECTOR_NOT_OF_AGE' },
    NOT_WITH_MODEL_PROTOCOL: { articles: 'NOT_WITH_MODEL_PROTOCOL' },
  },
};

/** What the law wants of the list, told before anything is sent. */
function lawProblems(fields: Fields): Problems {
  const legalForm = legalForms.find((form) => form === fields.legalForm);
  if (!legalForm) return {};
  const { participants, articles, unsure } = statedIn(fields);
  const capital = { legalForm, shareCapitalCents: Number(fields.capitalEuros) * 100 };
  const problems: Record<string, string> = {};
  const isTooLittle = participants.some(
    ({ shareholder }) => shareholder && !portionFits(shareholder, legalForm, articles),
  );
  if (isTooLittle) problems.sum = 'DUE_NOT_ALLOWED';
  if (unsure.length > 0) return problems;
  if (!sharesFit(participants, capital)) problems.sum = 'SHARES_SUM';
  if (!participants.some((each) => 'managingDirector' in each)) {
    problems.directors = 'DIRECTOR_REQUIRED';
  }
  if (articles === 'model-protocol' && !fitsModelProtocol(participants)) {
    problems.articles = 'NOT_WITH_MODEL_PROTOCOL';
  }
  return problems;
}
