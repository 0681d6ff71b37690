import { attachTexts } from '../../kit/upload/texts.de.ts';

export const sharedMessages = {
  /** What a thread is called among the others, and who reads it. */
  threads: {
    team: {
      name: 'Mit dem Team',
      readers: 'Das lesen alle, die gründen, und unser Team. Nicht die Kanzlei.',
    },
    'law-firm': {
      name: 'Mit der Kanzlei',
      readers:
        'Das lesen alle, die gründen, und die Kanzlei. Unser Team liest es nicht: Was ihr der Kanzlei sagt, ist vertraulich.',
    },
    notary: {
      name: 'Mit dem Notariat',
      readers: 'Das lesen alle: ihr, unser Team, die Kanzlei und das Notariat.',
    },
  },
  label: 'Gespräche',
  unread: '{{count}} neu',
  roles: {
    lead: 'gründet',
    'co-founder': 'gründet mit',
    staff: 'Team',
    lawyer: 'Kanzlei',
    notary: 'Notariat',
  },
  you: 'Du',
  nobody: 'Gelöschtes Konto',
  removed: 'Diese Nachricht wurde entfernt.',
  erased: 'Der Text dieser Nachricht ist gelöscht.',
  changed: 'geändert',
  older: 'Frühere Nachrichten laden',
  newFrom: 'Neu',
  empty: {
    title: 'Noch nichts geschrieben',
    text: 'Fragen, Hinweise, Antworten: Hier steht alles an einem Ort, für alle, die es lesen sollen.',
  },
  files: {
    ...attachTexts,
    fileRefused:
      'Diese Datei ließ sich nicht anhängen. Bitte wähle ein PDF bis 20 MB oder Fotos; dein Text steht noch hier.',
  },
  change: 'Ändern',
  remove: 'Entfernen',
  removeAsk: 'Nachricht wirklich entfernen?',
  save: 'Speichern',
  cancel: 'Abbrechen',
  changeFailed: 'Das ging nicht mehr. Nachrichten lassen sich zehn Minuten lang ändern.',
  handOver: 'Rechtsfrage: an die Kanzlei geben',
  field: 'Deine Nachricht',
  send: 'Senden',
  sending: 'Wird gesendet …',
  waiting:
    'Keine Verbindung. Dein Text bleibt hier stehen und wird gesendet, sobald sie wieder da ist.',
  refused: 'Das ließ sich nicht senden. Dein Text steht noch hier.',
  ended: 'In diesem Gespräch wird nicht mehr geschrieben.',
} as const;

export const handle = { texts: { sharedMessages } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharedMessages: typeof sharedMessages;
  }
}
