import { partyNames } from '#domain/foundations/party-names.ts';
import { actorNames, statusNames } from '#domain/foundations/shown-names.ts';
import type { Party, Status } from '#domain/foundations/statuses.ts';
import { legalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';

export const staffFoundations = {
  foundations: {
    former: '{{name}} (nicht mehr im Team)',
    mine: 'Ich',
    nobody: 'Niemand',
    messages_one: 'Eine neue Nachricht',
    messages_other: '{{count}} neue Nachrichten',
  },
  foundation: {
    back: 'Alle Gründungen',
    backToday: 'Zurück zu Heute',
    head: 'Diese Gründung',
    peopleCount: '{{count}} Beteiligte',
    others_one: '{{names}} hat das auch offen',
    others_other: '{{names}} haben das auch offen',
    tabs: {
      label: 'Seiten dieser Gründung',
      foundation: 'Übersicht',
      'foundation-documents': 'Unterlagen',
      'foundation-communication': 'Kommunikation',
      'foundation-money': 'Geld',
      'foundation-identification': 'Identifizierung',
      'foundation-messages': 'Nachrichten',
      'foundation-sheets': 'Datenblätter',
      'foundation-history': 'Verlauf',
      'foundation-technical': 'Technik',
    },
    dueAt: 'Termin: {{instant}}',
    overdueSince: 'Überfällig seit {{date}}',
    changesBy: '{{who}}: Änderungen angefordert',
    cancelledBy: '{{who}}: Gründung abgebrochen',
    commands: 'Was du jetzt tun kannst',
    noCommands:
      'Gerade sind andere am Zug; worauf gewartet wird, steht oben. Dauert es zu lange, ruf an oder schreib: Wie du die Beteiligten erreichst, steht auf dieser Seite.',
    changesBefore: '{{who}} hat am {{instant}} um Änderungen gebeten',
    addedSince_one: 'Seitdem ist eine Unterlage hinzugekommen.',
    addedSince_other: 'Seitdem sind {{count}} Unterlagen hinzugekommen.',
    unchanged: 'Seit um Änderungen gebeten wurde, ist keine Unterlage hinzugekommen.',
    rejected: 'Das Mitglied bittet um einen anderen Termin als {{instant}}',
    failed: {
      title: 'Etwas ließ sich nicht ausführen',
      what: 'Noch einmal versuchen hilft erst, wenn die Ursache behoben ist. Sag der Technik Bescheid und nenne das Aktenzeichen.',
    },
    link: {
      ends: 'Der Link für das Notariat endet am {{instant}}',
      ended: 'Der Link für das Notariat ist seit {{instant}} ungültig',
      what: 'Wird er noch gebraucht, erneuere ihn; das Notariat erhält dann eine neue E-Mail.',
    },
    acceptance: {
      none: 'Das Mitglied hat die Unterlagen noch nicht angenommen. Freigeben kannst du sie trotzdem.',
      all: 'Das Mitglied hat diese Fassungen am {{instant}} gelesen und angenommen.',
      some: 'Das Mitglied hat am {{instant}} einen Teil dieser Fassungen angenommen.',
    },
    order: {
      none: 'Paket noch nicht bestellt',
      ordered: 'Paket bestellt am {{date}}, {{price}} inkl. MwSt.',
      orderedOn: 'Paket bestellt am {{date}}',
      early: 'früher Beginn verlangt',
      notBefore: 'Beginn erst nach dem {{date}}',
      withdrawn: 'widerrufen am {{date}}',
      released: 'aufgehoben am {{date}}',
      noInvoice: 'noch ohne Rechnung, weil das Mitglied die Adresse nicht angegeben hat',
      invoice: {
        open: 'Rechnung {{number}} offen',
        paid: 'Rechnung {{number}} bezahlt',
        overdue: 'Rechnung {{number}} überfällig',
        cancelled: 'Rechnung {{number}} storniert',
      },
    },
    parked: {
      title: 'Diese Ansicht steht still',
      what: 'Seit {{instant}} ließ sich ein Ereignis nicht in die Ansicht übernehmen. Die Gründung selbst läuft weiter; was hier steht, ist alt. Die Sachbearbeitung kann das Ereignis unter „Betrieb“ erneut verarbeiten.',
    },
    obstacles: {
      title: 'Was im Weg steht',
      ball: 'Am Zug: {{who}}, bis {{date}}',
    },
    requests: {
      title: 'Änderungswünsche',
      by: '{{who}}, {{instant}}',
      answer: 'Antwort: {{answer}}',
      version: 'Neue Fassung: {{title}}',
      open: 'Noch offen',
    },
    due: 'Fällig: {{date}}',
    founders: {
      title: 'Wer gründet',
      none: 'Noch nicht angegeben',
      articles: 'Gesellschaftsvertrag',
      kinds: { 'model-protocol': 'Musterprotokoll', own: 'Eigener Gesellschaftsvertrag' },
      open: 'Noch nicht sicher',
      unsure: { people: 'wer gründet', shares: 'die Anteile', directors: 'die Geschäftsführung' },
      mandate: 'Mandat',
      states: {
        none: 'Noch keins',
        pending: 'Noch nicht angenommen',
        accepted: 'Angenommen',
        declined: 'Abgelehnt',
        withdrawn: 'Widerrufen',
      },
      director: 'Geschäftsführung',
      alone: 'vertritt allein',
      jointly: 'vertritt gemeinsam',
      selfDealing: 'von § 181 BGB befreit',
      missing: 'Persönliche Angaben fehlen',
      minor: 'Minderjährig, noch zu klären',
      cleared: 'Minderjährig, von der Kanzlei geklärt',
      identified: 'Identifiziert',
      unidentified: 'Noch nicht identifiziert',
      checking: 'Identifizierung wird geprüft',
      accepted: 'Mit den neuesten Entwürfen einverstanden',
      unreleased: 'Hat die Kanzlei noch nicht von der Schweigepflicht entbunden',
      joined: 'Nimmt mit eigenem Konto teil',
      invited: 'Eingeladen',
      withoutAccount: 'Ohne eigenes Konto',
    },
    coreData: {
      title: 'Kerndaten',
      empty: 'Das Mitglied hat noch nichts eingetragen.',
      companyName: 'Firma',
      city: 'Sitz',
      legalForm: 'Rechtsform',
      ...namesIn(legalFormNames, 'de'),
      shareCapitalCents: 'Stammkapital',
      totalShareholders: 'Gesellschafter',
      businessAddress: 'Geschäftsanschrift',
      fiscalYearEnd: 'Ende des Geschäftsjahrs',
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
      owner: 'Zuständig',
      standIn: 'Vertretung',
      noOwner: 'Noch niemand',
      deedDate: 'Tag der Urkunde',
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
      toChoose: 'zur Wahl: {{dates}}',
      objection: 'Einwand gegen {{date}} von {{name}}: {{reason}}',
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
      hidden: 'nur für uns sichtbar, bis sie in die Prüfung geht',
      withdrawn: 'zurückgezogen',
      sentBack: 'zurückgegeben',
      deleted: 'gelöscht',
      notScanned:
        'Kein Virenscanner eingerichtet: Diese Dateien wurden nicht auf Schadsoftware geprüft.',
    },
    timeline: {
      title: 'Verlauf',
      all: 'Alle {{count}} Einträge zeigen',
      reason: 'Grund: „{{reason}}“',
      noted: '{{obstacle}}: „{{note}}“',
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
      'Die Kanzlei prüft die Unterlagen. Danach gibt sie sie frei und schickt sie dem Notariat, oder sie fordert Änderungen von uns an.',
    'notary-appointment-pending':
      'Die Unterlagen sind freigegeben. Frag im genannten Notariat nach einem Termin und schlage ihn vor. Die Entwürfe bekommt es von der Kanzlei; von hier gehen nur Links und Termine hinaus.',
    'notary-appointment-confirmation-pending':
      'Das Mitglied hat den Vorschlag; es bestätigt den Termin oder bittet um einen anderen.',
    'foundation-certificate-pending':
      'Das Notariat bekommt von uns einen Link per E-Mail und lädt nach der Beurkundung die Gründungsurkunde hoch. Konnte die E-Mail nicht hinausgehen, steht sie unter „Betrieb“.',
    'bank-account-pending': 'Das Mitglied eröffnet mit der Gründungsurkunde das Geschäftskonto.',
    'share-capital-payment-pending':
      'Das Mitglied zahlt das Stammkapital ein und lädt den Kontoauszug hoch.',
    'register-record-pending':
      'Das Notariat meldet die Gesellschaft an und lädt den Registerauszug hoch, sobald sie eingetragen ist.',
    completed: 'Die Gesellschaft steht im Handelsregister; die Gründung ist abgeschlossen.',
    cancelled: 'Diese Gründung wurde abgebrochen und lässt sich nicht wieder aufnehmen.',
  } satisfies Record<Status, string>,
  nowWithoutPeople: 'Das Mitglied gibt an, wer gründet.',
  nowWithoutOrder:
    'Das Paket ist nicht bestellt. Bis das Mitglied bestellt, wird nicht beraten und nicht entworfen.',
  nowAsked:
    'Das Notariat ist gefragt und sucht einen Termin; wir warten auf seine Antwort. Nennt es einen, schlag ihn vor.',
  nowWithLink:
    'Das Notariat hat einen Link per E-Mail, der bis zum {{until}} gilt, und lädt nach der Beurkundung die Gründungsurkunde hoch. Ob er geöffnet wurde, zeigt die Seite „Kommunikation“.',
  nowWithoutLink:
    'Das Notariat hat gerade keinen Link, mit dem es die Gründungsurkunde hochladen könnte. Erneuere ihn, dann bekommt es eine E-Mail.',
  nowFor: {
    lawyer: {
      'notary-appointment-pending':
        'Die Unterlagen sind freigegeben. Unser Team fragt im Notariat nach einem Termin; die Entwürfe schickst du dem Notariat selbst, von hier gehen nur Links und Termine hinaus.',
      'consultation-pending':
        'Das Erstgespräch steht in deinem Kalender. Nach dem Termin geht es von selbst weiter; war es früher zu Ende, schließt die Sachbearbeitung es ab. Findet es online statt, schick dem Mitglied vorher den Link.',
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
    'co-founder': 'Wartet auf Mitgründende',
    staff: 'Wartet auf unser Team',
    lawyer: 'Wartet auf die Kanzlei',
    notary: 'Wartet auf das Notariat',
    bank: 'Wartet auf die Bank',
    court: 'Wartet auf das Registergericht',
    nobody: 'Abgeschlossen',
  } satisfies Record<Party, string>,
  actor: namesIn(actorNames, 'de'),
  party: namesIn(partyNames, 'de'),
  status: namesIn(statusNames, 'de'),
  /** Commands that have no button in the console. */
  assign: {
    button: 'Zuteilen',
    me: '{{name}} (ich)',
    done_one: '{{count}} Gründung ist jetzt bei {{name}}',
    done_other: '{{count}} Gründungen sind jetzt bei {{name}}',
  },
} as const;

export const handle = { texts: { staffFoundations } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffFoundations: typeof staffFoundations;
  }
}
