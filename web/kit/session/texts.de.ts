/** Of the dialog that logs in again where a session has ended. */
export const session = {
  ended: 'Du wurdest abgemeldet',
  kept: 'Deine Angaben sind noch da. Melde dich neu an, dann machst du hier weiter.',
  elsewhere:
    'Deine Angaben sind noch da. Melde dich in einem neuen Tab an und sende hier noch einmal ab.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  otp: 'Code',
  otpHelp:
    'Die sechs Ziffern aus deiner Authenticator-App. Hast du dein Gerät nicht zur Hand, gib einen Wiederherstellungscode ein.',
  otherAccount: 'Mit einem anderen Konto anmelden',
  submit: 'Anmelden und weitermachen',
  again: 'Neu anmelden',
  forgotten: 'Passwort vergessen?',
  later: 'Später',
  failures: {
    loginFailed: 'Anmeldung fehlgeschlagen. Bitte prüfe E-Mail-Adresse und Passwort.',
    otpNeeded: 'Dein Konto ist zusätzlich mit einem Code geschützt.',
    otpWrong: 'Der Code stimmt nicht. Warte auf den nächsten und versuche es noch einmal.',
  },
} as const;

export const handle = { texts: { session } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    session: typeof session;
  }
}
