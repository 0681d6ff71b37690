export const orders = {
  title: 'Meine Bestellungen',
  lead: 'Was du im Marktplatz und für deine Gründung bestellt hast.',
  empty: {
    title: 'Noch keine Bestellung',
    text: 'Was du bestellst, steht hier mit Rechnung, Guthaben und Widerruf.',
    action: 'Zum Marktplatz',
  },
  pager: { label: 'Seiten', newer: 'Neuere', older: 'Ältere' },
  status: {
    placed: 'Bestellt',
    withdrawable: 'Bestellt, Widerruf möglich',
    withdrawn: 'Widerrufen',
  },
  back: 'Meine Bestellungen',
  heading: 'Bestellung {{number}}',
  placed: 'Bestellt am {{date}}',
  lines: 'Was du bestellt hast',
  sum: 'Summe',
  billing: { title: 'Rechnungsadresse' },
  withdrawal: {
    title: 'Widerruf',
    until: 'Du kannst diese Bestellung bis zum {{date}} ohne Gründe widerrufen.',
    over: 'Die Widerrufsfrist lief bis zum {{date}}.',
    done: 'Du hast diese Bestellung am {{date}} widerrufen. Die Bestätigung ist in deinen E-Mails.',
    instruction: 'Widerrufsbelehrung',
    button: 'Vertrag widerrufen',
    atFoundation: 'In der Gründung widerrufen',
    question: 'Bestellung widerrufen?',
    declaration: 'Hiermit widerrufst du den Vertrag über die Bestellung {{number}}:',
    who: 'Erklärt von {{name}}. Die Bestätigung mit Datum und Uhrzeit geht an {{email}}.',
    means: 'Unsere Rechnung wird storniert; was du bezahlt hast, bekommst du zurück.',
    meansWithHours:
      'Unsere Rechnung wird storniert, was du bezahlt hast, bekommst du zurück. Nicht eingelöste Stunden verfallen.',
    confirm: 'Widerruf bestätigen',
    success: {
      title: 'Widerruf erklärt',
      description: 'Die Bestätigung ist unterwegs zu dir.',
    },
  },
  hours: {
    left: 'noch {{left}}',
    bar: '{{left}} von {{total}} übrig',
    of: 'Von {{total}} bei {{vendor}}.',
    expires: 'Einlösbar bis zum {{date}}.',
    begins:
      'Einlösen kannst du ab dem {{date}}, nach der Widerrufsfrist: Einen früheren Beginn hast du nicht verlangt.',
    voided: 'Durch den Widerruf verfallen.',
    redeem: 'Stunde einlösen',
    minutes: 'Wie lange',
    topic: 'Worum es geht (optional)',
    topicHelp: 'Ein Satz genügt; Vertrauliches besprichst du im Gespräch.',
    submit: 'Einlösen',
    success: {
      title: 'Stunden eingelöst',
      description: 'Wir haben es weitergegeben; du bekommst eine E-Mail mit dem neuen Guthaben.',
    },
  },
  refusal: {
    missing: 'Bitte prüfe deine Angaben. Es wurde nichts geändert.',
    WITHDRAWAL_OVER: 'Die Widerrufsfrist ist vorbei. Schreib uns, wenn etwas nicht stimmt.',
    NOT_ENOUGH_HOURS: 'So viele Stunden sind nicht mehr übrig. Bitte wähle weniger.',
    HOURS_EXPIRED: 'Diese Stunden sind abgelaufen.',
    WITHDRAWAL_PERIOD: 'Diese Stunden kannst du erst nach der Widerrufsfrist einlösen.',
    ORDER_WITHDRAWN: 'Diese Bestellung ist widerrufen.',
    UNAVAILABLE:
      'Das ging gerade nicht; der Fehler liegt bei uns. Bitte versuche es gleich noch einmal, doppelt zählt es dabei nicht.',
  },
};

export const handle = { texts: { orders } };
