import type { FormationCase } from './fees.ts';

const ug: FormationCase = {
  articles: 'model-protocol',
  shareCapitalCents: 100_000,
  shareholders: 1,
};
const gmbh: FormationCase = {
  articles: 'own-articles',
  shareCapitalCents: 2_500_000,
  shareholders: 1,
};

/** Formations with money only, which texts, articles and the home page calculate. */
export const exampleCases = {
  ug,
  'ug-of-two': { ...ug, shareholders: 2 },
  gmbh,
  'gmbh-of-two': { ...gmbh, shareholders: 2 },
  'gmbh-by-model': { ...gmbh, articles: 'model-protocol' },
} as const satisfies Record<string, FormationCase>;
