import type { ShownStatus } from '#domain/foundations/shown-status.ts';

/** What the current station is about, which only the page of a foundation says. */
export const station = {
  'start-pending': {
    title: 'Erzähl uns von deiner Gesellschaft',
    paragraph:
      'Nach deinen Angaben entwirft die Kanzlei den Gesellschaftsvertrag; Liste und Anmeldung kommen vom Notariat. Für das Formular brauchst du etwa zehn Minuten; bis zur Freigabe der Unterlagen kannst du alles noch berichtigen.',
  },
  'consultation-appointment-select-pending': {
    title: 'Wann passt dir das Erstgespräch?',
    paragraph:
      'In 90 Minuten klärst du mit einer Anwältin oder einem Anwalt der Kanzlei, ob die Rechtsform zu deinem Vorhaben passt und was in den Gesellschaftsvertrag gehört. Das Erstgespräch ist im Paket enthalten.',
  },
  'people-pending': {
    title: 'Wer gründet die Gesellschaft?',
    paragraph:
      'Wer Anteile übernimmt oder die Geschäfte führt, steht im Gesellschaftsvertrag, in der Gesellschafterliste und in der Anmeldung. Die Kanzlei prüft mit den Namen, ob sie das Mandat annehmen kann.',
  },
  'order-pending': {
    title: 'Bestelle dein Gründungspaket',
    paragraph:
      'Deine Kerndaten sind da. Beratung und Entwürfe beginnen erst, wenn du das Paket bestellt hast; bis dahin ist alles kostenlos, und deine Angaben bleiben gespeichert.',
  },
  'order-waiting': {
    title: 'Nach der Widerrufsfrist geht es los',
    paragraph:
      'Deine Bestellung ist da. Du hast nicht verlangt, dass vor Ablauf der Widerrufsfrist begonnen wird; sie endet am {{day}}. Beratung und Entwürfe beginnen danach.',
  },
  'order-withdrawn': {
    title: 'Deine Bestellung ist widerrufen',
    paragraph:
      'Kanzlei und Team arbeiten nicht weiter, solange keine Bestellung vorliegt. Deine Angaben und die Unterlagen, die schon bereitliegen, bleiben erhalten.',
  },
  'consultation-pending': {
    title: 'Dein Erstgespräch ist gebucht',
    paragraph:
      'Im Erstgespräch werden Rechtsform, Anteile und Geschäftsführung geklärt. Leg dir bereit, was schon feststeht; was noch offen ist, klärt ihr dort.',
  },
  'consultation-was': {
    title: 'Der Termin deines Erstgesprächs ist vorbei',
    paragraph:
      'Die Kanzlei hält das Ergebnis fest. Sobald das Erstgespräch abgeschlossen ist, entwirft sie daraus deine Unterlagen.',
  },
  'documents-pending': {
    title: 'Deine Unterlagen entstehen',
    paragraph:
      'Gesellschaftsvertrag (auch Satzung genannt) oder Musterprotokoll kommen von der Kanzlei; unser Team stellt den Entwurf hier bereit. Gesellschafterliste und Anmeldung folgen nach der Freigabe vom Notariat. Du bekommst eine E-Mail, sobald der Entwurf zur Prüfung vorliegt.',
  },
  'documents-changes': {
    title: 'Deine Unterlagen werden geändert',
    paragraph:
      'In der Prüfung gab es einen Änderungswunsch. Unser Team lässt die Entwürfe von der Kanzlei anpassen und stellt sie danach noch einmal zur Prüfung bereit.',
  },
  'documents-mandate': {
    title: 'Die Kanzlei prüft das Mandat',
    paragraph:
      'Sie prüft, ob sie für alle Beteiligten tätig werden darf; vorher entwirft sie nichts.',
  },
  'documents-details': {
    title: 'Für die Unterlagen fehlen Angaben',
    paragraph:
      'Unter „Wer gründet“ siehst du, bei wem etwas fehlt; wer beigetreten ist, trägt es selbst ein.',
  },
  'documents-identification': {
    title: 'Jemand muss sich noch ausweisen',
    paragraph:
      'Das verlangt das Geldwäschegesetz von allen, die gründen oder die Geschäfte führen; vorher darf die Kanzlei nichts entwerfen.',
  },
  'documents-checking': {
    title: 'Wir prüfen noch Angaben',
    paragraph:
      'Alle haben eingereicht, womit sie sich ausweisen. Unser Team sieht es durch; vorher darf die Kanzlei nichts entwerfen.',
  },
  'review-pending': {
    title: 'Deine Unterlagen werden geprüft',
    paragraph:
      'Die Kanzlei prüft den Entwurf, bevor er ans Notariat geht. Lies ihn auch selbst: Was dir auffällt, lässt sich jetzt ohne Kosten ändern.',
  },
  'notary-appointment-pending': {
    title: 'Wir fragen nach deinem Notartermin',
    paragraph:
      'Gesellschaften werden vor einer Notarin oder einem Notar gegründet. Unser Team fragt in dem Notariat, das du genannt hast, nach freien Zeiten und schlägt dir einen Termin vor. Die Entwürfe schickt ihm die Kanzlei.',
  },
  'notary-unnamed': {
    title: 'Welches Notariat soll es sein?',
    paragraph:
      'Gesellschaften werden vor einer Notarin oder einem Notar gegründet. Du suchst das Notariat aus, wir dürfen keines vermitteln; dann fragen wir dort nach einem Termin.',
  },
  'notary-appointment-confirmation-pending': {
    title: 'Passt dir dieser Notartermin?',
    paragraph: 'Antworte {{by}}, sonst kann das Notariat den Termin anderweitig vergeben.',
    bring:
      'Personalausweis oder Reisepass von allen Beteiligten; für das Online-Verfahren den Ausweis mit Online-Funktion und PIN',
  },
  'foundation-certificate-pending': {
    title: 'Dein Notartermin steht',
    paragraph:
      'Zum Termin kommen alle Gesellschafter und Geschäftsführer mit Personalausweis oder Reisepass; online brauchen alle einen Ausweis mit Online-Funktion und PIN. Danach lädt das Notariat die Gründungsurkunde hier hoch.',
  },
  'certificate-after': {
    title: 'Die Gründungsurkunde kommt vom Notariat',
    paragraph:
      'Dein Notartermin war am {{date}}. Das Notariat lädt die Gründungsurkunde, also die beurkundete Fassung des Gesellschaftsvertrags, hier hoch.',
  },
  'bank-account-pending': {
    title: 'Eröffne das Geschäftskonto',
    paragraph:
      'Mit der Gründungsurkunde eröffnest du bei einer Bank deiner Wahl ein Konto auf den Namen der Gesellschaft „in Gründung“ (i. G.). Die Urkunde liegt bei deinen Unterlagen; die Bank verlangt meist eine beglaubigte Abschrift: auf Papier mit Siegel, elektronisch als signierte Datei, unverändert weitergeschickt. Denk auch ans Finanzamt: Der Fragebogen zur steuerlichen Erfassung ist binnen eines Monats nach dem Notartermin fällig (§ 137 AO).',
  },
  'share-capital-payment-pending': {
    title: 'Zahle das Stammkapital ein',
    paragraph:
      'Jeder Gesellschafter überweist seinen Anteil vom eigenen Konto auf das Geschäftskonto. Den Kontoauszug lädst du hier hoch und schickst ihn deinem Notariat selbst, denn wir leiten keine Unterlagen weiter; mit ihm meldet es die Gesellschaft an.',
  },
  'register-record-pending': {
    title: 'Deine Gesellschaft wird eingetragen',
    paragraph:
      'Das Notariat meldet deine Gesellschaft zum Handelsregister an, dem öffentlichen Verzeichnis der Unternehmen; dazu braucht es den Kontoauszug von dir. Danach prüft das Registergericht. Mit der Eintragung entsteht die {{form}}. Wer vorher in ihrem Namen handelt, haftet persönlich (§ 11 Abs. 2 GmbHG).',
    who: 'Notariat, dann Registergericht',
  },
  completed: {
    title: 'Deine Gesellschaft ist eingetragen',
    paragraph:
      'Die Gründung ist abgeschlossen. Der Registerauszug und alle anderen Dokumente bleiben hier für dich liegen.',
  },
  cancelled: {
    title: 'Diese Gründung ist abgebrochen',
    paragraph:
      'Es geht nichts mehr an Notariat, Bank oder Gericht. Was bis dahin entstanden ist, bleibt hier lesbar; du kannst jederzeit neu beginnen.',
  },
} as const satisfies Record<ShownStatus, object>;
