import { greet } from '../../greeting.ts';
import { foundationPage } from '../foundation-frame.ts';
import { type FoundationContext, loadFoundation } from '../load-foundation.ts';

/** What mails to co-founders have in common, each in their own language. */
const coFounderFrame = (context: FoundationContext) => ({
  greeting: greet(context),
  reason: {
    de: `Du bekommst diese E-Mail, weil du bei ${context.sender} an einer Gründung beteiligt bist.`,
    en: `You are receiving this because you take part in a company formation with ${context.sender}.`,
  }[context.language],
  button: {
    label: { de: 'Zur Gründung', en: 'View the company' }[context.language],
    url: foundationPage(context),
  },
});

/** The company; in German with its article, in the nominative or accusative. */
export const ourCompany = ({ company, language }: FoundationContext): string =>
  language === 'de'
    ? company
      ? `die ${company}`
      : 'eure Gesellschaft'
    : (company ?? 'your company');

/** A mail to all co-founders, with a notice in the member area of each. */
export const toCoFounders = {
  to: 'co-founders',
  load: loadFoundation,
  frame: coFounderFrame,
  notice: true,
} as const;

/** A mail about an event that concerns all co-founders, or whoever has joined with it. */
export const toJoined = { ...toCoFounders, to: 'joined' } as const;

/** A mail to those who hold the case up; who has no account is reminded through the lead. */
export const toWhoIsMissing = { ...toCoFounders, to: 'missing' } as const;
