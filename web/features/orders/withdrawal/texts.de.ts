import { withdrawalInstruction } from '#domain/orders/terms/withdrawal-instruction.ts';

export const withdrawal = {
  title: 'Vertrag widerrufen',
  description:
    'Einen Vertrag online widerrufen, ohne Anmeldung: Angaben machen, bestätigen, Eingangsbestätigung per E-Mail erhalten.',
  lead: 'Hier widerrufst du einen Vertrag, den du bei uns oder über uns geschlossen hast, ohne Anmeldung und ohne Angabe von Gründen. Gleich danach bestätigen wir dir den Eingang per E-Mail.',
  steps: {
    form: 'Schritt 1 von 2: Deine Angaben',
    confirm: 'Schritt 2 von 2: Widerruf prüfen und bestätigen',
  },
  labels: {
    name: 'Name',
    contract: 'Welcher Vertrag',
    email: 'E-Mail-Adresse für die Bestätigung',
    message: 'Mitteilung',
  },
  contractHint:
    'Zum Beispiel die Bestellnummer B-1A2B3C4D, auch mit einer einzelnen Leistung daraus, „nur der Vertrag mit der Kanzlei“ oder „Gründungspaket für Beispiel UG, bestellt am 3. November“.',
  emailHint: 'Dorthin geht die Eingangsbestätigung.',
  messageHint: 'Freiwillig. Gründe brauchst du nicht zu nennen.',
  next: 'Weiter zu Schritt 2',
  failed: 'Der Widerruf wurde nicht gesendet',
  review: 'Noch ist nichts gesendet. Stimmen die Angaben, bestätige den Widerruf.',
  declaration: 'Ich widerrufe meinen Vertrag.',
  confirm: 'Widerruf bestätigen',
  edit: 'Angaben ändern',
  received: 'Eingang',
  done: {
    title: 'Dein Widerruf ist eingegangen',
    lead: 'Die Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist unterwegs an {{email}}. Bitte bewahre sie auf.',
  },
  ...withdrawalInstruction.de,
} as const;

export const handle = { texts: { withdrawal } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    withdrawal: typeof withdrawal;
  }
}
