import type { Locale } from '../../site/paths.ts';

/** For page and mail; `{{name}}` and the like are the operator's. */
export interface WithdrawalInstruction {
  /** Orders may hold contracts with several partners; the law's model knows one. */
  scope: { title: string; paragraphs: string[] };
  /** Annexes 1 and 2 to Art. 246a EGBGB, worded as there. */
  instruction: { title: string; note: string; sections: { title: string; paragraphs: string[] }[] };
  model: { title: string; lead: string; lines: string[]; star: string };
}

export const withdrawalInstruction: Record<Locale, WithdrawalInstruction> = {
  de: {
    scope: {
      title: 'Für welche Verträge der Widerruf gilt',
      paragraphs: [
        'Du kannst jeden Vertrag widerrufen, den du bei uns oder über uns schließt: Gründungspaket, einzelne Leistungen, Stundenpakete, Coachings, Seminare und Pakete aus mehreren Leistungen. Auch ein fester Termin schließt das nicht aus, denn es sind keine Freizeitveranstaltungen (§ 312g Abs. 2 Nr. 9 BGB).',
        'Hat deine Bestellung mehrere Vertragspartner, sind es mehrere Verträge. Die Belehrung gilt für jeden davon. „Uns“ meint darin {{name}}; bei Leistungen der Kanzlei {{lawFirm}}, {{lawFirmAddress}}, einer Steuerkanzlei oder eines Partners tritt der Vertragspartner an diese Stelle, der bei der Leistung, an der Kasse und in der Bestätigung genannt ist.',
        'Das Gründungspaket sind zwei Verträge. Unserer beginnt mit der Bestellung; der mit der Kanzlei {{lawFirm}} kommt erst zustande, wenn sie das Mandat annimmt und dir das bestätigt, und erst dann beginnt seine Frist von vierzehn Tagen. Du kannst ihn allein widerrufen; widerrufst du unseren, endet auch er.',
        'Für alle nehmen wir den Widerruf entgegen. Es genügt, wenn du ihn rechtzeitig an uns absendest; wir geben ihn weiter. Zurückzahlen muss, wer dein Geld bekommen hat. Möchtest du nur einzelne Leistungen einer Bestellung widerrufen, nenne sie; ein Paket aus mehreren Leistungen widerrufst du als Ganzes.',
      ],
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
  },
  en: {
    scope: {
      title: 'Which contracts you can withdraw from',
      paragraphs: [
        'You can withdraw from any contract that you make with us or through us: formation package, single services, hour packages, coaching, seminars and bundles of several services. A fixed date does not rule that out, as they are not leisure activities (§ 312g (2) no. 9 BGB).',
        'If your order has several contract partners, it holds several contracts. The instructions apply to each of them. “Us” means {{name}} there; for services of the law firm {{lawFirm}}, {{lawFirmAddress}}, a tax firm or a partner, read instead the contract partner named with the service, at checkout and in the confirmation.',
        'The formation package is two contracts. Ours begins with the order; the one with the law firm {{lawFirm}} is only made when it accepts the mandate and confirms that to you, and only then does its period of 14 days begin. You can withdraw from it alone; if you withdraw from ours, it ends, too.',
        'We accept the withdrawal for all of them. It is enough that you send it to us in time; we pass it on. The refund is owed by whoever received your money. If you want to withdraw from single services of an order only, name them; from a bundle you withdraw as a whole.',
      ],
    },
    instruction: {
      title: 'Instructions on withdrawal',
      note: 'Worded after the model of the law (annex 1 to Art. 246a § 1 EGBGB).',
      sections: [
        {
          title: 'Right of withdrawal',
          paragraphs: [
            'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
            'To exercise the right of withdrawal, you must inform us ({{name}}, {{address}}, phone {{phone}}, email {{email}}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the attached model withdrawal form, but it is not obligatory.',
            'You can also exercise your right of withdrawal online at {{page}}. If you use this online function, we will send you an acknowledgement of receipt without delay on a durable medium (e.g. by email), with the content of the withdrawal and the date and time of its receipt.',
            'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
          ],
        },
        {
          title: 'Effects of withdrawal',
          paragraphs: [
            'If you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
            'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated to us your withdrawal from this contract, in comparison with the full coverage of the contract.',
          ],
        },
      ],
    },
    model: {
      title: 'Model withdrawal form',
      lead: '(Complete and return this form only if you wish to withdraw from the contract.)',
      lines: [
        'To {{name}}, {{address}}, email {{email}}:',
        'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
        'Ordered on (*)/received on (*)',
        'Name of consumer(s)',
        'Address of consumer(s)',
        'Signature of consumer(s) (only if this form is notified on paper)',
        'Date',
      ],
      star: '(*) Delete as appropriate.',
    },
  },
};
