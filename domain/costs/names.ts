import type { Names } from '../site/names.ts';

/** Whom a founder pays for a company: the codes that view, form and table share. */
export const costKinds = [
  'platform',
  'law-firm',
  'notary',
  'court',
  'capital',
  'chamber',
  'register',
  'bank',
  'order',
] as const;
export type CostKind = (typeof costKinds)[number];

/** Of whom a founder enters the real bill; several of a kind, such as two chambers, or a deed and its amendment. */
export const enteredKinds = [
  'law-firm',
  'notary',
  'court',
  'chamber',
  'register',
  'bank',
] as const satisfies readonly CostKind[];
export type EnteredKind = (typeof enteredKinds)[number];

/** Where an amount comes from: a contract or what was stated, the tables of fees, or a bill that the founder entered. */
export const bases = ['agreed', 'fee-table', 'entered'] as const;
export type Basis = (typeof bases)[number];

/** When something is paid, in this order. */
export const costStages = ['order', 'deed', 'payment', 'filing', 'entry'] as const;
export type CostStage = (typeof costStages)[number];

/** The stage at which each kind falls due. */
export const stageOf: Record<CostKind, CostStage> = {
  platform: 'order',
  'law-firm': 'order',
  order: 'order',
  notary: 'deed',
  bank: 'payment',
  capital: 'payment',
  court: 'filing',
  register: 'entry',
  chamber: 'entry',
};

/** What founders call them. */
export const costKindNames: Names<CostKind> = {
  platform: { de: 'Unser Service', en: 'Our service' },
  'law-firm': {
    de: 'Beratung und Entwürfe der Kanzlei',
    en: 'Advice and drafts of the law firm',
  },
  notary: { de: 'Notariat', en: 'Notary' },
  court: { de: 'Registergericht', en: 'Register court' },
  capital: { de: 'Stammkapital', en: 'Share capital' },
  chamber: { de: 'Kammer', en: 'Chamber of commerce' },
  register: { de: 'Transparenzregister', en: 'Transparency register' },
  bank: { de: 'Geschäftskonto', en: 'Business account' },
  order: { de: 'Weitere Bestellung', en: 'Another order' },
};
