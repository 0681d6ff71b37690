import type { ObstacleKind } from '#domain/foundations/obstacles.ts';

/** What gets in the way of a formation, as the page tells it and lets it be reported. */
export const obstacles = {
  title_one: 'Etwas ist dazwischen\u00adgekommen',
  title_other: 'Hier ist gerade mehreres zu klären',
  since: 'gemeldet am {{date}}',
  note: '„{{note}}“',
  who: 'Wer ist am Zug?',
  byWhen: 'Bis wann?',
  now: 'Was ist jetzt zu tun?',
  takeBack: {
    open: 'Anderen Kontoauszug einreichen',
    title: 'Den Kontoauszug zurücknehmen?',
    text: 'Danach lädst du hier den richtigen hoch, und dein Notariat erfährt von uns, dass ein neuer kommt. Hast du den falschen schon an das Notariat geschickt, schick ihm auch den neuen.',
    why: 'Was ist damit?',
    reasons: {
      'wrong-document': 'Es ist die falsche Datei',
      unreadable: 'Er ist nicht gut zu lesen',
    },
    submit: 'Zurücknehmen',
    keep: 'So lassen',
  },
  neededAgain: 'Noch einmal nötig: {{file}}',
  report: {
    open: 'Etwas ist dazwischengekommen',
    more: 'Noch etwas melden',
    title: 'Was ist dazwischen\u00adgekommen?',
    text: 'Sag uns, woran es hängt. Unser Team sieht es sofort, und hier steht danach, wie es weitergeht.',
    kind: 'Woran hängt es?',
    follows: {
      'notary-declined':
        'Du nennst uns danach ein anderes Notariat; ein vereinbarter Termin entfällt.',
      'deed-not-completed': 'Wir fragen im Notariat nach einem neuen Termin.',
      'bank-refused': 'Du gehst zu einer anderen Bank; die bisherige wird gestrichen.',
      'capital-short': 'Du zahlst den Rest ein und lädst einen neuen Kontoauszug hoch.',
      'capital-early': 'Du klärst es mit dem Notariat und lädst einen neuen Kontoauszug hoch.',
      'capital-wrong-payer': 'Die Zahlung geht zurück; danach folgt ein neuer Kontoauszug.',
      'court-advance': 'Die Gründung wartet am Gericht, bis du bezahlt hast.',
    } satisfies Partial<Record<ObstacleKind, string>>,
    dueOn: 'Zahlbar bis (freiwillig)',
    dueOnHelp:
      'Der Tag, den das Gericht in seinem Schreiben nennt. Sonst rechnen wir mit 14 Tagen.',
    note: 'Was sollen wir wissen? (freiwillig)',
    noteHelp: 'Etwa, was im Schreiben steht oder was du schon versucht hast.',
    submit: 'Hindernis melden',
    keep: 'Nichts melden',
  },
  settle: {
    open: 'Als erledigt melden',
    /** Where the kind says better what has been settled. */
    of: {
      'court-advance': 'Vorschuss ist bezahlt',
      'bank-refused': 'Ich habe eine Bank',
    } satisfies Partial<Record<ObstacleKind, string>>,
    title: 'Ist das erledigt: {{name}}?',
    text: 'Unser Team sieht es sofort. Die Gründung geht dort weiter, wo sie jetzt steht.',
    note: 'Was hat sich geändert? (freiwillig)',
    submit: 'Als erledigt melden',
    keep: 'Noch nicht',
  },
} as const;
