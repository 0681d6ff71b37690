import { foreign } from '#domain/foreign-text.ts';
import type { CoreDataPayload } from '#domain/foundations/steps/core-data-schema.ts';

type Described = Record<'companyPurpose' | 'description', string>;

export function core(
  companyName: string,
  city: string,
  {
    companyPurpose,
    description,
    ...more
  }: Described & Partial<Omit<CoreDataPayload, keyof Described>>,
) {
  const texts = { companyPurpose: foreign(companyPurpose), description: foreign(description) };
  return { companyName, city, ...more, ...texts };
}

export function gmbh(
  shareCapitalCents: number,
  totalShareholders: CoreDataPayload['totalShareholders'],
): Pick<CoreDataPayload, 'legalForm' | 'shareCapitalCents' | 'totalShareholders'> {
  return { legalForm: 'gmbh', shareCapitalCents, totalShareholders };
}
