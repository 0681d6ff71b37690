import type { StuckKind } from '#domain/desk/stuck.ts';

/** In words that a clerk understands; `button` and `done` where there is something to press. */
export interface KindTexts {
  title: string;
  means: string;
  todo: string;
  button?: string;
  done?: string;
}

export const staffOperations = {
  stuck: {
    menu: 'Was hängt',
    title: 'Was hängt',
    intro:
      'Alles, was gerade nicht weiterkommt, mit dem, was du tun kannst. Verloren ist davon nichts: Jede Zeile verschwindet, sobald es wieder läuft.',
    empty: 'Nichts hängt.',
    emptyHint: 'Befehle, Ansichten, E-Mails und Rechnungen kommen durch.',
    since: 'seit {{time}}',
    recipe: 'Anleitung für den Betrieb (auf Englisch)',
    temporal: {
      title: 'In Temporal:',
      troubled: 'alle Abläufe mit Störung',
      overdue: 'alle überfälligen Gründungen',
      ownerless: 'Gründungen, um die sich niemand kümmert',
    },
    inTemporal: 'Ablauf in Temporal',
    columns: {
      case: 'Gründung',
      part: 'Dienst',
      what: 'Was hängt',
      attempts: 'Versuche',
      since: 'Seit',
      press: 'Was tun',
    },
    outlook: {
      'tried-again': 'Wird von selbst noch einmal versucht.',
      'given-up': 'Aufgegeben: Es geht nur weiter, wenn du es anstößt.',
      waiting: 'Wartet; es wird von selbst aufgenommen.',
      'under-way': 'Ein Versuch läuft gerade.',
      halted: 'Steht, bis die Technik eingreift.',
    },
    recipient: 'An {{address}}',
    code: 'Kennung: {{code}}',
    failedAgain: 'Das hat nicht geholfen: wieder fehlgeschlagen, {{time}}.',
    doneBefore: 'Das hat sich inzwischen erledigt.',
    view: 'Ansichten aller Gründungen',
    stream: 'Ein Ereignis fehlt in der Ansicht',
    all: { button: 'Alle erneut verarbeiten', done: 'Alle werden erneut verarbeitet' },
  },
  stuckKinds: {
    'part-away': {
      title: 'Ein Dienst antwortet nicht',
      means:
        'Solange er fehlt, lassen sich Gründungen lesen, aber nicht ändern. Dateien lassen sich weiter hochladen, solange nur der Ereignisspeicher fehlt.',
      todo: 'Warte einen Moment und sag der Technik Bescheid, wenn es länger als ein paar Minuten dauert. Es geht von selbst weiter.',
    },
    'view-behind': {
      title: 'Die Ansicht hängt nach',
      means:
        'Änderungen werden angenommen, stehen hier aber noch nicht. Wer dasselbe noch einmal eingibt, tut es doppelt.',
      todo: 'Gib nichts zweimal ein. Sag der Technik Bescheid: Der Teil, der die Ansichten schreibt, steht oder ist zu langsam.',
    },
    'failed-command': {
      title: 'Fehlgeschlagene Befehle',
      means:
        'Jemand hat etwas abgeschickt, das sich nicht ausführen ließ. Er hat eine Fehlermeldung gesehen; an der Gründung hat sich nichts geändert.',
      todo: 'Ist die Ursache behoben, lass den Ablauf neu lesen und bitte den Absender, es noch einmal zu versuchen. Gelingt ein Befehl dieser Gründung, verschwindet die Zeile.',
      button: 'Neu lesen',
      done: 'Der Ablauf liest den Stand neu. Bitte den Absender, es noch einmal zu versuchen.',
    },
    'parked-stream': {
      title: 'Ansichten, die stillstehen',
      means:
        'Ein Ereignis ließ sich nicht in die Ansicht übernehmen. Die Gründung selbst hat nichts verloren; was von ihr zu sehen ist, ist aber alt.',
      todo: 'Ist die Ursache behoben, verarbeite das Ereignis erneut. Bis dahin entscheide nichts nach dem, was die Seite zeigt.',
      button: 'Erneut verarbeiten',
      done: 'Wird erneut verarbeitet',
    },
    'stuck-activity': {
      title: 'Schritte, die immer wieder scheitern',
      means:
        'Ein Schritt im Hintergrund ist mindestens viermal gescheitert und wird weiter versucht. Meist fehlt ihm etwas anderes, zum Beispiel die Datenbank oder der Mailserver.',
      todo: 'Ist die Ursache behoben, stoß den nächsten Versuch an, statt auf ihn zu warten.',
      button: 'Jetzt versuchen',
      done: 'Der nächste Versuch beginnt jetzt',
    },
    'unsent-mail': {
      title: 'Noch nicht gesendete E-Mails',
      means:
        'Diese E-Mails sind noch nicht hinausgegangen. Die meisten sind nur verspätet; aufgegeben sind die, deren Postfach es nicht gibt.',
      todo: 'Kläre bei aufgegebenen die Adresse und sende die E-Mail dann noch einmal. Verspätete gehen von selbst hinaus.',
      button: 'Noch einmal senden',
      done: 'Die E-Mail wird noch einmal gesendet',
    },
    'unrendered-invoice': {
      title: 'Rechnungen ohne PDF',
      means:
        'Die Rechnung hat ihre Nummer und ist offen, aber ihr PDF fehlt. Sie ist deshalb noch nicht verschickt, und es wird nicht an sie erinnert.',
      todo: 'Ist die Ursache behoben, lass das PDF noch einmal erstellen. Danach geht die Rechnung von selbst hinaus.',
      button: 'Noch einmal erstellen',
      done: 'Das PDF wird noch einmal erstellt',
    },
    'old-outbox-entry': {
      title: 'Was noch im Postausgang liegt',
      means:
        'Diese Nachrichten warten seit mehr als zehn Minuten darauf, dass sie jemand abholt. Meist antwortet Temporal nicht, oder der Worker läuft nicht.',
      todo: 'Zu drücken gibt es nichts: Sie werden jede Sekunde versucht und gehen hinaus, sobald wieder alles läuft. Sag der Technik Bescheid.',
    },
  } satisfies Record<StuckKind, KindTexts>,
  audit: { unknown: 'Ohne Konto', network: 'Netz {{network}}' },
} as const;

export const handle = { texts: { staffOperations } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffOperations: typeof staffOperations;
  }
}
