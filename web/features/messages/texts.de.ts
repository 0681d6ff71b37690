export const messages = {
  back: 'Zurück zur Gründung',
  title: 'Nachrichten',
  lead: 'Fragen an uns und an die Kanzlei, und die Antworten darauf. Wer mitliest, steht über dem Text.',
} as const;

export const handle = { texts: { messages } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    messages: typeof messages;
  }
}
