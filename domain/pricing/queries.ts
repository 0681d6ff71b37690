/**
 * What the calculators read from the query of an address. Apart from them, because the table of
 * pages needs the names alone.
 */

export const calculatorFields = ['form', 'capital', 'shareholders', 'articles'] as const;

/** The questions of “UG or GmbH?” with their possible answers. */
export const questions = {
  /** Money the founders can pay in before filing: §§ 5 (1), 5a (1), 7 (2) GmbHG. */
  funds: ['below-12500', 'below-25000', 'from-25000'],
  /** Something other than money shall be contributed: § 5a (2) sentence 2, § 5 (4) GmbHG. */
  kind: ['no', 'yes'],
  /** Loans or outside investors are to come within two years. */
  finance: ['no', 'yes'],
  /** What shall happen with profits: § 5a (3) GmbHG. */
  profits: ['keep', 'pay-out'],
  /** Rules of one's own do not go into a model protocol: § 2 (1a) GmbHG. */
  founders: ['alone', 'few', 'individual'],
  /** Business partners look at the legal form: § 5a (1) GmbHG, the addition in the name. */
  image: ['no', 'yes'],
} as const;

export type Question = keyof typeof questions;
export const questionNames = Object.keys(questions) as Question[];
