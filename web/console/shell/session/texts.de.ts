export const de = {
  login: {
    title: 'Anmelden',
    intro: 'Der Arbeitsplatz für alle, die Gründungen begleiten.',
    email: 'E-Mail',
    password: 'Passwort',
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    submit: 'Anmelden',
    customer: 'Du gründest selbst?',
    customerLink: 'Zum Mitgliederbereich',
  },
};
