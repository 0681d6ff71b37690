/** Query parameters of the calculators, in a separate file because the table of pages needs only these names. */

export const calculatorFields = ['form', 'capital', 'shareholders', 'articles'] as const;

/** Questions of “UG or GmbH?” with their possible answers. */
export const questions = {
  /** Money that the founders can pay in before filing: §§ 5 (1), 5a (1), 7 (2) GmbHG. */
  funds: ['below-12500', 'below-25000', 'from-25000'],
  /** Contributions other than money: § 5a (2) sentence 2, § 5 (4) GmbHG. */
  kind: ['no', 'yes'],
  /** Loans or outside investors within two years. */
  finance: ['no', 'yes'],
  /** Use of profits: § 5a (3) GmbHG. */
  profits: ['keep', 'pay-out'],
  /** A model protocol has no room for individual rules: § 2 (1a) GmbHG. */
  founders: ['alone', 'few', 'individual'],
  /** Whether business partners care about the legal form: § 5a (1) GmbHG, the addition in the name. */
  image: ['no', 'yes'],
} as const;

export type Question = keyof typeof questions;
export const questionNames = Object.keys(questions) as Question[];
