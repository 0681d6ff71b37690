/** Texts that may be shown outside any layout; the root loads both languages. */
export const rootTexts = {
  errors: {
    notFound: {
      title: 'Seite nicht gefunden',
      description:
        'Unter dieser Adresse gibt es nichts oder nichts mehr. Vielleicht ist beim Abschreiben etwas verloren gegangen. Deine Gründung ist davon nicht berührt.',
    },
    forbidden: {
      title: 'Diese Seite ist nicht für dich freigegeben',
      description:
        'Entweder gehört sie zu einem anderen Konto, oder die Adresse stimmt nicht. Es wurde nichts verändert.',
    },
    unavailable: {
      title: 'Gerade nicht erreichbar',
      description:
        'Ein Teil des Systems antwortet im Augenblick nicht. Was du gespeichert hast, ist sicher. Lade die Seite in einer Minute neu.',
    },
    general: {
      title: 'Hier ist etwas schiefgegangen',
      description:
        'Der Fehler liegt bei uns. Was du gespeichert hast, ist sicher. Lade die Seite neu; bleibt es dabei, melde dich bei uns.',
    },
    goHome: 'Zurück zur Startseite',
    goToDashboard: 'Zur Übersicht',
    reload: 'Seite neu laden',
  },
  toasts: {
    notifications: 'Hinweise',
    close: 'Hinweis schließen',
  },
} as const;
