import type { FigureWeeks } from '#domain/foundations/figures/figures.ts';

export const staffFigures = {
  figures: {
    title: 'Zahlen',
    intro:
      'Wo Gründungen stehen, wie lange sie dauern und auf wen gewartet wird. Gezählt wird in ganzen Wochen ab Montag.',
    period: 'Zeitraum',
    periods: {
      4: 'Letzte 4 Wochen',
      13: 'Letztes Vierteljahr',
      26: 'Letztes halbes Jahr',
      52: 'Letzte 12 Monate',
      104: 'Letzte 2 Jahre',
      260: 'Letzte 5 Jahre',
    } satisfies Record<FigureWeeks, string>,
    numbers: 'Gründungen im Zeitraum',
    started: 'Begonnen',
    completed: 'Eingetragen',
    cancelled: 'Abgebrochen',
    open: 'Heute offen',
    empty: 'Noch gibt es keine Zahlen.',
    emptyHint: 'Sobald die erste Gründung beginnt, steht sie hier.',
  },
  weeks: { title: 'Begonnen und eingetragen je Woche', week: 'Woche ab' },
  open: { title: 'Offene Gründungen nach Status', status: 'Status', count: 'Anzahl' },
  stages: {
    title: 'Tage je Abschnitt',
    what: 'Die Hälfte der Gründungen brauchte höchstens so lange.',
    stage: 'Abschnitt',
    median: 'Median',
    fast: 'Schnelles Fünftel',
    slow: 'Spätes Fünftel',
  },
  parties: {
    title: 'Auf wen gewartet wurde',
    what: 'So viele Tage war jeder an der Reihe, im Median je Gründung.',
    party: 'Wer',
    median: 'Median',
    slow: 'Spätes Fünftel',
    share: 'Anteil',
  },
  workload: {
    title: 'Wer wie viel hat',
    what: 'Was jemand bis später zurückgestellt hat, zählt nicht mit.',
    who: 'Wer',
    cases: 'Gründungen',
    open: 'Aufgaben',
    overdue: 'Überfällig',
    dueThisWeek: 'Diese Woche fällig',
    of: 'Alles von {{name}} übergeben',
    toWhom: 'Alles von {{name}} übergeben: an wen?',
    counted: 'Gründungen: {{cases}}. Aufgaben dazu: {{tasks}}. Wer sie bekommt, erfährt es.',
    nothing: 'Hier ist nichts zu übergeben.',
    done: 'Übergeben: {{cases}} Gründungen, {{tasks}} Aufgaben',
    refused: 'Nicht übergeben: {{count}}. Versuche es noch einmal.',
  },
  basis_one: 'Grundlage: {{count}} eingetragene Gründung im Zeitraum.',
  basis_other: 'Grundlage: {{count}} eingetragene Gründungen im Zeitraum.',
  few: 'Das sind wenige, einzelne Fälle fallen stark ins Gewicht.',
  none: 'In diesem Zeitraum wurde keine Gesellschaft eingetragen.',
  days_one: '{{days}} Tag',
  days_other: '{{days}} Tage',
} as const;

export const handle = { texts: { staffFigures } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffFigures: typeof staffFigures;
  }
}
