export const memberInquiries = {
  title: 'Anfragen',
  lead: 'Was du uns über die Website gefragt hast, und was wir geantwortet haben.',
  empty: {
    title: 'Noch keine Anfrage',
    text: 'Was du uns über das Kontaktformular fragst, findest du hier mit unserer Antwort.',
    action: 'Etwas fragen',
  },
  kinds: {
    contact: 'Anfrage {{number}}',
    partner: 'Partneranfrage {{number}}',
    withdrawal: 'Widerruf {{number}}',
  },
  contract: 'Vertrag: {{contract}}',
  you: 'Du',
  team: 'Unser Team',
  named: '{{name}}, unser Team',
  waiting: 'Wir antworten werktags, meist bis zum nächsten Werktag.',
  field: 'Weiter fragen',
  send: 'Senden',
  failed: 'Das ließ sich nicht senden. Dein Text steht noch hier; versuch es gleich noch einmal.',
  full: 'Zu dieser Anfrage ist schon sehr viel geschrieben. Stell deine Frage bitte neu.',
} as const;

export const handle = { texts: { memberInquiries } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    memberInquiries: typeof memberInquiries;
  }
}
