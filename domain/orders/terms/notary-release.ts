import type { Locale } from '../../site/paths.ts';

/**
 * What a founder declares so that the notary may tell the platform and the law firm about the case (§ 18 (2) BNotO),
 * and so that both may hand the notary what they have. Another wording gets another version.
 */
export const notaryReleaseText: {
  version: string;
  text: Record<Locale, string>;
  handedOver: Record<Locale, string>;
} = {
  version: '2026-11',
  text: {
    de: 'Ich entbinde das von der Gründungsleitung gewählte Notariat gegenüber der Plattform und der Kanzlei von der Verschwiegenheit, soweit es diese Gründung betrifft: Es darf beiden Termine, Rückfragen, Hindernisse und den Stand der Beurkundung und der Anmeldung mitteilen. Ich kann das jederzeit für die Zukunft widerrufen.',
    en: 'I release the notary chosen by the lead founder from the duty of confidentiality towards the platform and the law firm as far as this formation is concerned: the notary may tell both of them about appointments, questions, obstacles and the state of the deed and the application. I can revoke this at any time for the future.',
  },
  /** The other direction, in a sentence of its own. */
  handedOver: {
    de: 'Die freigegebenen Unterlagen und das Datenblatt mit meinen persönlichen Angaben gehen dafür an dieses Notariat.',
    en: 'To this end, the approved documents and the data sheet with my personal details go to this notary.',
  },
};
