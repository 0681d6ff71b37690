import { inquiryKindNames } from '#domain/inquiries/names.ts';
import { namesIn } from '#domain/site/names.ts';

export const staffInquiries = {
  inquiries: {
    kinds: namesIn(inquiryKindNames, 'de'),
    contract: 'Widerrufen wird: {{contract}}',
    website: 'Website',
    english: 'Auf Englisch geschrieben',
    done: 'Erledigt',
    doneLabel: 'Anfrage von {{name}} als erledigt markieren',
    doneAt: 'Erledigt am {{instant}}',
    doneBy: 'Erledigt am {{instant}} von {{name}}',
    reopen: 'Wieder öffnen',
    reopenLabel: 'Anfrage von {{name}} wieder öffnen',
    marked: 'Die Anfrage ist erledigt.',
    reopened: 'Die Anfrage ist wieder offen.',
  },
  inquiry: {
    back: 'Alle Anfragen',
    heading: 'Anfrage {{number}}',
    received: '{{kind}}, eingegangen am {{instant}}',
    asked: 'Was gefragt wurde',
    who: {
      title: 'Wer fragt',
      sender: 'Angegeben',
      owner: 'Zuständig',
      nobody: 'Noch niemand',
      take: 'Übernehmen',
      handOver: 'Übergeben',
      member: 'Mitglied',
      noMember: 'Kein Konto mit dieser Adresse',
      unproved:
        'Ob die Person dieses Konto hat, ist nicht geprüft: Angegeben ist nur seine Adresse.',
      foundations: 'Gründungen',
      orders: 'Bestellungen',
    },
    answers: {
      title: 'Antworten',
      none: 'Noch hat niemand geantwortet.',
      by: '{{name}}, {{instant}}',
      fate: {
        'on-its-way': 'Die E-Mail ist unterwegs zum Mailserver.',
        late: 'Der Mailserver hat die E-Mail noch nicht angenommen. Sie wird von selbst noch einmal versucht.',
        'handed-over': 'Der Mailserver hat die E-Mail angenommen.',
        undeliverable: 'Die E-Mail konnte nicht zugestellt werden.',
        unwanted: 'Die E-Mail wurde nicht gesendet.',
        overtaken: 'Die E-Mail wurde nicht gesendet.',
      },
      stuck: 'Was hängt',
    },
    answer: {
      title: 'Neue Antwort',
      goesTo: {
        de: 'Geht als E-Mail auf Deutsch an {{email}}, mit der Frage darunter.',
        en: 'Geht als E-Mail auf Englisch an {{email}}, mit der Frage darunter.',
      },
      toMember:
        '{{name}} liest die Antwort im Mitgliederbereich und antwortet dort. Die E-Mail sagt nur, dass sie da ist.',
      text: 'Deine Antwort',
      help: 'Die Anrede, dein Name und „Viele Grüße“ kommen von selbst dazu.',
      done: 'Die Anfrage ist damit erledigt',
      send: 'Antwort senden',
      sent: 'Die Antwort ist unterwegs.',
    },
    notes: {
      title: 'Notizen',
      none: 'Noch keine Notiz.',
      text: 'Notiz für das Team',
      help: 'Wer gefragt hat, kann verlangen, sie zu lesen.',
      write: 'Notiz speichern',
      written: 'Die Notiz ist gespeichert.',
    },
  },
} as const;

export const handle = { texts: { staffInquiries } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffInquiries: typeof staffInquiries;
  }
}
