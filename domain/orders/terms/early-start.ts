import type { Locale } from '../../site/paths.ts';

/**
 * What somebody states who wants work to begin before the withdrawal period is over (§§ 356 (4), 357a
 * BGB): with the order, or later. Another wording gets another version.
 */
export const earlyStartText: { version: string; text: Record<Locale, string> } = {
  version: '2026-11',
  text: {
    de: 'Ich verlange, dass alle genannten Vertragspartner vor Ablauf der Widerrufsfrist beginnen. Mir ist bekannt, dass mein Widerrufsrecht bei jedem Vertrag mit dessen vollständiger Erfüllung erlischt und dass ich nach einem Widerruf bezahle, was bis dahin geleistet ist.',
    en: 'I request that all contract partners named begin before the withdrawal period has ended. I am aware that I lose my right of withdrawal from each contract once it has been fully performed, and that if I withdraw, I pay for what has been done by then.',
  },
};
