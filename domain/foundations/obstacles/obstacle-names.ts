import type { Locale } from '../../site/paths.ts';
import type { ObstacleKind } from '../obstacles.ts';

/** Names of obstacles in lists, choices and subject lines. */
export const obstacleNames: Record<ObstacleKind, Record<Locale, string>> = {
  'person-unreachable': { de: 'Jemand ist nicht zu erreichen', en: 'Someone cannot be reached' },
  'participant-left': { de: 'Jemand ist ausgeschieden', en: 'Someone has left' },
  'mandate-declined': {
    de: 'Die Kanzlei hat das Mandat abgelehnt',
    en: 'The law firm has declined the mandate',
  },
  'name-objected': { de: 'Die Firma wird beanstandet', en: 'The company name is objected to' },
  'notary-declined': { de: 'Das Notariat hat abgesagt', en: 'The notary has declined' },
  'notary-silent': { de: 'Das Notariat antwortet nicht', en: 'The notary does not reply' },
  'documents-returned': {
    de: 'Das Notariat gibt die Unterlagen zurück',
    en: 'The notary has returned the documents',
  },
  'deed-not-completed': {
    de: 'Die Beurkundung kam nicht zustande',
    en: 'The deed was not completed',
  },
  'bank-refused': { de: 'Die Bank lehnt das Konto ab', en: 'The bank refuses the account' },
  'capital-short': { de: 'Es ist zu wenig eingezahlt', en: 'Too little has been paid in' },
  'capital-early': {
    de: 'Das Kapital kam vor der Beurkundung',
    en: 'Capital was paid before the deed',
  },
  'capital-wrong-payer': {
    de: 'Die Einlage kam von jemand anderem',
    en: 'Someone else paid a contribution',
  },
  'court-advance': {
    de: 'Das Gericht verlangt einen Vorschuss',
    en: 'The court asks for an advance',
  },
  'interim-order': {
    de: 'Das Gericht hat eine Zwischenverfügung erlassen',
    en: 'The court has issued an interim order',
  },
  'registration-refused': {
    de: 'Das Gericht lehnt die Eintragung ab',
    en: 'The court has refused registration',
  },
};
