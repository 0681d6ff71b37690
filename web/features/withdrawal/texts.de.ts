/** Instruction and model form follow the law's wording; `{{name}}` and the like are the operator's. */
export const withdrawal = {
  title: 'Vertrag widerrufen',
  description:
    'Einen Vertrag online widerrufen, ohne Anmeldung: Angaben machen, bestätigen, Eingangsbestätigung per E-Mail erhalten.',
  lead: 'Hier erklärst du den Widerruf eines Vertrags mit uns, ohne Anmeldung und ohne Angabe von Gründen. Gleich danach bestätigen wir dir den Eingang per E-Mail.',
  steps: {
    form: 'Schritt 1 von 2: Deine Angaben',
    confirm: 'Schritt 2 von 2: Widerruf prüfen und bestätigen',
  },
  labels: {
    name: 'Name',
    contract: 'Welcher Vertrag',
    email: 'E-Mail-Adresse für die Bestätigung',
    message: 'Mitteilung',
  },
  contractHint:
    'Zum Beispiel Bestellnummer, Aktenzeichen oder „Gründungspaket für Beispiel UG, bestellt am 3. November“.',
  emailHint: 'Dorthin geht die Eingangsbestätigung.',
  messageHint: 'Freiwillig. Gründe brauchst du nicht zu nennen.',
  next: 'Weiter zu Schritt 2',
  failed: 'Der Widerruf wurde nicht gesendet',
  review: 'Noch ist nichts gesendet. Stimmen die Angaben, bestätige den Widerruf.',
  declaration: 'Ich widerrufe meinen Vertrag.',
  confirm: 'Widerruf bestätigen',
  edit: 'Angaben ändern',
  received: 'Eingang',
  done: {
    title: 'Dein Widerruf ist eingegangen',
    lead: 'Die Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist unterwegs an {{email}}. Bitte bewahre sie auf.',
  },
  instruction: {
    title: 'Widerrufsbelehrung',
    note: 'Wortlaut nach dem Muster des Gesetzes (Anlage 1 zu Art. 246a § 1 EGBGB), deshalb mit „Sie“.',
    sections: [
      {
        title: 'Widerrufsrecht',
        paragraphs: [
          'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
          'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({{name}}, {{address}}, Telefon {{phone}}, E-Mail {{email}}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
          'Sie können Ihr Widerrufsrecht auch online unter {{page}} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
          'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
        ],
      },
      {
        title: 'Folgen des Widerrufs',
        paragraphs: [
          'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
          'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
        ],
      },
    ],
  },
  model: {
    title: 'Muster-Widerrufsformular',
    lead: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    lines: [
      'An {{name}}, {{address}}, E-Mail {{email}}:',
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
      'Bestellt am (*)/erhalten am (*)',
      'Name des/der Verbraucher(s)',
      'Anschrift des/der Verbraucher(s)',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      'Datum',
    ],
    star: '(*) Unzutreffendes streichen.',
  },
};

export const handle = { texts: { withdrawal } };
