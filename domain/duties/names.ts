import type { Names } from '../site/names.ts';
import type { Locale } from '../site/paths.ts';
import type { DutyName } from './duties.ts';
import type { Occurrence } from './occurrences.ts';

export const dutyTitles: Names<DutyName> = {
  'business-letters': {
    de: 'Briefe, E-Mails und Impressum ergänzen',
    en: 'Complete letters, emails and imprint',
  },
  'bank-name': { de: '„i. G.“ bei der Bank streichen lassen', en: 'Have the bank drop “i. G.”' },
  'trade-registration': { de: 'Gewerbe anmelden', en: 'Register the trade' },
  'accident-insurer': {
    de: 'Bei der Berufsgenossenschaft melden',
    en: 'Report to the accident insurer',
  },
  'transparency-register': {
    de: 'Wirtschaftlich Berechtigte ins Transparenzregister eintragen',
    en: 'Enter beneficial owners in the transparency register',
  },
  'tax-questionnaire': {
    de: 'Fragebogen zur steuerlichen Erfassung abgeben',
    en: 'Submit the tax registration questionnaire',
  },
  'opening-balance': { de: 'Eröffnungsbilanz aufstellen', en: 'Draw up the opening balance sheet' },
  'vat-returns': {
    de: 'Erste Umsatzsteuer-Voranmeldung abgeben',
    en: 'Submit the first advance VAT return',
  },
  'chamber-membership': {
    de: 'Mitgliedschaft in der Kammer prüfen',
    en: 'Check the membership of the chamber',
  },
  'remaining-capital': {
    de: 'Über das restliche Stammkapital entscheiden',
    en: 'Decide about the rest of the share capital',
  },
  'annual-accounts': { de: 'Jahresabschluss aufstellen', en: 'Prepare the annual accounts' },
  reserve: { de: 'Rücklage der UG bilden', en: 'Set aside the UG’s reserve' },
  'tax-returns': { de: 'Steuererklärungen abgeben', en: 'Submit the tax returns' },
  'accounts-confirmed': {
    de: 'Jahresabschluss feststellen',
    en: 'Adopt the annual accounts',
  },
  'list-of-shareholders': {
    de: 'Gesellschafterliste und Transparenzregister durchsehen',
    en: 'Look through list of shareholders and transparency register',
  },
  'accounts-disclosed': {
    de: 'Jahresabschluss offenlegen',
    en: 'Disclose the annual accounts',
  },
};

/** `Jahresabschluss aufstellen (2027)` */
export const titleOf = ({ name, year }: Pick<Occurrence, 'name' | 'year'>, language: Locale) =>
  year === undefined ? dutyTitles[name][language] : `${dutyTitles[name][language]} (${year})`;

