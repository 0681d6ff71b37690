/** Of the dialog that logs in again where a session has ended. */
export const session = {
  ended: 'Du wurdest abgemeldet',
  kept: 'Deine Angaben sind noch da. Melde dich neu an, dann machst du hier weiter.',
  elsewhere:
    'Deine Angaben sind noch da. Melde dich in einem neuen Tab an und sende hier noch einmal ab.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  required: 'Dieses Feld brauchen wir.',
  submit: 'Anmelden und weitermachen',
  again: 'Neu anmelden',
  forgotten: 'Passwort vergessen?',
  later: 'Später',
  failures: {
    loginFailed: 'Anmeldung fehlgeschlagen. Bitte prüfe E-Mail-Adresse und Passwort.',
    tooMany: 'Das waren viele Versuche in kurzer Zeit. Bitte warte eine Minute.',
    unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  },
} as const;

export const handle = { texts: { session } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    session: typeof session;
  }
}
