import type { CoreData, TotalShareholders } from '../foundations/steps/core-data-schema.ts';
import {
  articlesKinds,
  formationCosts,
  MODEL_PROTOCOL_MAX_SHAREHOLDERS,
  mayUseModelProtocol,
} from './fees.ts';

/** The law's fees tell one shareholder from several. Who does not know yet is counted as one. */
const counted: Record<TotalShareholders, number> = {
  alone: 1,
  two: 2,
  three: 3,
  'more-than-three': MODEL_PROTOCOL_MAX_SHAREHOLDERS + 1,
  unknown: 1,
  other: 1,
};

type Told = Pick<CoreData, 'shareCapitalCents' | 'totalShareholders'>;

/** What a founder's own company costs, by each kind of articles that it may have. */
export const foundersCosts = ({ shareCapitalCents, totalShareholders }: Told) =>
  articlesKinds
    .filter((articles) => articles === 'own-articles' || mayUseModelProtocol(totalShareholders))
    .map((articles) => {
      const shareholders = counted[totalShareholders];
      return { articles, ...formationCosts({ articles, shareCapitalCents, shareholders }) };
    });
