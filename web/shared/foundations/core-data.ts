import {
  type CoreData,
  USUAL_FISCAL_YEAR_END,
} from '#domain/foundations/steps/core-data-schema.ts';
import { dayOfYear } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';

/** `Domkloster 4, 50667 Köln` */
export const addressLine = ({ street, zip, city }: NonNullable<CoreData['businessAddress']>) =>
  `${street}, ${zip} ${city}`;

/** `31. Dezember`, where nothing else was said. */
export const fiscalYearEnd = (
  { fiscalYearEnd: day = USUAL_FISCAL_YEAR_END }: Pick<CoreData, 'fiscalYearEnd'>,
  locale: Locale,
): string => dayOfYear(day, locale);
