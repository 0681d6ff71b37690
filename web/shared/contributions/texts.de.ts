export const sharedContributions = {
  title: 'Einlagen',
  about: 'Von den Gründern eingetragen oder aus dem Kontoauszug übernommen; geprüft ist es nicht.',
  look: 'Einlagen ansehen',
  notOffered: 'Die Gründer haben die Zahlungen nicht freigegeben.',
  due: 'Vor der Anmeldung einzuzahlen: {{amount}}. Eingegangen: {{paid}}.',
  missing: 'Es fehlen {{amount}}.',
  payment: '{{amount}} am {{date}} von „{{payer}}“',
  states: {
    open: 'offen',
    short: 'zu wenig',
    early: 'zu früh',
    'wrong-payer': 'von jemand anderem',
    complete: 'vollständig',
  },
  early_one: 'einen Tag vor der Beurkundung gebucht',
  early_other: '{{count}} Tage vor der Beurkundung gebucht',
  'wrong-payer': 'nicht vom Gesellschafter selbst gezahlt',
  'written-differently': 'Name anders geschrieben als in der Urkunde',
} as const;

export const handle = { texts: { sharedContributions } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharedContributions: typeof sharedContributions;
  }
}
