export const visitorPartners = {
  meta: '{{name}}: {{headline}}',
  sampleOf: {
    partner: 'Erfundenes Beispiel: Dieses Unternehmen gibt es nicht, und sein Angebot auch nicht.',
    university: 'Erfundenes Beispiel: Diese Hochschule gibt es nicht, und ihr Angebot auch nicht.',
    accelerator:
      'Erfundenes Beispiel: Diesen Accelerator gibt es nicht, und sein Angebot auch nicht.',
  },
  offer: 'Das Angebot',
  code: 'Dein Code',
  codeHint: 'Antippen oder doppelt klicken wählt den Code aus.',
  noCode: 'Für dieses Angebot brauchst du keinen Code.',
  about: 'Worum es geht',
  steps: 'So nutzt du es',
  limits: 'Für wen es nicht passt',
  website: 'Zur Website',
  independent:
    'Das Angebot kommt von {{name}}, nicht von Siebenschritt. Wir bekommen dafür kein Geld, weder für den Platz hier noch wenn du es nutzt. Dein Weg zur Gesellschaft ist mit und ohne dieses Angebot derselbe.',
  start: {
    title: 'Erst die Gesellschaft',
    text: 'Rechne aus, was UG oder GmbH mit Notar und Gericht kosten, und sieh dir die sieben Stationen an.',
    action: 'Kosten und Ablauf ansehen',
    services: 'Leistungen ansehen',
  },
  others: 'Weitere Partner',
} as const;

export const handle = { texts: { visitorPartners } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    visitorPartners: typeof visitorPartners;
  }
}
