import { DAYS } from '#domain/erasures/retention.ts';
import { AUDIT_DAYS } from '#domain/operations/audit-days.ts';

/** Texts of the receipt of a deleted account. */
export const erasures = {
  done: 'Dein Konto ist gelöscht',
  doneOn:
    'Erledigt am {{day}}. Diese Seite ist dein Nachweis; sie nennt niemanden und bleibt erreichbar, solange noch etwas aufbewahrt wird, mindestens drei Jahre.',
  underWay: 'Dein Konto wird gelöscht',
  soon: 'Das dauert einige Minuten. Lade die Seite dann neu.',
  gone: 'Gelöscht',
  kept: 'Aufbewahrt, weil das Gesetz es verlangt',
  nothing: 'Nichts.',
  audit: `Unser Protokoll darüber, wer wann was getan hat, enthält nur Kennnummern und verschwindet nach ${AUDIT_DAYS.people} Tagen. In Sicherungskopien steht noch bis zu ${DAYS.backup} Tage lang, was vor dem Löschen gesichert wurde; wird eine davon zurückgespielt, löschen wir es erneut.`,
} as const;

export const handle = { texts: { erasures } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    erasures: typeof erasures;
  }
}
