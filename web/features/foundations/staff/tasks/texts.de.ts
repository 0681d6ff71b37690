import type { FollowUp, OpenTask } from '#api/contract.ts';

export const staffTasks = {
  tasks: {
    menu: 'Arbeitsliste',
    title: 'Wartet auf uns',
    filter: 'Auswahl der Aufgaben',
    mine: 'Für meine Rolle',
    own: 'Bei mir',
    back: 'Zurück bei uns',
    owner: 'Zuständig: {{name}}',
    emptyOwn: 'Keine Gründung ist dir zugeteilt.',
    emptyOwnHint: 'Auf der Seite einer Gründung lässt sich die Zuständigkeit ändern.',
    emptyBack: 'Nichts ist zu uns zurückgekommen.',
    emptyBackHint:
      'Hier stehen Gründungen, in denen niemand mehr erinnert wird: Ruf an oder frag nach.',
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
  comesBack: {
    call: 'Bitte anrufen: Auf die letzte Erinnerung kam nichts',
    'does-it-go-on': 'Bitte fragen, ob es weitergeht',
    admins: 'Überfällig bei uns',
  } satisfies Record<NonNullable<OpenTask['comesBack']>, string>,
  followUps: {
    title: 'Außerdem zu erledigen',
    due: 'bis {{date}}',
    done: 'Erledigt',
    doneNamed: 'Erledigt: {{what}}',
    finished: 'Als erledigt vermerkt',
    kind: {
      'tell-sender': 'Dem Absender sagen, dass seine Datei fremde Personen betraf und gelöscht ist',
      'settle-money':
        'Nach dem Abbruch klären, was für beide Verträge, unseren und den der Kanzlei, zu erstatten ist; Geld geht auf demselben Weg zurück',
      'renew-link': 'Den Link des Notariats erneuern; der bisherige darf nicht länger gelten',
    } satisfies Record<FollowUp['kind'], string>,
  },
  occasion: {
    'documents-there': 'Unterlagen vervollständigen und in die Prüfung geben',
    'changes-requested': 'Angeforderte Änderungen einarbeiten',
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
