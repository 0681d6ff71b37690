import type { CommandName } from '#domain/foundations/names.ts';
import type { Party, Status } from '#domain/foundations/statuses.ts';

export const staffFoundations = {
  foundations: {
    title: 'Gründungen',
    count_one: '{{count}} Gründung',
    count_other: '{{count}} Gründungen',
    status: 'Status',
    everyStatus: 'Jeder Status',
    waitingOn: 'Wartet auf',
    everyParty: 'Alle',
    search: 'Firma, Ort oder Person',
    reset: 'Auswahl aufheben',
    empty: 'Noch gibt es keine Gründung.',
    emptyHint: 'Sobald ein Mitglied eine Gründung beginnt, steht sie hier.',
    nothing: 'Dazu passt keine Gründung.',
    nothingHint: 'Versuche es mit einem Teil des Namens oder hebe die Auswahl auf.',
  },
  foundation: {
    back: 'Alle Gründungen',
    dueAt: 'Termin: {{instant}}',
    temporal: 'Ablauf in Temporal',
    temporalHint: 'Öffnet den Ablauf dieser Gründung in einem neuen Tab.',
    changesBy: '{{who}}: Änderungen erbeten',
    cancelledBy: '{{who}}: Gründung abgebrochen',
    commands: 'Was du jetzt tun kannst',
    noCommands: 'Für deine Rolle ist gerade nichts zu tun.',
    changesBefore: '{{who}} hat am {{instant}} um Änderungen gebeten',
    addedSince_one: 'Seitdem ist eine Unterlage hinzugekommen.',
    addedSince_other: 'Seitdem sind {{count}} Unterlagen hinzugekommen.',
    unchanged: 'Seit um Änderungen gebeten wurde, ist keine Unterlage hinzugekommen.',
    rejected: 'Das Mitglied bittet um einen anderen Termin als {{instant}}',
    failed: {
      title: 'Etwas ließ sich nicht ausführen',
      what: 'Noch einmal versuchen hilft hier nicht. Sag der Technik Bescheid und nenne das Aktenzeichen.',
    },
    link: {
      ends: 'Der Link für das Notariat endet am {{instant}}',
      ended: 'Der Link für das Notariat ist seit {{instant}} ungültig',
      what: 'Wird er noch gebraucht, erneuere ihn; das Notariat erhält dann eine neue E-Mail.',
    },
    order: {
      none: 'Paket noch nicht bestellt',
      ordered: 'Paket bestellt am {{date}}, {{price}} inkl. MwSt.',
      early: 'früher Beginn verlangt',
      notBefore: 'Beginn erst nach dem {{date}}',
      withdrawn: 'widerrufen am {{date}}',
      noInvoice: 'Rechnung wartet auf die Adresse',
      invoice: {
        open: 'Rechnung {{number}} offen',
        paid: 'Rechnung {{number}} bezahlt',
        overdue: 'Rechnung {{number}} überfällig',
        cancelled: 'Rechnung {{number}} storniert',
      },
    },
    parked: {
      title: 'Diese Ansicht steht still',
      what: 'Seit {{instant}} ließ sich ein Ereignis nicht in die Ansicht übernehmen. Die Gründung selbst läuft weiter; was hier steht, ist alt. Der Betrieb kann das Ereignis unter „Geparkt“ erneut verarbeiten.',
    },
    coreData: {
      title: 'Kerndaten',
      empty: 'Das Mitglied hat noch nichts eingetragen.',
      companyName: 'Firma',
      city: 'Sitz',
      legalForm: 'Rechtsform',
      ug: 'UG (haftungsbeschränkt)',
      gmbh: 'GmbH',
      shareCapitalCents: 'Stammkapital',
      totalShareholders: 'Gesellschafter',
      companyPurpose: 'Gegenstand',
      description: 'Vorhaben',
      website: 'Website',
    },
    shareholders: {
      alone: 'eine Person',
      two: 'zwei',
      three: 'drei',
      'more-than-three': 'mehr als drei',
      unknown: 'noch offen',
      other: 'anders',
    },
    people: {
      title: 'Beteiligte und Termine',
      founder: 'Gründerin oder Gründer',
      lawFirm: 'Kanzlei',
      consultation: 'Erstgespräch',
      phone: 'telefonisch',
      online: 'online',
      declined: 'Auf das Erstgespräch wurde verzichtet.',
      notBooked: 'Noch nicht vereinbart',
      notary: 'Notariat der Wahl',
      noNotary: 'Noch nicht genannt',
      appointment: 'Notartermin',
      noAppointment: 'Noch kein Vorschlag',
      onlineAppointment: 'online',
      confirmed: 'vom Mitglied bestätigt',
      unconfirmed: 'noch nicht bestätigt',
      link: 'Link für das Notariat',
      linkUntil: 'gültig bis {{instant}}',
      bank: 'Geschäftskonto',
      bankOpened: 'eröffnet',
      bankPending: 'noch nicht eröffnet',
      with: 'mit {{name}}',
    },
    documents: {
      title: 'Unterlagen',
      empty: 'Noch liegt hier nichts.',
      emptyHint: 'Entwürfe, Gründungsurkunde, Kontoauszug und Registerauszug erscheinen hier.',
      download: '{{title}} herunterladen',
      modified: 'geändert {{instant}}',
      version: 'Fassung {{version}}',
      newestVersion: 'Fassung {{version}}, die neueste',
      olderVersion: 'Fassung {{version}}, überholt',
      hash: 'Prüfsumme {{hash}}',
      released: 'für das Mitglied sichtbar',
      hidden: 'noch nur für uns sichtbar',
      'foundation-certificate': 'Gründungsurkunde',
      'bank-confirmation': 'Einzahlungsnachweis',
      'register-extract': 'Registerauszug',
      notScanned:
        'Kein Virenscanner eingerichtet: Diese Dateien wurden nicht auf Schadsoftware geprüft.',
    },
    timeline: {
      title: 'Verlauf',
      all: 'Alle {{count}} Einträge zeigen',
      reason: 'Grund: „{{reason}}“',
    },
  },
  now: {
    'start-pending': 'Das Mitglied trägt die Kerndaten ein.',
    'consultation-appointment-select-pending':
      'Das Mitglied wählt einen Termin für das Erstgespräch oder verzichtet darauf.',
    'consultation-pending':
      'Das Erstgespräch steht im Kalender. Nach dem Termin geht es von selbst weiter; war es früher zu Ende, schließt du es hier ab.',
    'documents-pending':
      'Lege die Entwürfe der Kanzlei ab und gib sie in die Prüfung, wenn sie vollständig sind.',
    'review-pending':
      'Die Kanzlei prüft die Unterlagen. Danach gehen sie an das Notariat oder zurück an uns.',
    'notary-appointment-pending':
      'Die Unterlagen sind freigegeben. Erfrage im genannten Notariat einen Termin und schlage ihn vor.',
    'notary-appointment-confirmation-pending':
      'Das Mitglied hat den Vorschlag; es bestätigt den Termin oder bittet um einen anderen.',
    'foundation-certificate-pending':
      'Das Notariat hat einen Link erhalten und lädt nach der Beurkundung die Gründungsurkunde hoch.',
    'bank-account-pending': 'Das Mitglied eröffnet mit der Gründungsurkunde das Geschäftskonto.',
    'share-capital-payment-pending':
      'Das Mitglied zahlt das Stammkapital ein und lädt den Kontoauszug hoch.',
    'register-record-pending':
      'Das Notariat meldet die Gesellschaft an und lädt den Registerauszug hoch, sobald sie eingetragen ist.',
    completed: 'Die Gesellschaft steht im Handelsregister. Hier ist nichts mehr zu tun.',
    cancelled: 'Diese Gründung wurde abgebrochen. Hier ist nichts mehr zu tun.',
  } satisfies Record<Status, string>,
  nowWithoutOrder:
    'Das Paket ist nicht bestellt. Bis das Mitglied bestellt, wird nicht beraten und nicht entworfen.',
  nowFor: {
    lawyer: {
      'consultation-pending':
        'Das Erstgespräch steht in deinem Kalender. Nach dem Termin geht es von selbst weiter; war es früher zu Ende, schließt der Betrieb es ab. Findet es online statt, schick dem Mitglied vorher den Link.',
    },
  },
  noCommandsFor: {
    lawyer: {
      'consultation-pending':
        'Du führst das Erstgespräch; bestätigen oder abschließen musst du hier nichts.',
    },
  },
  waitingFor: {
    founder: 'Wartet auf das Mitglied',
    staff: 'Wartet auf unser Team',
    lawyer: 'Wartet auf die Kanzlei',
    notary: 'Wartet auf das Notariat',
    nobody: 'Abgeschlossen',
  } satisfies Record<Party, string>,
  actor: {
    founder: 'Mitglied',
    staff: 'Unser Team',
    lawyer: 'Kanzlei',
    notary: 'Notariat',
    timer: 'Automatisch',
  },
  party: {
    founder: 'Mitglied',
    staff: 'Unser Team',
    lawyer: 'Kanzlei',
    notary: 'Notariat',
    nobody: 'Niemand',
  } satisfies Record<Party, string>,
  status: {
    'start-pending': 'Kerndaten fehlen',
    'consultation-appointment-select-pending': 'Erstgespräch offen',
    'consultation-pending': 'Erstgespräch gebucht',
    'documents-pending': 'Unterlagen in Arbeit',
    'review-pending': 'Unterlagen in Prüfung',
    'notary-appointment-pending': 'Notartermin gesucht',
    'notary-appointment-confirmation-pending': 'Termin vorgeschlagen',
    'foundation-certificate-pending': 'Gründungsurkunde erwartet',
    'bank-account-pending': 'Geschäftskonto offen',
    'share-capital-payment-pending': 'Stammkapital offen',
    'register-record-pending': 'Registerauszug erwartet',
    completed: 'Eingetragen',
    cancelled: 'Abgebrochen',
  } satisfies Record<Status, string>,
  /** Commands that have no button in the console. */
  commandName: {
    'start-foundation': 'Gründung beginnen',
    'submit-core-data': 'Kerndaten einreichen',
    'correct-core-data': 'Kerndaten berichtigen',
    'name-notary': 'Notariat nennen',
    'order-package': 'Paket bestellen',
    'withdraw-order': 'Bestellung widerrufen',
    'book-consultation': 'Erstgespräch buchen',
    'decline-consultation': 'Auf das Erstgespräch verzichten',
    'cancel-consultation': 'Erstgespräch absagen',
    'confirm-notary-appointment': 'Notartermin bestätigen',
    'reject-notary-appointment': 'Anderen Notartermin erbitten',
    'receive-foundation-certificate': 'Gründungsurkunde hochladen',
    'open-bank-account': 'Kontoeröffnung bestätigen',
    'receive-bank-confirmation': 'Kontoauszug hochladen',
    'receive-register-extract': 'Registerauszug hochladen',
  } satisfies Partial<Record<CommandName, string>>,
  column: {
    foundation: 'Gründung',
    line: 'Stand',
    task: 'Aufgabe',
    status: 'Status',
    waitingOn: 'Wartet auf',
    since: 'Seit',
    due: 'Fällig',
    started: 'Begonnen',
    open: 'Öffnen',
    openNamed: '{{name}} öffnen',
  },
  failed: {
    menu: 'Gescheitert',
    title: 'Gescheiterte Befehle',
    intro:
      'Diese Befehle ließen sich nicht ausführen, und noch einmal versuchen hilft nicht. Sag der Technik Bescheid und nenne das Aktenzeichen. Gelingt später ein anderer Befehl dieser Gründung, verschwindet der Eintrag.',
    formation: 'Gründung',
    command: 'Befehl und Fehler',
    by: 'Von',
    since: 'Seit',
    empty: 'Kein Befehl ist gescheitert.',
    emptyHint: 'Was sich nicht ausführen lässt, steht hier.',
  },
  parked: {
    menu: 'Geparkt',
    title: 'Geparkte Ereignisse',
    intro:
      'Diese Ereignisse ließen sich nicht in die Ansichten übernehmen. Die Gründung selbst hat nichts verloren; ihre Anzeige steht still, bis das Ereignis erneut verarbeitet ist.',
    revision: 'Ereignis {{revision}}',
    stream: 'Gründung',
    error: 'Fehler',
    attempts: 'Versuche',
    since: 'Seit',
    redrive: 'Erneut verarbeiten',
    redriveAll: 'Alle erneut verarbeiten',
    allRedriven: 'Alle werden erneut verarbeitet',
    waiting:
      'Eine neuere Fassung des Programms kennt es vielleicht; bei jedem Start wird es von selbst noch einmal versucht.',
    doneBefore: 'Das hat schon jemand erledigt.',
    redriven: 'Wird erneut verarbeitet',
    empty: 'Nichts ist geparkt.',
    emptyHint: 'Alle Ereignisse sind in den Ansichten angekommen.',
  },
} as const;

export const handle = { texts: { staffFoundations } };

declare module '../../../kit/texts/namespaces.ts' {
  interface Namespaces {
    staffFoundations: typeof staffFoundations;
  }
}
