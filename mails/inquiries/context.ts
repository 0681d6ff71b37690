import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { ReceivedInquiry } from '#modules/inquiries/inquiries.ts';
import type { Address } from '../addresses.ts';
import type { Letter } from '../letter.ts';

/** What a mail about an inquiry may say. */
export interface InquiryContext {
  inquiry: ReceivedInquiry;
  /** Of the reader. */
  language: Locale;
  sender: string;
  operator: Operator;
  address: Address;
}

export interface InquiryTemplate {
  /** The team reads German, the sender the language of the page. */
  to: 'team' | 'sender';
  write: (context: InquiryContext) => Letter;
}

/** Label and value on a line each; an empty value has none. */
export const lines = (...facts: readonly (readonly [label: string, value: string | undefined])[]) =>
  facts.flatMap(([label, value]) => (value === undefined ? [] : labelled(label, value)));

/** Paragraphs keep their lines, below the label. */
const labelled = (label: string, value: string): string[] => {
  const [first, ...others] = value.split(/\n/);
  return others.length > 0 ? [`${label}:`].concat(first ?? '', others) : [`${label}: ${value}`];
};
