export const staffDigest = {
  title: 'Tagesüberblick per E-Mail',
  what: 'An Arbeitstagen bekommst du ab 7 Uhr eine E-Mail: was überfällig ist, was heute fällig wird und wie viele Benachrichtigungen neu sind, ohne Namen und ohne Texte. Wenn nichts wartet oder dich jemand vertritt, kommt keine.',
  wanted: 'Tagesüberblick bekommen',
  on: 'Der Tagesüberblick kommt ab dem nächsten Arbeitstag',
  off: 'Der Tagesüberblick ist abbestellt',
};

export const handle = { texts: { staffDigest } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffDigest: typeof staffDigest;
  }
}
