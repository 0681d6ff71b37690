export const staffSheets = {
  heldBack: {
    title: 'Noch nicht freigegeben',
    text: 'Die Datenblätter stehen hier, sobald alle, die mit einem Konto dabei sind, die Kanzlei von der Schweigepflicht entbunden haben. Die Kanzlei sieht sie schon.',
  },
} as const;

export const handle = { texts: { staffSheets } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffSheets: typeof staffSheets;
  }
}
