import type { OpenTask } from '#api/contract.ts';

export const staffTasks = {
  tasks: {
    menu: 'Arbeitsliste',
    title: 'Wartet auf uns',
    filter: 'Auswahl der Aufgaben',
    mine: 'Meine',
    all: 'Alle',
    overdue: 'Überfällig',
    emptyMine: 'Bei dir liegt nichts.',
    emptyMineHint: 'Neue Aufgaben erscheinen hier, sobald eine Gründung bei dir ankommt.',
    emptyAll: 'Alles ist erledigt.',
    emptyAllHint: 'Gerade wartet keine Gründung auf uns.',
    emptyOverdue: 'Nichts ist überfällig.',
    emptyOverdueHint: 'Alle Termine liegen noch vor uns.',
    reason: '„{{reason}}“',
    showAll: 'Alle Aufgaben zeigen',
    showFoundations: 'Gründungen ansehen',
  },
  occasion: {
    'documents-there': 'Unterlagen vervollständigen und in die Prüfung geben',
    'changes-requested': 'Erbetene Änderungen einarbeiten',
    'reviewed-before': 'Geänderte Unterlagen prüfen',
    'appointment-rejected': 'Anderen Notartermin vorschlagen',
  } satisfies Record<NonNullable<OpenTask['occasion']>, string>,
  task: {
    'start-pending': 'Nach den Kerndaten fragen',
    'consultation-appointment-select-pending': 'An das Erstgespräch erinnern',
    'consultation-pending': 'Erstgespräch führen',
    'documents-pending': 'Unterlagen hinzufügen',
    'review-pending': 'Unterlagen prüfen',
    'notary-appointment-pending': 'Notartermin vorschlagen',
    'notary-appointment-confirmation-pending': 'Nach der Antwort auf den Notartermin fragen',
    'foundation-certificate-pending': 'Notariat nach der Gründungsurkunde fragen',
    'bank-account-pending': 'Nach dem Geschäftskonto fragen',
    'share-capital-payment-pending': 'Nach dem Kontoauszug fragen',
    'register-record-pending': 'Notariat nach dem Registerauszug fragen',
  } satisfies Record<OpenTask['status'], string>,
  figures: {
    label: 'Zahlen',
    running: 'laufende Gründungen',
    overdue: 'überfällig',
    problems: 'Störungen',
    completed: 'eingetragen',
  },
} as const;

export const handle = { texts: { staffTasks } };

declare module '../../../../kit/texts/namespaces.ts' {
  interface Namespaces {
    staffTasks: typeof staffTasks;
  }
}
