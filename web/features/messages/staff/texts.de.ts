export const staffMessages = {
  /** Who reads a thread. */
  readers: {
    team: 'Das lesen alle, die gründen, und unser Team. Nicht die Kanzlei.',
    'law-firm':
      'Das lesen alle, die gründen, und die Kanzlei. Das Team der Plattform liest es nicht: Es ist vertraulich.',
    notary: 'Das lesen alle, die gründen, unser Team, die Kanzlei und das Notariat.',
  },
} as const;

export const handle = { texts: { staffMessages } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffMessages: typeof staffMessages;
  }
}
