import type { CoreData, TotalShareholders } from '../foundations/steps/core-data-schema.ts';
import {
  articlesKinds,
  formationCosts,
  MODEL_PROTOCOL_MAX_SHAREHOLDERS,
  mayUseModelProtocol,
} from './fees.ts';

/** How many shareholders were named; of more than three, the least. */
export const namedShareholders: Partial<Record<TotalShareholders, number>> = {
  alone: 1,
  two: 2,
  three: 3,
  'more-than-three': MODEL_PROTOCOL_MAX_SHAREHOLDERS + 1,
};

type Told = Pick<CoreData, 'shareCapitalCents' | 'totalShareholders'>;

/** Costs of a founder's own company for each permitted kind of articles. */
export const foundersCosts = ({ shareCapitalCents, totalShareholders }: Told) =>
  articlesKinds
    .filter((articles) => articles === 'own-articles' || mayUseModelProtocol(totalShareholders))
    .map((articles) => {
      // Statutory fees differ for one and several shareholders. An unknown number counts as one.
      const shareholders = namedShareholders[totalShareholders] ?? 1;
      return { articles, ...formationCosts({ articles, shareCapitalCents, shareholders }) };
    });
