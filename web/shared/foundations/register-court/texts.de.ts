/** How the court of a seat is told. */
export const sharedFoundationsRegisterCourt = {
  title: 'Registergericht',
  unchecked: 'Von der Kanzlei noch nicht geprüft.',
  source: 'Quelle: Codeliste des Bundes ({{source}}), gelesen am {{date}}.',
  asked: 'Für diesen Ort noch nicht bekannt; das Notariat nennt es.',
} as const;

export const handle = { texts: { sharedFoundationsRegisterCourt } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharedFoundationsRegisterCourt: typeof sharedFoundationsRegisterCourt;
  }
}
