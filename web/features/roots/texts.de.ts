export const roots = {
  title: 'Prüfsummen',
  description:
    'Jeden Tag eine Prüfsumme über alle Ereignisse aller Gründungen, damit sich nachträglich nichts unbemerkt ändern lässt.',
  lead: 'Alles, was in einer Gründung geschieht, wird mit Zeitpunkt festgehalten und hängt am Ereignis davor. Jeden Tag veröffentlichen wir hier eine Zahl, die für alle diese Ketten steht und die Zahl vom Tag davor enthält. Wer später etwas änderte oder wegließe, auch wir selbst, fiele damit auf. Über einzelne Gründungen verrät sie nichts.',
  check: {
    title: 'So prüfst du deine Gründung',
    steps: [
      'Lade auf der Seite deiner Gründung unter „Verlauf“ den ganzen Verlauf herunter.',
      'Lade das Prüfprogramm herunter: eine kurze Datei, die ohne uns und ohne Internet läuft. Du brauchst dazu Node.js 20 oder neuer.',
      'Starte im selben Ordner: node verify-history.mjs verlauf-….json',
      'Vergleiche die Zahlen, die es nennt, mit denen auf dieser Seite oder im Feed.',
    ],
    script: 'Prüfprogramm herunterladen (verify-history.mjs)',
  },
  list: {
    title: 'Die letzten 90 Tage',
    none: 'Die erste Prüfsumme entsteht in der kommenden Nacht.',
    feed: 'Prüfsummen als RSS-Feed',
  },
} as const;

export const handle = { texts: { roots } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    roots: typeof roots;
  }
}
