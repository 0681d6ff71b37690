export const twoFactor = {
  title: 'Zwei-Faktor-Anmeldung',
  off: 'Mit einem zweiten Faktor reicht dein Passwort allein nicht mehr: Bei jeder Anmeldung gibst du zusätzlich einen Code aus einer App ein.',
  on: 'Eingeschaltet. Bei jeder Anmeldung fragen wir nach einem Code aus deiner App.',
  provider: 'Du meldest dich über einen Anbieter an; er prüft auch den zweiten Faktor.',
  script: 'Zum Einrichten braucht dein Browser JavaScript.',
  password: 'Passwort',
  begin: 'Einrichten',
  scan: 'Scanne den QR-Code mit einer Authenticator-App, etwa Aegis, 2FAS oder der deines Passwortmanagers.',
  typeIn: 'Oder gib diesen Schlüssel von Hand ein:',
  qrLabel: 'QR-Code zum Einrichten',
  code: 'Code aus der App',
  confirm: 'Einschalten',
  codesTitle: 'Deine Wiederherstellungscodes',
  codesLead:
    'Mit ihnen kommst du auch ohne dein Gerät in dein Konto, mit jedem einmal. Bewahre sie an einem sicheren Ort auf: Wir zeigen sie nur jetzt.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  download: 'Herunterladen',
  print: 'Drucken',
  fileName: 'wiederherstellungscodes.txt',
  kept: 'Ich habe sie gesichert',
  renew: 'Neue Wiederherstellungscodes',
  renewLead: 'Die bisherigen gelten dann nicht mehr.',
  turnOff: 'Ausschalten',
  turnOffLead: 'Gib zur Bestätigung einen Code aus der App oder einen Wiederherstellungscode ein.',
  anyCode: 'Code',
  needed: 'Richte zuerst die Zwei-Faktor-Anmeldung ein',
  neededLead:
    'Wer im Team arbeitet, sieht Unterlagen vieler Menschen. Deshalb ist ein zweiter Faktor hier Pflicht. Danach geht es weiter, wo du warst.',
  required: 'Bitte ausfüllen.',
  problems: {
    password: 'Das Passwort stimmt nicht.',
    code: 'Der Code stimmt nicht. Warte auf den nächsten und versuche es noch einmal.',
    tooMany: 'Das waren viele Versuche. Bitte warte einen Moment.',
    failed: 'Das hat nicht geklappt. Bitte lade die Seite neu und versuche es noch einmal.',
  },
} as const;

export const handle = { texts: { twoFactor } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    twoFactor: typeof twoFactor;
  }
}
