/** The few texts that react-admin shows by itself in this console. */
export const reactAdmin = {
  de: {
    page: { error: 'Das hat nicht geklappt', not_found: 'Nicht gefunden', loading: 'Wird geladen' },
    auth: { auth_check_error: 'Bitte melde dich an, um fortzufahren.' },
    notification: {
      http_error: 'Der Server ist gerade nicht erreichbar.',
      item_doesnt_exist: 'Diese Gründung gibt es nicht, oder du darfst sie nicht sehen.',
      data_provider_error: 'Der Server ist gerade nicht erreichbar.',
      logged_out: 'Deine Sitzung ist zu Ende. Melde dich noch einmal an.',
      not_authorized: 'Dazu fehlt dir die Berechtigung.',
      i18n_error: 'Die Sprache ließ sich nicht wechseln.',
      application_update_available: 'Eine neue Fassung der Konsole ist da.',
      offline: 'Keine Verbindung. Sobald sie wieder da ist, wird nachgeladen.',
    },
    message: { error: 'Auf unserer Seite ist etwas schiefgegangen.' },
  },
  en: {
    page: { error: 'That did not work', not_found: 'Not found', loading: 'Loading' },
    auth: { auth_check_error: 'Please log in to continue.' },
    notification: {
      http_error: 'The server cannot be reached right now.',
      item_doesnt_exist: 'This formation does not exist, or you may not see it.',
      data_provider_error: 'The server cannot be reached right now.',
      logged_out: 'Your session has ended. Please log in again.',
      not_authorized: 'You do not have permission for this.',
      i18n_error: 'The language could not be changed.',
      application_update_available: 'A new version of the console is available.',
      offline: 'No connection. Loading resumes as soon as it is back.',
    },
    message: { error: 'Something went wrong on our side.' },
  },
};
