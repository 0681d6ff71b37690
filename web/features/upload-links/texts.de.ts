import { uploadTexts } from '../../kit/upload/texts.de.ts';

/** The upload pages for notaries, who are addressed formally. */
export const uploadLinks = {
  purposes: {
    'foundation-certificate': {
      kind: 'Gründungsurkunde',
      lead: 'Bitte laden Sie eine beglaubigte Abschrift der Gründungsurkunde als PDF hoch: die elektronische mit ihrer Signatur, so wie sie ist und nicht als Foto, eine auf Papier mit Siegel, eingescannt oder fotografiert. Sie brauchen kein Konto; der Link gilt nur für dieses Dokument und bis zum {{date}}.',
      next: 'Wir prüfen, ob die Datei lesbar ist, und benachrichtigen die Gründerin oder den Gründer. Sie erhalten eine Bestätigung per E-Mail. Für den Registerauszug bekommen Sie später einen eigenen Link.',
      received:
        'Die Gründungsurkunde ist angekommen. Die Gründerin oder der Gründer kann damit das Geschäftskonto eröffnen; eine Bestätigung ist an Sie unterwegs.',
      failed: 'Upload der Gründungsurkunde fehlgeschlagen',
      button: 'Gründungsurkunde hochladen',
    },
    'register-extract': {
      kind: 'Registerauszug',
      lead: 'Bitte laden Sie den Registerauszug als PDF hoch, sobald die Gesellschaft eingetragen ist. Sie brauchen kein Konto; der Link gilt nur für dieses Dokument und bis zum {{date}}.',
      next: 'Wir prüfen, ob die Datei lesbar ist, und benachrichtigen die Gründerin oder den Gründer. Damit ist die Gründung abgeschlossen; Sie erhalten eine Bestätigung per E-Mail.',
      received:
        'Der Registerauszug ist angekommen. Die Gründung ist damit abgeschlossen; eine Bestätigung ist an Sie unterwegs.',
      failed: 'Upload des Registerauszugs fehlgeschlagen',
      button: 'Registerauszug hochladen',
    },
  },
  title: { certificate: 'Gründungsurkunde hochladen', register: 'Registerauszug hochladen' },
  loading: 'Der Link wird geprüft.',
  onPaper: {
    founder: 'Gründerin oder Gründer',
    appointment: 'Beurkundungstermin',
    place: 'Ort',
    online: 'online, per Video',
  },
  deed: {
    deedDate: 'Tag der Beurkundung',
    deedDateHelp: 'Wie in der Urkunde',
    deedNumber: 'Nummer im Urkundenverzeichnis (freiwillig)',
    problem: {
      DEED_DATE_REQUIRED:
        'Der Termin liegt noch vor uns. Bitte geben Sie den Tag der Beurkundung an.',
      DEED_IN_THE_FUTURE: 'Der Tag der Beurkundung liegt in der Zukunft.',
      NOT_A_DATE: 'Bitte geben Sie den Tag vollständig an.',
    },
  },
  entry: {
    title: 'Angaben zur Eintragung, falls zur Hand',
    enteredOn: 'Tag der Eintragung (freiwillig)',
    registerNumber: 'Registernummer (freiwillig)',
    registerNumberHelp: 'Etwa HRB 123456',
    registerCourt: 'Registergericht (freiwillig)',
    registerCourtHelp: 'Etwa Amtsgericht Köln',
    problem: {
      NOT_A_DATE: 'Bitte geben Sie den Tag vollständig an.',
      ENTRY_IN_THE_FUTURE: 'Der Tag der Eintragung liegt in der Zukunft.',
      NOT_A_REGISTER_NUMBER: 'Das sieht nicht nach einer Registernummer aus, etwa HRB 123456.',
      TOO_LONG: 'Das ist zu lang.',
      INVALID: 'Diese Angabe passt nicht.',
    },
  },
  room: {
    text: 'Unterlagen, Datenblatt, Termine und Fragen zu dieser Gründung:',
    link: 'Ihren Raum öffnen',
  },
  after: 'Was danach geschieht',
  questions: 'Fragen? {{phone}}, {{hours}}.',
  notMeant:
    'Diese Anfrage ist nicht für Sie bestimmt? Schließen Sie die Seite; es wurde nichts verändert.',
  hours: 'werktags 9 bis 17 Uhr',
  file: {
    ...uploadTexts,
    made: 'Zum PDF gemacht. Bitte achten Sie darauf, dass alles lesbar ist.',
    problem: {
      ...uploadTexts.problem,
      size: 'Die Datei ist größer als {{size}} MB. Bitte wählen Sie eine kleinere PDF-Datei; Ihr Link bleibt gültig.',
      empty: 'Die Datei ist leer. Bitte ein PDF Dokument auswählen; Ihr Link bleibt gültig.',
      photo:
        'Dieses Bild kann Ihr Browser nicht öffnen. Bitte speichern Sie es als JPEG oder PDF; Ihr Link bleibt gültig.',
      severalFiles:
        'Das waren mehrere Dateien. Bitte wählen Sie genau ein PDF oder Fotos aller Seiten; Ihr Link gilt für eine Datei.',
      damaged:
        'Das PDF ist beschädigt oder unvollständig und lässt sich nicht lesen. Bitte speichern Sie es neu; Ihr Link bleibt gültig.',
      encrypted:
        'Das PDF lässt sich nur mit einem Passwort oder Zertifikat öffnen. Bitte laden Sie eine Fassung ohne diesen Schutz hoch; Ihr Link bleibt gültig.',
      preceded:
        'Vor dem Anfang des PDF steht noch etwas anderes, etwa eine leere Zeile. Bitte laden Sie das Original hoch; Ihr Link bleibt gültig.',
      tooComplex:
        'Das PDF hat so viele einzelne Bestandteile, dass wir es nicht prüfen können. Bitte laden Sie eine einfachere Fassung hoch; Ihr Link bleibt gültig.',
      tooManyPages:
        'Das PDF hat mehr als 500 Seiten. Bitte teilen oder verkleinern Sie es; Ihr Link bleibt gültig.',
      unsafe:
        'Das PDF enthält Skripte, Anhänge oder Verweise auf andere Dateien und wird deshalb nicht angenommen. Ist es signiert, speichern Sie es bitte nicht neu, denn das entfernt die Signatur; antworten Sie dann auf unsere E-Mail. Ihr Link bleibt gültig.',
      notItsTurn: 'Dieses Dokument wird zurzeit nicht erwartet. Es wurde nichts gespeichert.',
      unavailable:
        'Der Dienst ist gerade nicht erreichbar. Es ist nichts verloren, Ihr Link bleibt gültig; bitte versuchen Sie es gleich noch einmal.',
      network:
        'Die Verbindung ist abgebrochen. Es ist nichts verloren, Ihr Link bleibt gültig; bitte versuchen Sie es gleich noch einmal.',
      session:
        'Die Seite war zu lange offen. Öffnen Sie den Link bitte noch einmal aus der E-Mail; er bleibt gültig.',
      tooMany: 'Das waren viele Versuche in kurzer Zeit. Bitte warten Sie eine Minute.',
      unknown:
        'Das Hochladen hat nicht geklappt. Ihr Link bleibt gültig; bitte versuchen Sie es noch einmal.',
    },
  },
  received: 'Vielen Dank',
  sameFile:
    'Genau diese Datei haben wir schon einmal erhalten. Haben wir Sie um eine andere gebeten, rufen Sie uns bitte an.',
  stored: {
    title: 'Die Datei ist sicher gespeichert',
    text: 'Die Verarbeitung dauert gerade länger als sonst. Sie müssen nichts weiter tun und können die Seite schließen; die Bestätigung kommt per E-Mail.',
  },
  used: {
    at: 'Am {{date}} angekommen, vielen Dank',
    title: 'Ist angekommen, vielen Dank',
    text: 'Über diesen Link haben wir Ihr Dokument schon erhalten. Sie müssen nichts weiter tun und können die Seite schließen. War es die falsche Datei, rufen Sie uns bitte an.',
  },
  replaced: {
    title: 'Ein neuerer Link hat diesen ersetzt',
    text: 'Wir haben Ihnen inzwischen eine neuere E-Mail mit einem neuen Link geschickt; dieser hier gilt nicht mehr. Es wurde nichts verändert.',
    next: 'Bitte öffnen Sie den Link aus der neueren E-Mail. Finden Sie sie nicht, rufen Sie uns an; wir senden Ihnen einen neuen.',
  },
  revoked: {
    title: 'Dieser Link wurde zurückgezogen',
    text: 'Wir haben den Link zurückgezogen; mit ihm lässt sich nichts mehr hochladen. Es wurde nichts verändert.',
    next: 'Brauchen wir noch ein Dokument von Ihnen, bekommen Sie eine neue E-Mail mit einem neuen Link. Warten Sie darauf, rufen Sie uns bitte an.',
  },
  sentBack: {
    title: 'Wir brauchen das Dokument noch einmal',
    text: 'Eine Datei haben wir schon erhalten und zurückgegeben. {{reason}} Bitte laden Sie das richtige Dokument hoch.',
  },
  invalid: {
    title: 'Dieser Link ist ungültig oder abgelaufen',
    text: 'Er ist abgelaufen, wurde schon verwendet oder ist unvollständig. Jeder Link gilt für ein Dokument und für eine Datei. Es wurde nichts verändert.',
    next: 'Öffnen Sie den Link bitte noch einmal aus der E-Mail. Hilft das nicht, rufen Sie uns an; wir senden Ihnen einen neuen.',
  },
  offline: {
    title: 'Wir erreichen den Dienst gerade nicht',
    text: 'Es ist nichts verloren, Ihr Link bleibt gültig. Bitte versuchen Sie es gleich noch einmal.',
  },
  noScript:
    'Diese Seite braucht JavaScript, um Ihren Link zu prüfen und die Datei zu übertragen. Bitte schalten Sie es für diese Seite ein oder rufen Sie uns an: {{phone}}.',
} as const;

export const handle = { texts: { uploadLinks } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    uploadLinks: typeof uploadLinks;
  }
}
