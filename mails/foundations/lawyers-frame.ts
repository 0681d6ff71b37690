import { greetLawyer } from '../greeting.ts';
import { type FoundationContext, loadFoundation } from './load-foundation.ts';

/** A mail to each lawyer of the firm. */
export const toLawyers = {
  to: 'lawyers',
  choice: 'none',
  load: loadFoundation,
  frame: ({ language, name, sender }: FoundationContext) => ({
    greeting: greetLawyer({ language, name }),
    reason: {
      de: `Du bekommst diese E-Mail, weil du bei ${sender} für die Kanzlei arbeitest.`,
      en: `You are receiving this because you work for the law firm with ${sender}.`,
    }[language],
  }),
} as const;
