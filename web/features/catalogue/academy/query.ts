import { type ProductCategory, productCategories } from '#domain/catalogue/product.ts';

export const academyTypes = ['seminar', 'coaching'] as const;
export type AcademyType = (typeof academyTypes)[number];

const PER_PAGE = 24;
const SHOWN_MAX = 192;

export interface AcademyQuery {
  type: AcademyType | undefined;
  category: ProductCategory | undefined;
  limit: number;
}

const oneOf = <Code extends string>(codes: readonly Code[], value: string | null) =>
  codes.find((code) => code === value);

/** What the address asks for; anything else is ignored. */
export function queryIn({ searchParams: given }: URL): AcademyQuery {
  const asked = Number(given.get('show')) || PER_PAGE;
  return {
    type: oneOf(academyTypes, given.get('type')),
    category: oneOf(productCategories, given.get('category')),
    limit: Math.min(Math.max(Math.trunc(asked), PER_PAGE), SHOWN_MAX),
  };
}

/** The address of the list with some of its query changed; it starts over. */
export function searchOf({ type, category }: AcademyQuery, change: Partial<AcademyQuery>): string {
  const wanted = { type, category, ...change };
  const query = new URLSearchParams();
  if (wanted.type) query.set('type', wanted.type);
  if (wanted.category) query.set('category', wanted.category);
  if (change.limit) query.set('show', String(change.limit));
  return query.size === 0 ? '' : `?${query}`;
}

/** With more of the list; undefined when there is none. */
export const moreOf = (query: AcademyQuery, total: number) =>
  total > query.limit && query.limit < SHOWN_MAX
    ? searchOf(query, { limit: query.limit + PER_PAGE })
    : undefined;
