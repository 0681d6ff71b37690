export const memberPartners = {
  title: 'Partner',
  lead: 'Angebote für junge Gesellschaften, dazu Hochschulen und Accelerators. Bei jedem stehen die Bedingungen dabei und für wen es nicht passt.',
  kinds: {
    partner: 'Angebote mit Vorteil für Mitglieder',
    university: 'Hochschulen',
    accelerator: 'Accelerators',
  },
  filter: {
    label: 'Wer etwas anbietet',
    all: 'Alle',
    partner: 'Unternehmen',
    university: 'Hochschulen',
    accelerator: 'Accelerators',
  },
  sample: 'Die Partner in dieser Vorführung sind erfunden, ihre Angebote und Codes auch.',
  conditions: 'Bedingungen',
  limits: 'Für wen es nicht passt',
  code: 'Dein Code',
  noCode: 'Für dieses Angebot brauchst du keinen Code.',
  copy: 'Kopieren',
  copyOf: 'Code {{code}} von {{name}} kopieren',
  copied: 'Code {{code}} ist kopiert.',
  copyFailed:
    'Das Kopieren hat nicht geklappt. Bitte markiere den Code {{code}} und kopiere ihn selbst.',
  details: 'So nutzt du es',
  detailsOf: 'So nutzt du das Angebot von {{name}}',
  independent: 'Die Angebote kommen von den Partnern, und mit ihnen schließt du auch die Verträge.',
  empty: {
    title: 'Noch keine Angebote',
    text: 'Sobald ein Partner Mitgliedern etwas anbietet, steht es hier. Du kennst einen, der passt?',
    action: 'Schreib uns',
  },
} as const;

export const handle = { texts: { memberPartners } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    memberPartners: typeof memberPartners;
  }
}
