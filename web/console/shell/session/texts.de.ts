export const de = {
  login: {
    title: 'Anmelden',
    intro: 'Der Arbeitsplatz für alle, die Gründungen begleiten.',
    email: 'E-Mail',
    password: 'Passwort',
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    submit: 'Anmelden',
    otp: 'Code',
    otpHelp:
      'Die sechs Ziffern aus deiner Authenticator-App. Hast du dein Gerät nicht zur Hand, gib einen Wiederherstellungscode ein.',
    customer: 'Du gründest selbst?',
    customerLink: 'Zum Mitgliederbereich',
  },
  secondFactor: { menu: 'Zwei-Faktor-Anmeldung', close: 'Schließen' },
  sessionEnded: {
    title: 'Deine Sitzung ist zu Ende',
    what: '{{name}}, melde dich noch einmal an. Danach geht es hier weiter; was du eingetragen hast, bleibt stehen.',
    someoneElse: 'Als jemand anderes anmelden',
  },
};
