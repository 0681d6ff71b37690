import { notaryToEntry, wholeWay } from '#domain/foundations/forecast/waiting-times.ts';
import { figures } from '#domain/orders/figures.ts';
import { abroadAmounts } from '#domain/pricing/abroad.ts';
import { calculatorTexts } from './calculator-texts.de.ts';
import { legalFormTexts } from './legal-form-texts.de.ts';

const abroad = abroadAmounts('de');
const { fromDays, toDays, year, source, cities } = notaryToEntry;

export const foundNow = {
  meta: {
    title: 'Jetzt gründen: Kosten und Rechtsform',
    description:
      'Was deine UG oder GmbH kostet, Position für Position nach Gesetz, welche Form zu dir passt und wie der Weg bis ins Handelsregister verläuft.',
  },
  hero: {
    kicker: 'Jetzt gründen',
    title: 'Erst rechnen, dann gründen',
    lead: 'Was deine Gesellschaft kostet, welche Form zu dir passt und wer wann am Zug ist: alles hier, bevor du ein Konto anlegst.',
    start: 'Gründung starten',
    meeting: '15 Minuten kostenlos sprechen',
    small: 'Das Konto ist kostenlos. Das Gespräch auch.',
    examples: {
      title: 'Was übliche Fälle etwa kosten',
      names: [
        'UG, eine Person, Musterprotokoll',
        'UG, zwei Personen, eigener Gesellschaftsvertrag',
        'GmbH, eine Person, eigener Gesellschaftsvertrag',
      ],
    },
    contents: [
      { href: '#kosten', text: 'Was kostet es?' },
      { href: '#rechtsform', text: 'UG oder GmbH?' },
      { href: '#ablauf', text: 'Wie läuft es ab?' },
      { href: '#dauer', text: 'Wie lange dauert es?' },
    ],
  },
  calculator: calculatorTexts,
  legalForm: legalFormTexts,
  scope: {
    title: 'Was der Preis enthält und was nicht',
    included: 'Im Gründungspaket',
    contracts: { operator: 'Unser Service', 'law-firm': 'Mandat der Kanzlei {{name}}' },
    excluded: 'Nicht im Gründungspaket',
    excludedItems: [
      'Notariat und Registergericht: oben gerechnet, du zahlst sie direkt',
      'Dein Stammkapital: Es gehört der Gesellschaft',
      'Geschäftskonto, Gewerbeanmeldung und laufende Buchhaltung',
      `Weitere Rechts- und Steuerberatung: einzeln im Marktplatz, für Mitglieder bis zu ${figures.memberDiscountPercent} % weniger`,
      'Einträge ins Transparenzregister und ihre jährliche Gebühr',
      'Dolmetschen, Beglaubigungen und Apostillen, siehe unten',
      'Spätere Änderungen, etwa eine Kapitalerhöhung',
    ],
  },
  abroad: {
    title: 'Aus dem Ausland oder ohne Deutsch',
    lead: 'Wer die Urkunde nicht versteht, braucht im Termin eine mündliche Übersetzung. Wer nicht nach Deutschland kommt, erteilt eine beglaubigte Vollmacht; die Anmeldung zum Register unterschreibt die Geschäftsführung immer selbst, auch sie beglaubigt.',
    caption: 'Was dann etwa dazukommen kann, geschätzt und inkl. MwSt.:',
    items: [
      { title: 'Dolmetschen beim Notartermin', amount: abroad.interpreter },
      {
        title: `Beglaubigung von ${abroad.documents} Schriftstücken, etwa in einer deutschen Botschaft`,
        amount: abroad.certification,
      },
      { title: 'Apostillen, wenn ein Notariat im Ausland beglaubigt', amount: abroad.apostille },
      { title: 'Kurier nach Deutschland', amount: abroad.courier },
      { title: 'Zusammen höchstens', amount: abroad.total },
    ],
    note: `Selten braucht jemand alles davon: Wer selbst in Deutschland unterschreibt, braucht keine Apostille, und wer sich von einer Person mit Deutschkenntnissen vertreten lässt, kein Dolmetschen. Preise Stand ${abroad.since}.`,
  },
  journey: {
    kicker: 'Ablauf',
    title: 'Sieben Stationen, und an jeder ist klar, wer am Zug ist',
    lead: 'Die Zeiten sind übliche Spannen, keine Zusagen. Am meisten hängt von Notariat, Bank und Gericht ab.',
    stations: [
      { title: 'Kerndaten', who: 'Du', time: 'etwa zehn Minuten' },
      {
        title: 'Erstgespräch',
        who: 'Du und die Kanzlei',
        time: '90 Minuten, du kannst darauf verzichten',
      },
      { title: 'Unterlagen', who: 'Die Kanzlei entwirft', time: 'zwei bis fünf Werktage' },
      {
        title: 'Prüfung',
        who: 'Die Kanzlei prüft, du liest mit',
        time: 'ein bis drei Werktage',
      },
      {
        title: 'Notar',
        who: 'Du, im Notariat deiner Wahl',
        time: 'Termin meist in ein bis drei Wochen',
      },
      {
        title: 'Bank',
        who: 'Du und deine Bank',
        time: 'ein Tag bis zwei Wochen, manchmal länger',
      },
      {
        title: 'Register',
        who: 'Notariat und Registergericht',
        time: 'je nach Gericht, siehe unten',
      },
    ],
  },
  people: {
    title: 'Wer was tut',
    items: {
      lawFirm: {
        title: 'Die Kanzlei {{name}}',
        text: 'berät dich, entwirft und prüft den Vertrag, im eigenen Namen und Mandat ({{chamber}}). Ihr Honorar ist ein eigener Teil des Paketpreises, den sie selbst berechnet.',
      },
      notary: {
        title: 'Das Notariat, das du nennst',
        text: 'beurkundet, meldet an und rechnet nach dem GNotKG selbst mit dir ab. Wir vermitteln keines und bekommen nichts dafür.',
      },
      court: {
        title: 'Das Registergericht',
        text: 'prüft und trägt ein. Zuständig ist das Gericht am Sitz deiner Gesellschaft.',
      },
      us: {
        title: 'Wir',
        text: 'organisieren den Weg dazwischen: Termine, Fristen, Unterlagen an einem Ort und der Stand der Dinge.',
      },
    },
  },
  waiting: {
    kicker: 'Dauer',
    title: 'So lange dauerte die Eintragung',
    lead: 'Tage vom Notartermin bis zur veröffentlichten Eintragung, im Mittel neuer Gesellschaften. Einzelne warteten 8 Tage, andere 5 Monate. Es sind veröffentlichte Zahlen anderer, keine Zusage und nicht aus unseren Fällen.',
    whole: `Üblich sind auf jedem Weg ${wholeWay.de}: einige Tage für den Entwurf, Tage bis drei Wochen bis zum Notartermin, dann ${fromDays} bis ${toDays} Tage bis zur Veröffentlichung, im Mittel neuer Gesellschaften in ${cities.de} Städten (${source}, ${year}).`,
    caption: 'Wartezeit nach Registergericht',
    court: 'Registergericht',
    days: 'Tage im Mittel',
    source: 'Quelle',
    unit: '{{days}} Tage',
  },
  end: {
    title: 'Bereit für die erste Station?',
    text: 'Zehn Minuten für die Kerndaten, alles bis zur Freigabe der Unterlagen änderbar.',
  },
} as const;

export const handle = { texts: { foundNow } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    foundNow: typeof foundNow;
  }
}
