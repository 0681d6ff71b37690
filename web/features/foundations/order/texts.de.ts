/** The order of the package, on the page of a foundation. */
export const order = {
  dataThere: 'Deine Kerndaten sind angekommen: {{company}}, {{city}}.',
  withdrawnAt: 'Deine Bestellung vom {{ordered}} hast du am {{withdrawn}} widerrufen.',
  payLater: 'Du bezahlst auf Rechnung; sie kommt nach der Bestellung per E-Mail.',
  madeOf: 'Woraus sich der Preis zusammensetzt, netto',
  positions: {
    operator: 'Service der Plattform',
    'law-firm': 'Beratung und Entwürfe der Kanzlei',
  },
  contract: {
    operator: 'Vertrag mit {{name}}, Rechnung von uns',
    'law-firm': 'Eigenes Mandat mit der Kanzlei {{name}}, Rechnung von ihr',
  },
  included: {
    title: 'Im Preis enthalten',
    items: [
      'Erstgespräch mit der Kanzlei, 90 Minuten',
      'Entwurf von Gesellschaftsvertrag oder Musterprotokoll, Gesellschafterliste und Handelsregisteranmeldung',
      'Prüfung aller Unterlagen, bevor das Notariat sie bekommt',
      'Abstimmung des Termins mit dem Notariat deiner Wahl',
    ],
  },
  excluded: {
    title: 'Nicht enthalten',
    items: [
      'Dein Stammkapital: Es gehört der Gesellschaft.',
      'Konto, Gewerbeanmeldung und laufende Buchhaltung',
    ],
  },
  fees: {
    either:
      'Notar nach Gesetz, etwa {{own}} mit eigenem Gesellschaftsvertrag oder {{model}} mit Musterprotokoll für eine Person, und Registergericht {{court}} (geschätzt, Stand {{since}})',
    own: 'Notar nach Gesetz, etwa {{own}} für eine Person, und Registergericht {{court}} (geschätzt, Stand {{since}})',
  },
  addressLead: 'Für die Rechnung. Du kannst sie auch später angeben; so lange wartet die Rechnung.',
  withdrawal: 'Widerrufsrecht und Beginn',
  withoutEarlyStart:
    'Ohne das zweite Häkchen beginnen Beratung und Entwürfe erst nach Ablauf der Widerrufsfrist; den Termin für das Erstgespräch wählst du dann danach.',
  summary: 'Du bestellst das Gründungspaket für {{price}} inkl. {{percent}} % MwSt.',
  card: {
    title: 'Deine Bestellung',
    price: 'Gründungspaket, {{price}} inkl. MwSt.',
    orderedAt: 'Bestellt am {{date}}',
    early: 'Beginn vor Ablauf der Widerrufsfrist verlangt',
    until: 'Widerrufbar bis {{date}}',
    withdrawnAt: 'Widerrufen am {{date}}',
    details: 'Bestellung und Rechnung ansehen',
  },
  withdraw: {
    open: 'Bestellung widerrufen',
    title: 'Bestellung widerrufen?',
    text: 'Ab sofort wird nicht weiter beraten und entworfen; ein gebuchtes Erstgespräch entfällt. Hast du den frühen Beginn verlangt, bezahlst du, was bis jetzt geleistet ist. Die Bestätigung kommt per E-Mail.',
    textOfEnded:
      'Deine Gründung ist schon beendet; der Widerruf beendet auch den Vertrag. Unsere Rechnung wird storniert. Hast du den frühen Beginn verlangt, bezahlst du, was bis dahin geleistet war. Die Bestätigung kommt per E-Mail.',
    choose: 'Was soll mit deiner Gründung geschehen?',
    only: 'Nur die Bestellung widerrufen',
    onlyHelp: 'Deine Angaben bleiben, und du kannst später neu bestellen.',
    end: 'Widerrufen und die Gründung beenden',
    endHelp: 'Die Gründung endet sofort und lässt sich nicht wieder aufnehmen.',
    reason: 'Bestellung widerrufen',
    button: 'Widerruf bestätigen',
    keep: 'Bestellung behalten',
  },
} as const;
