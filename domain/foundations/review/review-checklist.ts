import type { LegalForm } from '../../pricing/legal-forms.ts';
import type { CoreData, TotalShareholders } from '../steps/core-data-schema.ts';

/** Kinds of drafts: the model protocol of the statute, or articles of the founders' own. */
export const articlesKinds = ['model-protocol', 'own'] as const;
export type ArticlesKind = (typeof articlesKinds)[number];

/** Facts that decide which points are checked. */
export interface ReviewedCase {
  legalForm: LegalForm;
  articles: ArticlesKind;
  founders: 'one' | 'several';
}

interface Point {
  /** Cases in which it is checked; every case if omitted. */
  only?: Partial<ReviewedCase>;
  norm: string;
}

/**
 * Points that a lawyer checks before the drafts go to the notary, in this order. Texts of the web app describe
 * them; records keep the codes, so a code never gets another meaning.
 */
const table = {
  'name-ug': { only: { legalForm: 'ug' }, norm: '§ 5a Abs. 1 GmbHG, §§ 18, 30 HGB' },
  'name-gmbh': { only: { legalForm: 'gmbh' }, norm: '§ 4 GmbHG, §§ 18, 30 HGB' },
  seat: { norm: '§ 4a, § 8 Abs. 4 GmbHG' },
  purpose: { norm: '§ 3 Abs. 1 Nr. 2 GmbHG' },
  'capital-ug': { only: { legalForm: 'ug' }, norm: '§ 5a Abs. 1, 2 GmbHG' },
  'capital-gmbh': { only: { legalForm: 'gmbh' }, norm: '§ 5, § 7 Abs. 2, 3 GmbHG' },
  shares: { norm: '§ 5 Abs. 2, 3 GmbHG' },
  'protocol-limits': { only: { articles: 'model-protocol' }, norm: '§ 2 Abs. 1a GmbHG' },
  'protocol-costs': { only: { articles: 'model-protocol' }, norm: '§ 2 Abs. 1a GmbHG' },
  'articles-minimum': { only: { articles: 'own' }, norm: '§ 3 Abs. 1 GmbHG' },
  reserve: { only: { articles: 'own', legalForm: 'ug' }, norm: '§ 5a Abs. 3 GmbHG' },
  'in-kind': { only: { articles: 'own', legalForm: 'gmbh' }, norm: '§ 5 Abs. 4 GmbHG' },
  'shareholder-list': { only: { articles: 'own' }, norm: '§ 8 Abs. 1 Nr. 3, § 40 GmbHG' },
  'formation-costs': { only: { articles: 'own' }, norm: '§ 26 Abs. 2 AktG' },
  directors: { norm: '§ 6 Abs. 2, § 8 Abs. 3 GmbHG' },
  representation: { norm: '§ 35 GmbHG, § 181 BGB' },
  'shares-of-each': { only: { founders: 'several' }, norm: '§ 3 Abs. 1 Nr. 4 GmbHG' },
  'between-founders': {
    only: { founders: 'several', articles: 'own' },
    norm: '§ 15 Abs. 5, § 47 GmbHG',
  },
  /** Known from the acceptances, so that nobody ticks it; a lawyer can leave it open with a reason. */
  'accepted-by-all': { norm: '§ 2 Abs. 1 GmbHG' },
  'powers-of-attorney': { only: { founders: 'several' }, norm: '§ 2 Abs. 2 GmbHG' },
} as const satisfies Record<string, Point>;

export type ReviewPoint = keyof typeof table;
export const reviewPoints = Object.keys(table) as [ReviewPoint, ...ReviewPoint[]];
/** The point that all shareholders have accepted the newest versions. */
export const acceptedByAll = 'accepted-by-all' satisfies ReviewPoint;
export const normOf = (point: ReviewPoint): string => table[point].norm;

export const checklistOf = (reviewed: ReviewedCase): ReviewPoint[] =>
  reviewPoints.filter((point) => {
    if (point === acceptedByAll) return false;
    const { only = {} }: Point = table[point];
    return Object.entries(only).every(
      ([fact, value]) => reviewed[fact as keyof ReviewedCase] === value,
    );
  });

/** An unknown number of shareholders is checked as several. */
const foundersIn = (total: TotalShareholders) => (total === 'alone' ? 'one' : 'several');

/** The model protocol is limited to three shareholders (§ 2 (1a) GmbHG). */
export const articlesFor = ({ totalShareholders: total }: Pick<CoreData, 'totalShareholders'>) =>
  articlesKinds.filter((kind) => kind === 'own' || total !== 'more-than-three');

export const reviewedCase = (
  { legalForm, totalShareholders }: Pick<CoreData, 'legalForm' | 'totalShareholders'>,
  articles: ArticlesKind,
): ReviewedCase => ({ legalForm, articles, founders: foundersIn(totalShareholders) });

/** The kind of drafts by their titles, until a lawyer says otherwise. */
export const articlesIn = (titles: readonly string[]): ArticlesKind =>
  titles.some((title) => /musterprotokoll|model protocol/i.test(title)) ? 'model-protocol' : 'own';
