import { grossCents, PACKAGE_NET_CENTS, VAT_PERCENT } from '../../pricing/price.ts';
import { money, wholeEuros } from '../../site/formats.ts';
import { figures } from '../figures.ts';
import { TERMS_VERSION } from '../order.ts';

const gross = money(grossCents(PACKAGE_NET_CENTS), 'de');
const net = wholeEuros(PACKAGE_NET_CENTS, 'de');

/** Samples for operators to replace; `{{name}}` and the like come from the configuration. */
export const german = {
  title: 'Allgemeine Geschäftsbedingungen',
  sections: [
    {
      title: 'Wofür diese Bedingungen gelten',
      paragraphs: [
        'Sie gelten für alles, was du über Siebenschritt bestellst: das Gründungspaket und die Leistungen im Marktplatz. Betrieben wird Siebenschritt von {{name}}, {{street}}, {{postalCode}} {{city}}, E-Mail {{email}}. Für dein Konto gelten daneben die Nutzungsbedingungen; beiden stimmst du bei der Registrierung zu.',
        `Das ist die Fassung ${TERMS_VERSION}. Jede Bestellung hält fest, welche Fassung für sie gilt.`,
      ],
    },
    {
      title: 'Wer dein Vertragspartner ist',
      paragraphs: [
        'Bei jeder Leistung steht, wer sie anbietet. An der Kasse und in der Bestätigung sind die Leistungen nach Vertragspartnern geordnet, jeder mit seiner Anschrift. Alle Anbieter handeln beruflich, niemand verkauft als Privatperson.',
        'Unsere eigenen Leistungen erbringen und berechnen wir. Leistungen der Kanzlei {{lawFirm}} ({{lawFirmAddress}}; {{chamber}}), von Steuerkanzleien und von Partnern bestellst du über uns bei ihnen: Sie erbringen sie im eigenen Namen, stehen dafür ein und stellen ihre Rechnung selbst. Wir nehmen die Bestellung entgegen und geben sie weiter.',
        'Rechtlich berät dich allein die Kanzlei, steuerlich allein die Steuerkanzlei, jeweils in einem eigenen Mandat. An ihrem Honorar sind wir nicht beteiligt.',
      ],
    },
    {
      id: 'reihenfolge',
      title: 'Wie der Marktplatz ordnet',
      paragraphs: [
        'Die Leistungen stehen zuerst in der Reihenfolge, die wir nach Thema festlegen. Kein Platz darin ist zu kaufen. Du kannst sie nach Preis, Termin und Neuheit ordnen, nach Gebiet, Art und Form eingrenzen und nach Wörtern suchen.',
      ],
    },
    {
      title: 'Wie ein Vertrag zustande kommt',
      paragraphs: [
        'Eine Leistung im Marktplatz zu zeigen, ist noch kein Angebot im Sinn des Gesetzes. Vor dem letzten Klick siehst du jede Leistung mit Vertragspartner, den Gesamtpreis jedes Vertrags und die Summe; bis dahin kannst du alles ändern. Mit „Zahlungspflichtig bestellen“ gibst du eine verbindliche Bestellung ab.',
        'Gleich danach bekommst du die Bestätigung per E-Mail, mit dem Inhalt der Bestellung, diesen Bedingungen und der Widerrufsbelehrung. Mit ihr kommen die Verträge über unsere Leistungen und über die der Partner zustande; den Partnern gegenüber bestätigen wir in deren Namen.',
        'Das Mandat mit der Kanzlei oder einer Steuerkanzlei kommt erst zustande, wenn sie es dir selbst in Textform bestätigt, mit Auftrag und Honorar. Vorher prüft sie, ob sie es übernehmen darf. Darf sie es nicht, sagt sie dir das unverzüglich; dann entfällt ihre Leistung und du schuldest dafür nichts.',
        'Bestellen kannst du auf Deutsch und auf Englisch. Bestellst du auf Englisch, gilt die englische Fassung dieser Bedingungen, sonst die deutsche. Der Inhalt deiner Bestellungen bleibt im Mitgliederbereich abrufbar.',
      ],
    },
    {
      title: 'Das Gründungspaket',
      paragraphs: [
        'Wir organisieren die Gründung einer UG (haftungsbeschränkt) oder GmbH: Wir nehmen deine Angaben auf, stimmen Termine ab, stellen Unterlagen bereit und zeigen den Stand. Die Kanzlei berät dich, entwirft Gesellschaftsvertrag oder Musterprotokoll und prüft den Entwurf; Gesellschafterliste und Anmeldung kommen vom Notariat. Notariat und Bank wählst du selbst.',
        `Das Paket kostet ${gross} inkl. ${VAT_PERCENT} % MwSt. (${net} netto). Es sind zwei Verträge, deren Preise und Leistungen du vor der Bestellung getrennt siehst: unsere Organisation, die wir berechnen, und die Arbeit der Kanzlei, die sie selbst berechnet. Notar- und Gerichtskosten sind nicht enthalten; sie richten sich nach dem Gesetz, Beispiele stehen auf der Startseite.`,
        'Du bestellst es bei deiner Gründung, an der ersten Station. Erstgespräch und Entwürfe beginnen erst danach.',
      ],
    },
    {
      title: 'Preise und Zahlung',
      paragraphs: [
        'Das Konto ist kostenlos. Preise verstehen sich als Gesamtpreise mit Mehrwertsteuer, die Nettobeträge stehen daneben. Gebühren von Notariaten, Gerichten und Ämtern kommen dazu, wenn nicht ausdrücklich steht, dass sie enthalten sind.',
        `Auf weitere Rechts- und Steuerberatung zahlen Mitglieder bis zu ${figures.memberDiscountPercent} % weniger, als Kanzlei oder Steuerkanzlei sonst berechnen, wo diese das anbieten; im genannten Preis ist das schon abgezogen. Für das Gründungspaket gilt das nicht.`,
        'Unsere Rechnung bekommst du als PDF mit den Daten einer E-Rechnung. Sie ist bis zu dem Datum fällig, das auf ihr steht, 14 Tage nach ihrem Versand, per Überweisung oder, wo wir sie anbieten, per Kartenzahlung. Die anderen Vertragspartner stellen ihre Rechnungen selbst und nennen darin ihre Frist; an sie zahlst du direkt.',
      ],
    },
    {
      title: 'Stundenpakete',
      paragraphs: [
        'Ein Stundenpaket ist Zeit, die der genannte Vertragspartner für dich arbeitet. Du löst sie in Einheiten von 15 Minuten ein; was übrig ist und bis wann, steht bei deiner Bestellung. Hast du an der Kasse keinen Beginn vor Ablauf der Widerrufsfrist verlangt, beginnt das Einlösen nach der Frist. Unsere eigenen Stunden kannst du bei Kartenzahlung einlösen, sobald die Rechnung bezahlt ist, bei Zahlung auf Rechnung schon vorher.',
        'Einlösen kannst du sie bis zum 31. Dezember des dritten Jahres nach dem Jahr der Bestellung. Was dann noch übrig ist, erstattet der Vertragspartner anteilig innerhalb von 14 Tagen; unsere eigenen erstatten wir, ohne dass du dich melden musst. Ein Mandat, zu dem Stunden gehören, kannst du jederzeit beenden; für den Rest gilt dasselbe.',
      ],
    },
    {
      title: 'Seminare und Coachings',
      paragraphs: [
        'Termin, Ort und wer leitet stehen bei der Leistung. Sagt der Veranstalter den Termin ab, bekommst du den vollen Preis zurück. Verlegt er ihn, kannst du den neuen Termin annehmen oder den Preis zurückverlangen.',
        'Live-Termine werden nicht aufgezeichnet, wenn nichts anderes dabeisteht. Kurse, für die das Gesetz eine Zulassung verlangt, verkaufen wir nur, wenn es sie gibt (§ 12 FernUSG).',
      ],
    },
    {
      title: 'Pakete aus mehreren Leistungen',
      paragraphs: [
        'Ein Paket nennt seine Teile, hat einen Preis und einen Vertragspartner. Du kannst es nur als Ganzes bestellen und widerrufen. Ist ein Teil eine Leistung zu einem festen Termin, gilt für ihn, was bei Seminaren steht.',
      ],
    },
    {
      title: 'Widerruf',
      paragraphs: [
        'Du kannst jeden Vertrag, den du hier als Verbraucherin oder Verbraucher schließt, binnen vierzehn Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen. Wir zählen von der Bestellung an; für ein Mandat, das später bestätigt wird, endet die Frist entsprechend später. Endet die Frist an einem Samstag, Sonntag oder Feiertag, gilt der nächste Werktag. Wir fragen nicht nach, ob du als Verbraucher bestellst. Das Recht gilt auch für Seminare und Coachings mit festem Termin, denn sie sind keine Freizeitveranstaltungen (§ 312g Abs. 2 Nr. 9 BGB).',
        'Es genügt jede eindeutige Erklärung, zum Beispiel „Vertrag widerrufen“ bei deiner Bestellung, das Formular unter „Vertrag widerrufen“ am Ende jeder Seite, ein Brief oder eine E-Mail an {{email}}. Wir nehmen den Widerruf auch für die anderen Vertragspartner entgegen. Bei der Bestellung wählst du, ob du alles widerrufst oder nur einzelne Leistungen; im Formular nennst du sie.',
        'Vor dem Ende der Frist beginnen wir und die anderen Vertragspartner nur, wenn du das an der Kasse verlangst. Widerrufst du dann, zahlst du den Teil der Leistung, der bis dahin erbracht ist; ist sie vollständig erbracht, erlischt das Widerrufsrecht.',
        'Von unseren Stundenpaketen berechnen wir den Anteil der eingelösten Stunden am Preis, in einem Paket aus mehreren Leistungen zählt jeder Teil gleich. Eingelöste Stunden, deren Termin noch vor dir liegt oder noch nicht gewählt ist, berechnen wir nicht; den Termin sagen wir ab. Andere, die noch nicht geleistet sind, nehmen wir auf deinen Hinweis wieder heraus. Sind alle Stunden geleistet oder ist die Gesellschaft eingetragen, ist der Knopf bei der Bestellung nicht mehr da; das Formular nimmt deine Erklärung weiter an, und wir prüfen sie.',
        'Nach einem Widerruf stornieren wir unsere Rechnung, berechnen einen schon erbrachten Teil neu und zahlen zurück, was du darüber hinaus an uns gezahlt hast, spätestens nach vierzehn Tagen. Nicht eingelöste Stunden entfallen. Was du an andere Vertragspartner gezahlt hast, erstatten sie. Widerrufst du das Gründungspaket, entfällt ein noch ausstehendes Erstgespräch; du kannst die Gründung beenden oder ruhen lassen, bis du das Paket wieder bestellst.',
      ],
    },
    {
      title: 'Wenn etwas nicht stimmt',
      paragraphs: [
        'Ist eine Leistung mangelhaft, hast du die gesetzlichen Rechte gegenüber deinem Vertragspartner. Schreib ihm oder uns; betrifft es einen anderen, geben wir deine Nachricht weiter.',
      ],
    },
    {
      title: 'Was wir nicht zusagen',
      paragraphs: [
        'Wie lange Notariat, Bank und Gericht brauchen, liegt nicht bei uns. Zeiten auf dieser Seite sind Schätzungen, keine Fristen. Ob Förderstellen, Banken oder Ämter zustimmen, entscheiden sie selbst.',
      ],
    },
    {
      title: 'Streitbeilegung',
      paragraphs: [
        'Wir nehmen an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu nicht verpflichtet (§ 36 VSBG).',
      ],
    },
  ],
};
