import { attachTexts, uploadTexts } from '../../kit/upload/texts.de.ts';

/** The room of a notary, who is addressed formally. */
export const rooms = {
  title: 'Raum des Notariats',
  loading: 'Der Raum wird geöffnet.',
  head: 'Ihr Raum bis zum Abschluss, Aktenzeichen {{file}}',
  for: 'Für {{notary}}',
  lead: '{{name}} hat Ihr Notariat gewählt. Die Unterlagen sind anwaltlich geprüft, bevor sie hier stehen.',
  again: 'Noch einmal versuchen',
  call: 'Sie warten auf einen Link oder haben eine Frage? Rufen Sie uns an: {{phone}}.',
  noScript:
    'Dieser Raum braucht JavaScript. Bitte schalten Sie es für diese Seite ein oder rufen Sie uns an: {{phone}}.',
  openHere: 'Geöffnet mit dem Code aus Ihrer E-Mail, auf diesem Gerät bis {{until}}.',
  close: 'Raum schließen',
  states: {
    invalid: {
      title: 'Hier ist kein offener Raum',
      text: 'Der Link ist unvollständig, der Raum ist geschlossen, oder er war in diesem Browser noch nicht geöffnet. Bitte öffnen Sie den Link aus der E-Mail.',
    },
    closed: {
      title: 'Der Raum ist geschlossen',
      text: 'Auf diesem Gerät ist nichts mehr zu sehen. Mit dem Link aus der E-Mail und einem neuen Code öffnen Sie ihn wieder.',
    },
    declined: {
      title: 'Wir haben Ihre Absage weitergegeben',
      text: 'Der Raum ist damit geschlossen; Sie müssen nichts weiter tun. Vielen Dank für die Antwort.',
    },
    offline: {
      title: 'Wir erreichen den Dienst gerade nicht',
      text: 'Ihr Link bleibt gültig, und nichts ist verloren. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
  door: {
    title: 'Ihr Raum für diese Gründung',
    lead: 'Unterlagen, Datenblatt, Termine und Fragen. Zum Öffnen brauchen Sie einen Code.',
    ask: 'Wir schicken einen sechsstelligen Code an die Adresse Ihres Notariats, an die auch der Link ging.',
    send: 'Code senden',
    sent: 'Der Code ist unterwegs. Er gilt zehn Minuten und nur in diesem Browser.',
    code: 'Code aus der E-Mail',
    open: 'Raum öffnen',
    askAgain: 'Neuen Code senden',
    why: 'So öffnet auch dann niemand anderes den Raum, wenn die E-Mail mit dem Link weitergeleitet wurde.',
    problem: {
      wrong:
        'Dieser Code passt nicht oder gilt nicht mehr. Bitte prüfen Sie ihn, oder fordern Sie einen neuen an.',
      tooMany:
        'Das waren viele Versuche. Bitte versuchen Sie es später noch einmal, oder rufen Sie uns an.',
      offline: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
  turn: {
    propose: {
      title: 'Wann passt es Ihnen?',
      text: 'Schlagen Sie bis zu drei Zeiten vor. {{name}} wählt eine davon, und der Termin steht.',
    },
    chosen: {
      title: 'Ihre Zeiten sind angekommen',
      text: '{{name}} wählt eine davon. Sie bekommen eine E-Mail, sobald der Termin steht.',
    },
    deed: {
      title: 'Der Termin steht',
      text: 'Nach der Beurkundung laden Sie hier die beglaubigte Abschrift hoch: die elektronische mit ihrer Signatur, so wie sie ist, eine auf Papier mit Siegel, eingescannt.',
    },
    extract: {
      title: 'Das Stammkapital ist eingezahlt',
      text: 'Bitte melden Sie die Gesellschaft zum Handelsregister an, und laden Sie nach der Eintragung den Registerauszug hoch.',
    },
    waiting: {
      title: 'Zurzeit ist nichts zu tun',
      text: 'Wir schreiben Ihnen, sobald Sie an der Reihe sind. Unterlagen und Fragen finden Sie weiterhin hier.',
    },
    completed: {
      title: 'Die Gesellschaft ist eingetragen',
      text: 'Vielen Dank. Der Raum bleibt noch einige Wochen offen.',
    },
    obstacles: 'Noch offen: {{names}}. Unser Team kümmert sich darum.',
  },
  dates: {
    add: { second: 'Zweite Zeit', third: 'Dritte Zeit' },
    day: 'Tag',
    time: 'Uhrzeit',
    timeHelp: 'Deutsche Zeit',
    place: 'Ort, wenn nicht bei Ihnen',
    placeHelp: 'Leer heißt: in Ihrem Notariat',
    onlineField: 'Online, per Videobeurkundung',
    online: 'online',
    withYou: 'bei Ihnen',
    take: 'Zeit übernehmen',
    cancel: 'Abbrechen',
    remove: '{{day}} entfernen',
    send: 'Zeiten senden',
    sent: 'Ihre Zeiten sind angekommen.',
    problem: {
      incomplete: 'Bitte geben Sie Tag und Uhrzeit an.',
      past: 'Diese Zeit liegt schon hinter uns.',
      far: 'Das ist mehr als zwölf Monate voraus.',
      twice: 'Diese Zeit steht schon da.',
    },
  },
  answers: {
    cancel: 'Abbrechen',
    time: 'Uhrzeit',
    lacks: {
      text: 'Bitte sagen Sie in einem Satz, warum.',
      day: 'Bitte geben Sie den Tag an, bei einem neuen Termin auch die Uhrzeit.',
    },
    decline: {
      button: 'Wir können nicht',
      title: 'Die Beurkundung ablehnen',
      text: 'Wir sagen es allen, die gründen; sie wählen dann ein anderes Notariat. Dieser Raum schließt sofort.',
      reason: 'Grund, in einem Satz',
      send: 'Ablehnen',
      done: 'Ihre Absage ist angekommen.',
    },
    'did-not-take-place': {
      button: 'Termin fand nicht statt',
      title: 'Der Termin fand nicht statt',
      text: 'Der Termin gilt dann nicht mehr. Nennen Sie gleich einen anderen, schlagen wir ihn vor.',
      reason: 'Was war der Grund?',
      day: 'Neuer Tag (freiwillig)',
      send: 'Mitteilen',
      done: 'Wir haben es weitergegeben.',
    },
    'documents-returned': {
      button: 'Unterlagen müssen geändert werden',
      title: 'Die Unterlagen zurückgeben',
      text: 'Die Unterlagen gehen zur Überarbeitung zurück und werden neu geprüft; ein vereinbarter Termin gilt dann nicht mehr. Für eine einzelne Rückfrage genügt eine Nachricht.',
      reason: 'Was soll anders sein?',
      send: 'Zurückgeben',
      done: 'Die Unterlagen gehen zurück; Sie finden hier, was geändert wurde.',
    },
    'interim-order': {
      button: 'Zwischenverfügung',
      title: 'Zwischenverfügung des Registergerichts',
      text: 'Unser Team und die Kanzlei kümmern sich darum und antworten Ihnen hier.',
      reason: 'Was verlangt das Gericht?',
      day: 'Frist bis',
      send: 'Melden',
      done: 'Die Zwischenverfügung ist gemeldet.',
    },
    'court-advance': {
      button: 'Kostenvorschuss',
      title: 'Kostenvorschuss des Registergerichts',
      text: 'Wir sagen es der Person, die die Gründung leitet; sie zahlt ihn.',
      reason: 'Betrag und Kassenzeichen',
      day: 'Frist bis (freiwillig)',
      send: 'Melden',
      done: 'Der Kostenvorschuss ist gemeldet.',
    },
  },
  failed: {
    notNow:
      'Das ist gerade nicht möglich. Es wurde nichts verändert; laden Sie die Seite neu, oder schreiben Sie uns.',
    past: 'Eine dieser Zeiten ist schon vorbei. Bitte wählen Sie eine andere.',
    invalid: 'Eine Angabe passt nicht. Bitte prüfen Sie Tag und Text.',
    gone: 'Der Raum ist inzwischen geschlossen. Es wurde nichts verändert.',
    away: 'Der Dienst ist gerade nicht erreichbar. Es ist nichts verloren; bitte versuchen Sie es gleich noch einmal.',
  },
  upload: {
    start: {
      'foundation-certificate': 'Gründungsurkunde hochladen',
      'register-extract': 'Registerauszug hochladen',
    },
    done: {
      'foundation-certificate':
        'Die Gründungsurkunde ist angekommen. Sobald das Stammkapital eingezahlt ist, schreiben wir Ihnen wieder.',
      'register-extract':
        'Der Registerauszug ist angekommen. Die Gründung ist damit abgeschlossen.',
    },
    fields: {
      deedDate: 'Tag der Beurkundung',
      deedNumber: 'Nummer im Urkundenverzeichnis',
      enteredOn: 'Tag der Eintragung (freiwillig)',
      registerNumber: 'Registernummer (freiwillig)',
      registerCourt: 'Registergericht (freiwillig)',
    },
    file: {
      ...uploadTexts,
      made: 'Daraus ist ein PDF geworden. Bitte achten Sie darauf, dass alles lesbar ist.',
      problem: {
        ...uploadTexts.problem,
        size: 'Die Datei ist größer als {{size}} MB. Bitte wählen Sie eine kleinere PDF-Datei.',
        empty: 'Die Datei ist leer. Bitte ein PDF Dokument auswählen.',
        photo:
          'Dieses Bild kann Ihr Browser nicht öffnen. Bitte speichern Sie es als JPEG oder PDF.',
        severalFiles:
          'Das waren mehrere Dateien. Bitte wählen Sie ein PDF oder Fotos aller Seiten.',
        damaged: 'Das PDF ist beschädigt oder unvollständig und lässt sich nicht lesen.',
        encrypted:
          'Das PDF lässt sich nur mit einem Passwort oder Zertifikat öffnen. Bitte laden Sie eine Fassung ohne diesen Schutz hoch.',
        preceded:
          'Vor dem Anfang des PDF steht noch etwas anderes. Bitte laden Sie das Original hoch.',
        tooComplex:
          'Das PDF hat so viele einzelne Bestandteile, dass wir es nicht prüfen können. Bitte laden Sie eine einfachere Fassung hoch.',
        tooManyPages: 'Das PDF hat mehr als 500 Seiten. Bitte teilen oder verkleinern Sie es.',
        unsafe:
          'Das PDF enthält Skripte, Anhänge oder Verweise auf andere Dateien und wird deshalb nicht angenommen. Ist es signiert, speichern Sie es bitte nicht neu, denn das entfernt die Signatur; schreiben Sie uns dann.',
        notItsTurn:
          'Dieses Dokument wird zurzeit nicht erwartet, oder eine Angabe daneben passt nicht. Es wurde nichts gespeichert.',
        unavailable:
          'Der Dienst ist gerade nicht erreichbar. Es ist nichts verloren; bitte versuchen Sie es gleich noch einmal.',
        network:
          'Die Verbindung ist abgebrochen. Es ist nichts verloren; bitte versuchen Sie es gleich noch einmal.',
        session:
          'Der Raum ist in diesem Browser nicht mehr offen. Bitte öffnen Sie ihn noch einmal.',
        tooMany: 'Das waren viele Versuche in einer Minute. Bitte warten Sie kurz.',
        unknown:
          'Das Hochladen hat nicht geklappt. Bitte prüfen Sie den Tag der Beurkundung oder Eintragung, und versuchen Sie es noch einmal.',
      },
    },
  },
  documents: {
    title: 'Unterlagen',
    line: 'freigegeben am {{date}} · {{size}} · Prüfsumme {{hash}}',
    sent: 'von Ihnen am {{date}} · {{size}} · Prüfsumme {{hash}}',
    new: 'neu seit Ihrem letzten Besuch',
    sheet: 'Datenblatt',
    sheetLine: 'alle Angaben auf einer Seite, als PDF oder JSON',
    showSheet: 'Ansehen und kopieren',
    hideSheet: 'Datenblatt schließen',
    json: 'JSON',
    download: '{{name}} herunterladen',
    none: 'Sobald die Kanzlei die Unterlagen freigegeben hat, stehen sie hier.',
    later: 'Urkunde und Registerauszug laden Sie hier hoch, sobald sie an der Reihe sind.',
  },
  contributions: {
    onlyReleased: 'Gezeigt wird nur, wer Ihr Notariat von der Verschwiegenheit entbunden hat.',
  },
  founding: {
    title: 'Wer gründet',
    shareholder: 'Gesellschafter:in',
    director: 'Geschäftsführung',
    nobody: 'Noch hat niemand etwas angegeben.',
    capital: 'Stammkapital',
    seat: 'Sitz',
    purpose: 'Gegenstand',
  },
  questions: {
    title: 'Fragen',
    readers: 'Unser Team antwortet. {{name}}, alle Mitgründenden und die Kanzlei lesen mit.',
    older: 'Frühere Nachrichten',
    roles: {
      lead: 'gründet',
      'co-founder': 'gründet mit',
      staff: 'Team',
      lawyer: 'Kanzlei',
      notary: 'Notariat',
    },
    you: 'Sie',
    gone: 'Diese Nachricht gibt es nicht mehr.',
    files: {
      ...attachTexts,
      fileRefused:
        'Diese Datei ließ sich nicht anhängen. Bitte wählen Sie ein PDF bis 20 MB oder Fotos; Ihr Text steht noch hier.',
    },
    field: 'Ihre Frage',
    send: 'Senden',
    failed:
      'Das ließ sich nicht senden. Ihr Text steht noch hier; bitte versuchen Sie es noch einmal.',
  },
} as const;

export const handle = { texts: { rooms } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    rooms: typeof rooms;
  }
}
