/** What every upload of a file says, whoever sends it. */
export const uploadTexts = {
  drop: 'PDF oder Fotos hierher ziehen',
  or: 'oder vom Rechner wählen, bis {{size}} MB',
  touch: 'PDF oder Fotos bis {{size}} MB',
  choose: 'Datei auswählen',
  chooseOther: 'Andere Datei wählen',
  sending: '{{size}}, wird übertragen',
  waiting: '{{size}}, wird geprüft',
  making: 'Daraus wird ein PDF …',
  ready: '{{size}}, bereit',
  received: '{{size}}, angekommen',
  progress: 'Übertragen: {{percent}} Prozent',
  again: 'Noch einmal versuchen',
  problem: {
    type: 'Dateityp unzulässig',
    typeHint: 'Bitte ein PDF Dokument auswählen',
    infected: 'Die Datei wurde aus Sicherheitsgründen nicht angenommen.',
  },
} as const;

/** Files that are sent ahead of a message. */
export const attachTexts = {
  attach: 'Datei anhängen',
  attaching: 'Die Datei wird geprüft …',
  detach: 'Entf nimmt die Datei wieder heraus',
} as const;
