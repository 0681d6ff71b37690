/** What is to be expected of a foundation, for its founder and the team. */
export const sharedFoundationsForecast = {
  title: 'Voraussichtlich eingetragen',
  range: '{{from}} bis {{to}}',
  by: 'bis zum {{day}}',
  next: 'Als Nächstes: {{step}}, {{when}}',
  line: 'Voraussichtlich eingetragen: {{when}}.',
  how: 'Wie das geschätzt ist',
  moved: 'Was den Tag verschoben hat',
  later_one: '{{count}} Tag später',
  later_other: '{{count}} Tage später',
  sooner_one: '{{count}} Tag früher',
  sooner_other: '{{count}} Tage früher',
  ownAt: 'Berechnet aus {{cases}} eigenen Gründungen am {{court}}.',
  own: 'Berechnet aus {{cases}} eigenen Gründungen an allen Registergerichten.',
  publishedAt:
    'Geschätzt nach der üblichen Dauer der Schritte und nach veröffentlichten Wartezeiten: am {{court}} im Mittel {{days}} Tage vom Notartermin bis zur Eintragung ({{publisher}}, {{year}}).',
  filedAt:
    'Geschätzt nach veröffentlichten Wartezeiten: am {{court}} im Mittel {{days}} Tage vom Notartermin bis zur Eintragung ({{publisher}}, {{year}}), also etwa {{left}} Tage ab dem Kontoauszug.',
  filed:
    'Geschätzt nach veröffentlichten Wartezeiten: {{fromDays}} bis {{toDays}} Tage vom Notartermin bis zur Eintragung ({{publisher}}, {{year}}), also im Mittel etwa {{left}} Tage ab dem Kontoauszug.',
  published:
    'Geschätzt nach der üblichen Dauer der Schritte und nach veröffentlichten Wartezeiten: {{fromDays}} bis {{toDays}} Tage vom Notartermin bis zur Eintragung ({{publisher}}, {{year}}).',
} as const;

export const handle = { texts: { sharedFoundationsForecast } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharedFoundationsForecast: typeof sharedFoundationsForecast;
  }
}