/** What may happen where nobody does it. Amounts stand in the provisions; none is promised here. */
export const consequences: Names<DutyName> = {
  'business-letters': {
    de: 'Das Registergericht kann ein Zwangsgeld festsetzen (§ 79 GmbHG); für ein fehlendes Impressum droht ein Bußgeld (§ 33 DDG).',
    en: 'The register court can impose a coercive fine (§ 79 GmbHG); a missing imprint can be fined (§ 33 DDG).',
  },
  'bank-name': {
    de: 'Die Bank führt eine Gesellschaft, die es so nicht mehr gibt, und kann Zahlungen anhalten.',
    en: 'The bank keeps a company that no longer exists in this form, and may hold payments.',
  },
  'trade-registration': {
    de: 'Ein Bußgeld ist möglich (§ 146 GewO); ohne Anmeldung erfahren Kammer und Berufsgenossenschaft nichts.',
    en: 'A fine is possible (§ 146 GewO); without it, chamber and accident insurer hear nothing.',
  },
  'accident-insurer': {
    de: 'Ein Bußgeld ist möglich (§ 209 SGB VII); Beiträge werden nacherhoben.',
    en: 'A fine is possible (§ 209 SGB VII); contributions are charged later.',
  },
  'transparency-register': {
    de: 'Ein Bußgeld ist möglich (§ 56 GwG), und Bußgelder werden veröffentlicht (§ 57 GwG).',
    en: 'A fine is possible (§ 56 GwG), and fines are published (§ 57 GwG).',
  },
  'tax-questionnaire': {
    de: 'Ohne ihn gibt es keine Steuernummer und keine Umsatzsteuer-Identifikationsnummer; das Finanzamt kann ein Zwangsgeld festsetzen (§ 328 AO).',
    en: 'Without it there is no tax number and no VAT identification number; the tax office can impose a coercive fine (§ 328 AO).',
  },
  'opening-balance': {
    de: 'Dem Fragebogen fehlt eine Anlage. Wird die Gesellschaft zahlungsunfähig, kann das Versäumnis strafbar sein (§ 283b StGB).',
    en: 'The questionnaire lacks an attachment. Should the company become insolvent, the omission can be an offence (§ 283b StGB).',
  },
  'vat-returns': {
    de: 'Ein Verspätungszuschlag ist möglich (§ 152 AO), und das Finanzamt kann schätzen (§ 162 AO).',
    en: 'A surcharge for lateness is possible (§ 152 AO), and the tax office can estimate (§ 162 AO).',
  },
  'chamber-membership': {
    de: 'Die Mitgliedschaft entsteht von Gesetzes wegen; ohne Angaben schätzt die Kammer den Beitrag.',
    en: 'Membership arises by law; without particulars the chamber estimates the contribution.',
  },
  'remaining-capital': {
    de: 'Der Rest bleibt geschuldet und wird spätestens in einer Insolvenz eingefordert (§ 19 GmbHG, § 80 InsO).',
    en: 'The rest stays owed and is claimed in an insolvency at the latest (§ 19 GmbHG, § 80 InsO).',
  },
  'annual-accounts': {
    de: 'Ohne Abschluss lässt sich nichts feststellen, ausschütten oder offenlegen. Wird die Gesellschaft zahlungsunfähig, kann das Versäumnis strafbar sein (§ 283b StGB).',
    en: 'Without accounts nothing can be adopted, distributed or disclosed. Should the company become insolvent, the omission can be an offence (§ 283b StGB).',
  },
  reserve: {
    de: 'Der Abschluss ist fehlerhaft, und was zu Unrecht ausgeschüttet wird, kann zurückverlangt werden.',
    en: 'The accounts are defective, and what is distributed wrongly can be claimed back.',
  },
  'tax-returns': {
    de: 'Ein Verspätungszuschlag ist möglich (§ 152 AO), und das Finanzamt kann schätzen (§ 162 AO).',
    en: 'A surcharge for lateness is possible (§ 152 AO), and the tax office can estimate (§ 162 AO).',
  },
  'accounts-confirmed': {
    de: 'Ohne Beschluss gibt es keine Ausschüttung und keine Entlastung der Geschäftsführung.',
    en: 'Without the resolution there is no distribution and no discharge of the managing directors.',
  },
  'list-of-shareholders': {
    de: 'Wer nicht in der Liste steht, gilt der Gesellschaft nicht als Gesellschafter (§ 16 GmbHG); Geschäftsführer haften für eine falsche Liste (§ 40 Abs. 3 GmbHG).',
    en: 'Whoever is not on the list is no shareholder towards the company (§ 16 GmbHG); managing directors are liable for a wrong list (§ 40 (3) GmbHG).',
  },
  'accounts-disclosed': {
    de: 'Das Bundesamt für Justiz droht ein Ordnungsgeld an und setzt es nach sechs Wochen fest, auch mehrmals (§ 335 HGB).',
    en: 'The Federal Office of Justice threatens an administrative fine and imposes it after six weeks, repeatedly if need be (§ 335 HGB).',
  },
};
