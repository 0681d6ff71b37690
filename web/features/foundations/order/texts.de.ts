import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
/** The order of the package, on the page of a foundation. */
export const order = {
  dataThere: 'Deine Kerndaten sind angekommen: {{company}}, {{city}}.',
  failed: 'Kauf derzeit nicht möglich',
  withdrawnAt: 'Deine Bestellung vom {{ordered}} hast du am {{withdrawn}} widerrufen.',
  releasedAt:
    'Deine Bestellung vom {{ordered}} wurde am {{released}} aufgehoben. Du schuldest dafür nichts.',
  firmWithdrawnAt:
    'Den Vertrag mit der Kanzlei hast du am {{date}} widerrufen. Unser Vertrag besteht weiter. Hier bestellst du die Leistung der Kanzlei neu.',
  periods:
    'Es sind zwei Verträge mit je eigener Frist: Unseren kannst du bis {{day}} widerrufen. Der mit der Kanzlei {{lawFirm}} kommt erst zustande, wenn sie das Mandat annimmt; ab dann kannst du ihn 14 Tage lang widerrufen. Widerrufst du unseren, endet auch der mit der Kanzlei.',
  again: {
    payLater: 'Die Kanzlei stellt ihre Rechnung selbst, wenn sie das Mandat angenommen hat.',
    madeOf: 'Du bestellst die Leistung der Kanzlei neu, inkl. {{percent}} % MwSt.:',
    period:
      'Der Vertrag mit der Kanzlei {{lawFirm}} kommt zustande, wenn sie das Mandat annimmt; erst ab dann läuft seine Frist von 14 Tagen. Unser Vertrag und seine Frist bleiben, wie sie sind.',
    summary:
      'Du bestellst Beratung und Entwürfe der Kanzlei {{lawFirm}} neu: {{price}} inkl. {{percent}} % MwSt.',
  },
  release: {
    title: 'Entbindung der Kanzlei von der Verschwiegenheit',
    lead: 'Freiwillig und unabhängig von beiden Verträgen. Ohne sie darf die Kanzlei uns nichts über deine Gründung sagen, und unser Team kann keine Entwürfe vorbereiten. Du kannst sie auch später auf dieser Seite erklären.',
  },
  payLater: 'Du bezahlst auf Rechnung; sie kommt nach der Bestellung per E-Mail.',
  madeOf: 'Du schließt zwei Verträge; jeder hat seinen eigenen Preis, inkl. {{percent}} % MwSt.:',
  positions: {
    operator: 'Service der Plattform',
    'law-firm': 'Beratung und Entwürfe der Kanzlei',
  },
  contract: {
    operator: 'Vertrag mit {{name}}, {{address}}; Rechnung von uns',
    'law-firm': 'Eigenes Mandat mit der Kanzlei {{name}}, {{address}}; Rechnung von ihr',
  },
  excluded: {
    title: 'Nicht enthalten',
    items: [
      'Notar und Registergericht: Du bezahlst sie direkt. Gesellschafterliste und Anmeldung kommen vom Notariat.',
      'Dein Stammkapital: Es gehört der Gesellschaft.',
      'Konto, Gewerbeanmeldung und laufende Buchhaltung',
    ],
  },
  case: {
    title: 'Was deine Gründung insgesamt kostet',
    lead: 'Gerechnet für deine {{company}} mit {{capital}} Stammkapital, {{people}}. Notar und Gericht geschätzt nach dem Gesetz, Stand {{since}}; du bezahlst sie direkt.',
    company: namesIn(shortLegalFormNames, 'de'),
    people: {
      alone: 'für dich allein',
      two: 'zu zweit',
      three: 'zu dritt',
      'more-than-three': 'zu mehr als dritt',
      unknown: 'zunächst für eine Person',
      other: 'zunächst für eine Person',
    },
    articles: { 'model-protocol': 'Musterprotokoll', 'own-articles': 'Gesellschaftsvertrag' },
    package: 'Gründungspaket, inkl. MwSt.',
    notary: 'Notar, inkl. MwSt.',
    court: 'Registergericht',
    total: 'Zusammen etwa',
  },
  starts: {
    early: 'Mit dem zweiten Häkchen voraussichtlich eingetragen',
    later: 'Ohne das zweite Häkchen voraussichtlich eingetragen',
    range: '{{from}} bis {{to}}',
  },
  addressLead:
    'Für die Rechnung. Du kannst sie auch später angeben; bis dahin stellen wir keine Rechnung.',
  withdrawal: 'Widerrufsrecht und Beginn',
  withoutEarlyStart:
    'Ohne das zweite Häkchen beginnen Beratung und Entwürfe erst nach Ablauf der Widerrufsfrist; das Erstgespräch liegt dann danach. Du kannst den früheren Beginn auch später noch verlangen.',
  summary:
    'Du bestellst das Gründungspaket: {{service}} bei {{operator}} und {{advice}} bei der Kanzlei {{lawFirm}}, zusammen {{price}} inkl. {{percent}} % MwSt.',
  card: {
    title: 'Deine Bestellung',
    price: 'Gründungspaket, {{price}} inkl. MwSt.',
    orderedAt: 'Bestellt am {{date}}',
    early: 'Beginn vor Ablauf der Widerrufsfrist verlangt',
    until: 'Widerrufbar bis {{date}}',
    untilOurs: 'Unser Vertrag: widerrufbar bis {{date}}',
    untilFirm: 'Vertrag mit der Kanzlei: widerrufbar bis {{date}}',
    firmNotYet:
      'Vertrag mit der Kanzlei: 14 Tage widerrufbar, sobald sie das Mandat angenommen hat',
    firmWithdrawn: 'Vertrag mit der Kanzlei: widerrufen am {{date}}',
    performed: 'Nicht mehr widerrufbar: vollständig erbracht am {{date}}',
    withdrawnAt: 'Widerrufen am {{date}}',
    releasedAt: 'Aufgehoben am {{date}}',
    awaitsAddress: 'Für die Rechnung fehlt noch deine Adresse.',
    giveAddress: 'Rechnungsadresse angeben',
    details: 'Bestellung und Rechnung ansehen',
  },
  mandate: {
    title: 'Mandat der Kanzlei',
    unnamed: 'Die Kanzlei kann erst antworten, wenn feststeht, wer gründet.',
    pending: 'Die Kanzlei prüft, ob sie euch vertreten kann, und antwortet bis {{day}}.',
    nothingOwed: 'Nimmt sie das Mandat nicht an, zahlst du nichts, auch nicht für unseren Teil.',
    accepted: 'Die Kanzlei hat das Mandat am {{date}} angenommen.',
    until: 'Ihren Vertrag kannst du bis {{day}} widerrufen.',
    declined: 'Die Kanzlei kann das Mandat nicht übernehmen. Du schuldest dafür nichts.',
    withdrawn: 'Du hast den Vertrag mit der Kanzlei widerrufen.',
  },
  stepBack: {
    open: 'Von der Bestellung zurücktreten',
    title: 'Von der Bestellung zurücktreten?',
    text: 'Die Kanzlei hat seit fünf Werktagen nicht geantwortet. Trittst du zurück, ist die Bestellung aufgehoben: Du schuldest nichts, und was du bezahlt hast, bekommst du zurück. Deine Angaben bleiben gespeichert, und du kannst neu bestellen.',
    submit: 'Zurücktreten',
    keep: 'Weiter warten',
  },
  beginEarly: {
    open: 'Doch gleich beginnen',
    title: 'Gleich beginnen?',
    text: 'Dann wählst du sofort einen Termin für dein Erstgespräch, und die Kanzlei kann beraten und entwerfen. Widerrufen kannst du weiterhin bis zum Ende der Frist am {{day}}. Mit dem Knopf erklärst du:',
    submit: 'Beginn verlangen',
    keep: 'Frist abwarten',
  },
  withdraw: {
    open: 'Bestellung widerrufen',
    title: 'Bestellung widerrufen?',
    text: 'Ab sofort wird nicht weiter beraten und entworfen; ein gebuchtes Erstgespräch entfällt. Hast du den frühen Beginn verlangt, bezahlst du, was bis jetzt geleistet ist. Die Bestätigung kommt per E-Mail.',
    textOfEnded:
      'Deine Gründung ist schon beendet; der Widerruf beendet auch den Vertrag. Unsere Rechnung wird storniert. Hast du den frühen Beginn verlangt, bezahlst du, was bis dahin geleistet war. Die Bestätigung kommt per E-Mail.',
    choose: 'Was möchtest du widerrufen?',
    firm: 'Nur den Vertrag mit der Kanzlei',
    firmHelp: 'Unser Vertrag besteht weiter; die Leistung der Kanzlei kannst du neu bestellen.',
    only: 'Die ganze Bestellung: unseren Vertrag und den mit der Kanzlei',
    onlyHelp: 'Deine Angaben bleiben, und du kannst später neu bestellen.',
    end: 'Die ganze Bestellung widerrufen und die Gründung beenden',
    endHelp: 'Die Gründung endet sofort und lässt sich nicht wieder aufnehmen.',
    reason: 'Bestellung widerrufen',
    submit: 'Widerruf bestätigen',
    keep: 'Bestellung behalten',
  },
  withdrawFirm: {
    open: 'Vertrag mit der Kanzlei widerrufen',
    title: 'Vertrag mit der Kanzlei widerrufen?',
    text: 'Die Kanzlei berät und entwirft ab sofort nicht weiter; ein gebuchtes Erstgespräch entfällt. Hast du den frühen Beginn verlangt, bezahlst du ihr, was bis jetzt geleistet ist. Unser Vertrag besteht weiter, denn seine Frist ist vorbei; die Leistung der Kanzlei kannst du neu bestellen. Die Bestätigung kommt per E-Mail.',
    submit: 'Widerruf bestätigen',
    keep: 'Vertrag behalten',
  },
} as const;
