import type { Locale } from '../../site/paths.ts';

/**
 * What a client of the law firm declares so that the firm may tell the platform about the case (§ 43a (2) BRAO,
 * § 203 StGB): with the order, with an invitation, or later. Another wording gets another version.
 */
export const firmReleaseText: { version: string; text: Record<Locale, string> } = {
  version: '2026-11',
  text: {
    de: 'Ich entbinde die Kanzlei gegenüber der Plattform von der Verschwiegenheit, soweit es diese Gründung betrifft: Die Plattform darf Entwürfe, Anmerkungen und den Stand der Prüfung sehen, um die Unterlagen zu erstellen und zu begleiten. Ich kann das jederzeit für die Zukunft widerrufen.',
    en: 'I release the law firm from its duty of confidentiality towards the platform as far as this formation is concerned: the platform may see drafts, comments and the state of the review in order to prepare and accompany the documents. I can revoke this at any time for the future.',
  },
};
