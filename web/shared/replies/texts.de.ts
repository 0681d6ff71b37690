export const sharedReplies = {
  label: 'Textbaustein einfügen',
  choose: 'Auswählen …',
  left: 'Ersetze noch, was in eckigen Klammern steht.',
} as const;

export const handle = { texts: { sharedReplies } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharedReplies: typeof sharedReplies;
  }
}
