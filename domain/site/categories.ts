import type { ProductCategory } from '../catalogue/product.ts';
import type { Locale } from './paths.ts';

/** Categories of pages and articles. Their codes are in addresses, the same in both languages. */
type Names = Record<Locale, string>;

export const pageCategories = {
  gmbh: { de: 'GmbH', en: 'GmbH' },
  ug: { de: 'UG (haftungsbeschränkt)', en: 'UG (haftungsbeschränkt)' },
  holding: { de: 'Holding', en: 'Holding company' },
  startup: { de: 'Startup', en: 'Startup' },
  corporations: { de: 'Kapitalgesellschaften', en: 'Limited companies' },
  legal: { de: 'Recht', en: 'Law' },
  'self-employment': { de: 'Selbstständigkeit', en: 'Self-employment' },
  'business-formation': { de: 'Firmengründung', en: 'Company formation' },
  'business-planning': { de: 'Planung', en: 'Planning' },
  'business-financing': { de: 'Finanzierung', en: 'Financing' },
  'starting-a-business': { de: 'Existenzgründung', en: 'Starting a business' },
  'setting-up-a-company': { de: 'Aufbau der Gesellschaft', en: 'Setting up a company' },
  'business-management': { de: 'Unternehmensführung', en: 'Running a company' },
  accounting: { de: 'Buchhaltung', en: 'Accounting' },
  'human-resources': { de: 'Personal', en: 'Employees' },
  contracts: { de: 'Verträge', en: 'Contracts' },
  'business-insurance': { de: 'Versicherungen', en: 'Insurance' },
  'business-promotion': { de: 'Förderung', en: 'Public funding' },
  'business-taxes': { de: 'Steuern', en: 'Taxes' },
  'tools-for-your-business': { de: 'Werkzeuge', en: 'Tools' },
} as const satisfies Record<string, Names>;

export const articleCategories = {
  foundation: { de: 'Gründung', en: 'Company formation' },
  legal: { de: 'Recht', en: 'Law' },
  tax: { de: 'Steuern', en: 'Taxes' },
  finance: { de: 'Finanzen', en: 'Finance' },
  accounting: { de: 'Buchhaltung', en: 'Accounting' },
  corporations: { de: 'Kapitalgesellschaften', en: 'Limited companies' },
  startup: { de: 'Startup', en: 'Startup' },
  digitalization: { de: 'Digitalisierung', en: 'Going digital' },
} as const satisfies Record<string, Names>;

export type PageCategory = keyof typeof pageCategories;
export type ArticleCategory = keyof typeof articleCategories;

export const pageCategoryCodes = Object.keys(pageCategories) as PageCategory[];
export const articleCategoryCodes = Object.keys(articleCategories) as ArticleCategory[];

export const isPageCategory = (code: string | undefined): code is PageCategory =>
  code !== undefined && Object.hasOwn(pageCategories, code);
export const isArticleCategory = (code: string | undefined): code is ArticleCategory =>
  code !== undefined && Object.hasOwn(articleCategories, code);

/** The category of articles for each category of pages. */
export const fittingArticles: Record<PageCategory, ArticleCategory> = {
  gmbh: 'corporations',
  ug: 'corporations',
  holding: 'corporations',
  startup: 'startup',
  corporations: 'corporations',
  legal: 'legal',
  'self-employment': 'startup',
  'business-formation': 'foundation',
  'business-planning': 'finance',
  'business-financing': 'finance',
  'starting-a-business': 'foundation',
  'setting-up-a-company': 'foundation',
  'business-management': 'legal',
  accounting: 'accounting',
  'human-resources': 'legal',
  contracts: 'legal',
  'business-insurance': 'legal',
  'business-promotion': 'finance',
  'business-taxes': 'tax',
  'tools-for-your-business': 'digitalization',
};

/** The category of services for each category of pages. */
export const fittingServices: Record<PageCategory, ProductCategory> = {
  gmbh: 'legal',
  ug: 'legal',
  holding: 'tax',
  startup: 'foundation',
  corporations: 'legal',
  legal: 'legal',
  'self-employment': 'tax',
  'business-formation': 'legal',
  'business-planning': 'controlling',
  'business-financing': 'funding',
  'starting-a-business': 'foundation',
  'setting-up-a-company': 'legal',
  'business-management': 'controlling',
  accounting: 'tax',
  'human-resources': 'legal',
  contracts: 'legal',
  'business-insurance': 'legal',
  'business-promotion': 'funding',
  'business-taxes': 'tax',
  'tools-for-your-business': 'controlling',
};
