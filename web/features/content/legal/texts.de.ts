import { DAYS, retentions } from '#domain/erasures/retention.ts';
import { terms } from '#domain/orders/terms/terms.ts';
import { TERMS_OF_USE_VERSION } from '#domain/orders/terms/terms-of-use.ts';

/** A row of the table that the deletion of accounts goes by. */
const kept = (name: keyof typeof retentions) => {
  const { what, until, because } = retentions[name];
  return `${what.de}: ${until.de} (${because.de}).`;
};

/** Samples for operators to replace; `{{name}}` and the like come from the configuration. */
export const legal = {
  sample:
    'Muster: Diese Seite gehört zu einer Vorführung. Wer das Produkt betreibt, setzt hier die eigenen, anwaltlich geprüften Texte ein.',
  imprint: {
    title: 'Impressum',
    description:
      'Wer Siebenschritt betreibt: Name, Anschrift, Vertretung, Handelsregister und Kontakt, dazu die Kanzlei, die im eigenen Namen rechtlich berät.',
    sections: [
      {
        title: 'Angaben nach § 5 DDG',
        paragraphs: ['{{name}}', '{{street}}', '{{postalCode}} {{city}}'],
      },
      {
        title: 'Kontakt',
        paragraphs: [
          'Telefon: {{phone}}',
          'E-Mail: {{email}}',
          'Die E-Mail-Adresse ist auch die Kontaktstelle für Behörden und für alle, die Siebenschritt nutzen (Art. 11, 12 der Verordnung (EU) 2022/2065), auf Deutsch und Englisch.',
        ],
      },
      {
        title: 'Vertretung und Register',
        paragraphs: [
          'Geschäftsführung: {{managingDirectors}}',
          '{{registerCourt}}, {{registerNumber}}, USt-IdNr. {{vatId}}',
        ],
      },
      {
        title: 'Verantwortlich für Blog und Neuigkeiten',
        paragraphs: ['{{editor}}, {{editorAddress}} (§ 18 Abs. 2 MStV)'],
      },
      {
        title: 'Rechtsberatung',
        paragraphs: [
          'Wir sind keine Kanzlei und beraten nicht rechtlich. Das übernimmt die Kanzlei {{lawFirm}}, {{lawFirmAddress}} ({{chamber}}), im eigenen Namen.',
          'Auch steuerlich beraten wir nicht. Wer eine Leistung im Marktplatz anbietet, steht bei ihr; Steuerkanzleien und Partner handeln ebenfalls im eigenen Namen.',
        ],
      },
      {
        title: 'Streitbeilegung',
        paragraphs: [
          'Wir nehmen an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu nicht verpflichtet (§ 36 VSBG).',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    description:
      'Welche Daten wir auf dem Weg zu deiner Gesellschaft verarbeiten, wozu, wer sie sieht, wie lange wir sie behalten und welche Rechte du hast.',
    sections: [
      {
        title: 'Wer verantwortlich ist',
        paragraphs: ['{{name}}, {{street}}, {{postalCode}} {{city}}, {{email}}.'],
      },
      {
        title: 'Was wir verarbeiten und wozu',
        paragraphs: [
          'Für dein Konto: Name, E-Mail-Adresse, auf Wunsch Telefon, dazu wann du welchen Fassungen der Bedingungen zugestimmt hast und welche E-Mails du abgewählt hast. Für deine Gründung: die Angaben zur Gesellschaft, Termine, Unterlagen und was wann geschehen ist. Grundlage ist der Vertrag mit dir (Art. 6 Abs. 1 lit. b DSGVO). Wie viele Tage die Schritte abgeschlossener Gründungen gedauert haben, zählen wir ohne Namen zusammen, um anderen eine Dauer zu nennen; genannt wird sie erst ab 20 Gründungen (Art. 6 Abs. 1 lit. f DSGVO).',
          'Für eine Bestellung: was du bestellst und zu welchem Preis, wann, nach welcher Fassung der AGB, ob vor Ablauf der Widerrufsfrist begonnen werden soll, deine Rechnungsadresse und, wenn du sie angibst, die USt-IdNr., dazu Rechnungen, Zahlungen, Widerrufe und eingelöste Stunden mit deinem Stichwort und dem Termin, den du dafür buchst; Stichwort und Termin löschen wir mit deinem Konto. Grundlage sind der Vertrag und die Pflichten, Rechnungen auszustellen und aufzubewahren (Art. 6 Abs. 1 lit. b und c DSGVO).',
          'Dein Warenkorb hängt an deinem Konto, damit er auf allen Geräten derselbe ist. Zu E-Mails, die wir dir schreiben, steht im Mitgliederbereich ein Hinweis; ihn löschen wir nach 180 Tagen. Ist eine E-Mail noch nicht hinausgegangen, sieht unser Team solange, an welche Adresse.',
          'Damit sich später klären lässt, was wir dir und deinem Notariat geschrieben haben, behalten wir Adresse und Wortlaut der E-Mails zu deiner Gründung und deinen Bestellungen zwölf Monate lang, verschlüsselt und ohne die Links darin; von E-Mails zu deinem Konto und zu Strategiegesprächen nur, welche es war und wann. Unser Team schreibt sich außerdem Notizen zu deiner Gründung auf, auch zu Telefonaten: mit wem, wann und was besprochen wurde. Gespräche zeichnen wir nicht auf. Die Notizen bleiben bei der Gründung und werden mit deinem Schlüssel unlesbar (Art. 6 Abs. 1 lit. b und f DSGVO).',
          'Für ein Strategiegespräch: Name, E-Mail-Adresse, Termin und, wenn du magst, deine Frage. 14 Tage nach dem Gespräch löschen wir diese Angaben, nach einer Absage sofort; bestätigst du den Termin nicht, nach 30 Minuten. Damit es bei einem Gespräch je Person bleibt, behalten wir ein Jahr lang eine Prüfsumme der Adresse, aus der sie sich nicht ablesen lässt (Art. 6 Abs. 1 lit. b und f DSGVO).',
          'Für deinen Kalender im Abo, wenn du ihn einrichtest: eine geheime Adresse, von der wir nur eine Prüfsumme speichern. Wer die Adresse kennt, sieht deine Termine und Fristen; Namen, Orte und Telefonnummern nur, wenn du es so gewählt hast. Du entfernst ihn in deinem Konto; mit einer neuen E-Mail-Adresse, einem neuen Passwort und mit deinem Konto endet er von selbst. Dein Kalenderprogramm ruft ihn bei uns ab (Art. 6 Abs. 1 lit. b DSGVO).',
          'Wer eine Gesellschaft gründet oder führt, muss sich ausweisen: Dafür verarbeiten wir Art, Nummer, Behörde, Staat und Gültigkeit des Ausweises mit einer Kopie, oder die Antwort des Anbieters, den du wählst, mit Name, Geburtsdatum und dem Nachweis seiner Prüfung; dazu, ob du ein wichtiges öffentliches Amt hast und für wen du handelst. Wir vergleichen das mit den Angaben zur Gründung und führen eine Risikoakte mit den wirtschaftlich Berechtigten. Das verlangt das Geldwäschegesetz (Art. 6 Abs. 1 lit. c DSGVO, §§ 8, 10 bis 13, 15 GwG). Diese Akten liegen verschlüsselt und getrennt von allem anderen; nur einzelne Personen, denen das Recht dazu gegeben wurde, sehen sie, und jeder Blick wird festgehalten. Sie stehen in keiner Kopie deiner Daten; Auskunft über die Risikoakte dürfen wir nicht geben (§ 47 GwG).',
          'Unsere Server halten kurz fest, von welcher IP-Adresse Anfragen kommen, um Missbrauch zu begrenzen. Grundlage ist unser Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO).',
          'Schreibst du uns über ein Formular (Kontakt, Partner werden, Vertrag widerrufen), speichern wir, was du einträgst, und senden es unserem Team per E-Mail, um dir zu antworten, eine Zusammenarbeit anzubahnen oder den Widerruf zu bearbeiten (Art. 6 Abs. 1 lit. b, c und f DSGVO). Gegen massenhaftes Senden zählen wir für kurze Zeit, wie viele Anfragen von einer IP-Adresse und zu einer E-Mail-Adresse kommen, die wir dafür nur als Prüfwert speichern. Dienste von Dritten prüfen nichts mit.',
          'Bestellst du den Newsletter, speichern wir deine E-Mail-Adresse, den Text, dem du zugestimmt hast, und wann du bestellt und bestätigt hast (Art. 6 Abs. 1 lit. a DSGVO). Ohne Bestätigung bekommst du ihn nicht.',
          'Nennst du uns ein Notariat, speichern wir dessen Namen, Ort, E-Mail-Adresse und Telefonnummer, soweit du sie nennst, um nach einem Termin zu fragen und Links zu senden. Wir haben diese Angaben von dir; das Notariat erfährt das aus unserer ersten E-Mail.',
        ],
        onlyWith: {
          loginProviders:
            'Meldest du dich über einen anderen Dienst an ({{providers}}), leiten wir dich dorthin. Von dort bekommen wir deinen Namen, deine E-Mail-Adresse, ob sie bestätigt ist, und eine Kennung deines dortigen Kontos, die wir speichern; dein Passwort dort erfahren wir nicht. Der Dienst erfährt, dass und wann du dich bei uns anmeldest. Grundlage ist der Vertrag mit dir (Art. 6 Abs. 1 lit. b DSGVO). Für das, was er selbst damit macht, ist der Dienst verantwortlich; sitzt er außerhalb der EU, gelangen diese Angaben dorthin.',
          tagManager:
            'Stimmst du unter „Cookies“ zu, lädt dein Browser ein Programm von {{measurement}}, das misst, welche Seiten gelesen werden. Dabei erfährt dessen Anbieter deine IP-Adresse, die Adresse der Seite und Angaben zu deinem Gerät, und er kann Cookies setzen. Grundlage ist allein deine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG); du widerrufst sie dort jederzeit. Bei Diensten von Google ist Empfänger die Google Ireland Limited (Dublin); Angaben können an die Google LLC in den USA gelangen, gestützt auf den Angemessenheitsbeschluss zum EU-US Data Privacy Framework (Art. 45 DSGVO).',
        },
      },
      {
        title: 'Angaben über andere Personen',
        paragraphs: [
          'Die Angaben zur Gesellschaft und ihre Unterlagen nennen auch andere: Mitgesellschafter und Geschäftsführer, mit Namen, Geburtsdatum, Anschrift, Anteilen und Amt. Wir haben diese Angaben von der Person, die gründet, von der Kanzlei und vom Notariat, etwa aus Gesellschaftsvertrag, Gesellschafterliste, Gründungsurkunde und Registerauszug.',
          'Wir verarbeiten sie, um die Gründung zu organisieren, an der diese Personen beteiligt sind. Grundlage ist das berechtigte Interesse aller Beteiligten daran (Art. 6 Abs. 1 lit. f DSGVO). Empfänger und Fristen sind dieselben wie bei den übrigen Angaben zur Gründung, und alle Rechte auf dieser Seite gelten auch für sie. Gründest du mit anderen, weise sie bitte auf diese Seite hin (Art. 14 DSGVO).',
          'Wer als beteiligt angegeben ist, kann per E-Mail eingeladen werden, mit einem eigenen Konto teilzunehmen; schon die erste E-Mail nennt, woher wir die Angaben haben und wozu (Art. 14 DSGVO). Wer teilnimmt, sieht Stand, Beteiligte, Rollen, Anteile und Entwürfe, aber weder Geburtsdatum noch Anschrift der anderen außer im Entwurf der Urkunde, und keine Preise oder Rechnungen. Eine Einladung endet nach 30 Tagen. Sagt jemand, dass er die Person nicht kennt, behalten wir eine Prüfsumme der Adresse, aus der sie sich nicht ablesen lässt, um nicht noch einmal zu schreiben (Art. 6 Abs. 1 lit. f DSGVO). Jede:r Beteiligte bekommt die Kopie der eigenen Daten und löscht das eigene Konto selbst, nach dem Ausscheiden oder dem Ende der Gründung.',
          'Lädt jemand versehentlich ein Dokument über andere Personen hoch, löschen wir die Datei, sobald wir es bemerken, und benachrichtigen, wer sie gesendet hat. Es bleibt nur ihre Prüfsumme, damit sich zeigen lässt, um welche Datei es ging.',
        ],
      },
      {
        title: 'Was du angeben musst',
        paragraphs: [
          'Für ein Konto brauchen wir Namen, E-Mail-Adresse und Passwort, für die Gründung die Kerndaten der Gesellschaft, für eine Bestellung eine Rechnungsadresse. Ohne sie können wir den Vertrag nicht schließen oder nicht erfüllen; die Rechnungsadresse verlangt das Gesetz (§ 14 UStG). Alles Übrige ist als freiwillig bezeichnet. Was Notariat, Register, Finanzamt und Bank von dir verlangen, bestimmen sie nach ihren Gesetzen.',
          'Entscheidungen, die allein ein Programm trifft und die für dich rechtliche Folgen haben, gibt es hier nicht (Art. 22 DSGVO).',
        ],
      },
      {
        title: 'Wer deine Angaben sieht',
        onlyWith: {
          cardPayments:
            'Bezahlst du eine Rechnung mit Karte, leiten wir dich zu Stripe Payments Europe, Limited (Dublin) und übermitteln Betrag, Rechnungsnummer und Sprache. Deinen Namen und deine Kartendaten gibst du nur dort ein; wir erfahren, dass bezahlt ist, und speichern die Kennung der Zahlung (Art. 6 Abs. 1 lit. b DSGVO). Stripe gibt Angaben auch an die Stripe, LLC in den USA weiter, gestützt auf den Angemessenheitsbeschluss zum EU-US Data Privacy Framework und auf Standardvertragsklauseln (Art. 45, 46 DSGVO), und ist für seine Verarbeitung selbst verantwortlich.',
        },
        paragraphs: [
          'Unser Team und die Kanzlei {{lawFirm}} sehen alle Angaben zu deiner Gründung. Dein Notariat bekommt von uns E-Mails mit Terminen und Links und sieht deinen Namen, den Namen der Gesellschaft, den Termin und den Schritt, zu dem es etwas hochlädt. Unterlagen leiten wir ihm nicht weiter, solange ihr das Notariat nicht von der Verschwiegenheit entbunden habt: Die Entwürfe bekommt es von der Kanzlei, den Kontoauszug von dir. Auch an Banken und Gerichte geben wir nichts; das tust du selbst oder dein Notariat.',
          'Entbindet ihr das Notariat, bekommt es einen eigenen Raum, den nur ein Code an seine Adresse öffnet. Dort sieht es die freigegebenen Unterlagen, den Stand der Gründung und das Datenblatt mit den Angaben zu allen, die es entbunden haben; von anderen nur Namen und Anteile. Jeder Blick und jeder Abruf wird festgehalten. Widerrufst du, schließt der Raum sofort; sonst endet er 60 Tage nach der Eintragung, ohne Eintragung 15 Monate, nachdem er entstand (Art. 6 Abs. 1 lit. b DSGVO).',
          'Nachrichten zu deiner Gründung lesen die, an die sie gehen: die Gründenden und unser Team, oder die Gründenden und die Kanzlei, ohne unser Team; was im Raum des Notariats steht, lesen Gründende, Team, Kanzlei und Notariat. Sie bleiben bei der Gründung, die mit der Kanzlei in deren Akte. Was du geschrieben hast, ist mit deinem Schlüssel verschlüsselt.',
          'Bevor die Kanzlei ein Mandat annimmt, vergleicht sie die Namen aller Beteiligten und Gesellschaften mit denen ihrer anderen Mandate, auch beendeter, denn sie darf niemanden gegen die eigenen Mandanten vertreten (§ 43a Abs. 4 BRAO). Das sehen nur ihre Anwältinnen und Anwälte, und jede Suche wird protokolliert. Ein Geburtsdatum wird dabei nur verglichen, nicht gezeigt.',
          'Bestellst du etwas bei der Kanzlei, einer Steuerkanzlei oder einem Partner, bekommen sie von uns, was sie für den Vertrag brauchen: deinen Namen, deine E-Mail-Adresse, die Rechnungsadresse, die bestellte Leistung und dein Stichwort zu eingelösten Stunden. Andere Bestellungen von dir sehen sie nicht.',
          'Persönliche Angaben in der Geschichte deiner Gründung sind verschlüsselt, mit einem Schlüssel je Person. Wird er gelöscht, sind sie nicht mehr lesbar.',
        ],
      },
      {
        title: 'Wer für uns arbeitet',
        paragraphs: [
          'Diese Unternehmen verarbeiten Angaben nur in unserem Auftrag und nach unserer Weisung (Art. 28 DSGVO).',
        ],
        /** One paragraph each, from the configuration. */
        processors: {
          hosting:
            'Server, Datenbank und Dateien: {{name}}, {{city}} ({{country}}). Dort liegen alle Angaben dieser Seite.',
          mail: 'Versand der E-Mails: {{name}}, {{city}} ({{country}}). Dort sind Adresse und Inhalt jeder E-Mail für den Versand bekannt.',
        },
        /** Behind a processor outside the area of the GDPR. */
        transfers: {
          adequacy:
            ' Für die Übermittlung dorthin gibt es einen Angemessenheitsbeschluss der Europäischen Kommission (Art. 45 DSGVO).',
          'standard-clauses':
            ' Die Übermittlung dorthin stützt sich auf Standardvertragsklauseln (Art. 46 Abs. 2 lit. c DSGVO); eine Kopie bekommst du von uns auf Anfrage.',
        },
      },
      {
        id: 'cookies',
        title: 'Cookies',
        paragraphs: [
          'Wir setzen nur Cookies, die du mit dem auslöst, was du tust: deine Anmeldung, die Sprache, wenn du sie umschaltest, einen Hinweis nach einer Weiterleitung, den Zugang einer Hochladeseite, einer Einladung oder der Seite deines Gesprächs und, wenn du ohne Anmeldung etwas in den Warenkorb legst, welche Leistungen und wie viele. Dieses Cookie gilt 14 Tage und enthält nichts über dich; nach der Anmeldung geht es in den Warenkorb deines Kontos über.',
          'Nach einer Anmeldung bleibt für 400 Tage ein Cookie mit einer zufälligen, unterschriebenen Nummer in deinem Browser. Daran erkennen wir das Gerät wieder, damit dich niemand mit falschen Passwörtern aus deinem Konto aussperrt; angemeldet bleibst du dadurch nicht (§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 lit. f DSGVO).',
          'Die Darstellung (System, hell oder dunkel), was du in Formularen noch nicht gesendet hast, womit du aus dem Kostenrechner in die Gründung gegangen bist und, für eine Stunde, die Adresse, an die wir dir einen Link geschickt haben, merkt sich dein Browser in seinem lokalen Speicher; übermittelt wird davon nichts. Nichts davon dient der Werbung, und von Dritten wird ohne deine Einwilligung nichts geladen. Fragen wir, ob wir Besuche messen dürfen, steht deine Antwort nur in deinem Browser; du änderst sie unten auf jeder Seite unter „Cookies“.',
        ],
      },
      {
        title: 'Wie lange und deine Rechte',
        paragraphs: [
          'Nachrichten aus dem Kontaktformular löschen wir nach sechs Monaten, Partneranfragen nach zwölf Monaten, Widerrufe drei Jahre nach dem Ende des Jahres, in dem sie eingegangen sind (§§ 195, 199 BGB); E-Mails daraus löscht unser Team nach denselben Fristen. Bestellungen des Newsletters, die niemand bestätigt, löschen wir nach 30 Tagen. Den Nachweis einer Bestellung behalten wir bis drei Jahre nach dem Abbestellen.',
          'Alles andere über dich gehört zu einer von vier Gruppen:',
          kept('profile'),
          kept('formation'),
          kept('law-firm-file'),
          kept('invoice'),
          kept('identification'),
          `In den Einstellungen deines Kontos forderst du eine Kopie all deiner Daten an und löschst dein Konto; sonst schreib an {{email}}. Läuft noch eine Gründung, bringst du sie vorher zu Ende oder brichst sie ab. Gelöscht wird sieben Tage nach dem Antrag; bis dahin kannst du ihn zurücknehmen. Danach bleiben nur die Akte der Kanzlei, wenn ein Auftrag bestand, und Rechnungen, jeweils bis zum letzten Tag der Frist. Du bekommst einen Nachweis, in dem beides steht. In Sicherungskopien ist noch bis zu ${DAYS.backup} Tage lang, was vorher gesichert wurde; wird eine davon zurückgespielt, löschen wir erneut. Dein Notariat hat für seine Akten eigene Fristen.`,
          'Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung deiner Daten verlangen, eine Einwilligung jederzeit für die Zukunft widerrufen und dich bei einer Aufsichtsbehörde beschweren, etwa bei der an deinem Wohnort oder an unserem Sitz.',
        ],
      },
      {
        id: 'objection',
        title: 'Dein Recht zu widersprechen',
        /** Set apart (Art. 21 (4) GDPR). */
        prominent: true,
        paragraphs: [
          'Wo wir uns auf ein berechtigtes Interesse stützen (Art. 6 Abs. 1 lit. f DSGVO), kannst du der Verarbeitung aus Gründen, die sich aus deiner besonderen Situation ergeben, jederzeit widersprechen. Wir verarbeiten die Angaben dann nicht mehr, es sei denn, zwingende schutzwürdige Gründe überwiegen oder wir brauchen sie für Rechtsansprüche.',
          'Werbung per E-Mail kannst du jederzeit und ohne Grund widersprechen. Es genügt eine Nachricht an {{email}}.',
        ],
      },
    ],
  },
  terms: {
    description:
      'Wer bei einer Bestellung dein Vertragspartner ist, was das Gründungspaket kostet, wie du zahlst und widerrufst und was für Stundenpakete und Seminare gilt.',
    ...terms.de,
  },
  'terms-of-use': {
    title: 'Nutzungsbedingungen',
    description:
      'Was für dein Konto bei Siebenschritt gilt: wem es gehört, welche Dateien du hochladen und wie du Vorlagen und Codes der Partner benutzen darfst.',
    sections: [
      {
        title: 'Dein Konto',
        paragraphs: [
          'Ein Konto gehört einer Person. Gib dein Passwort nicht weiter und sag uns Bescheid, wenn du glaubst, dass es jemand kennt.',
          'Es ist kostenlos und verpflichtet dich nicht, etwas zu bestellen. Für Bestellungen gelten die Allgemeinen Geschäftsbedingungen.',
          `Das ist die Fassung ${TERMS_OF_USE_VERSION}. Bei der Registrierung halten wir fest, welchen Fassungen du zugestimmt hast.`,
        ],
      },
      {
        title: 'Was du hochlädst',
        paragraphs: [
          'Lade nur hoch, was du hochladen darfst und was zu deiner Gründung gehört. Dateien werden geprüft, bevor andere sie sehen.',
        ],
      },
      {
        title: 'Vorlagen, Kurse und Neuigkeiten',
        paragraphs: [
          'Vorlagen darfst du für deine eigene Gesellschaft anpassen und benutzen, aber nicht verkaufen oder als eigene Sammlung veröffentlichen. Sie kennen deinen Fall nicht und ersetzen keine Beratung; verbindlich ist die deutsche Fassung.',
          'Neuigkeiten, Kursbeschreibungen und Seiten mit Wissen informieren allgemein. Wenn viel daran hängt, frag die Kanzlei oder eine Steuerkanzlei.',
        ],
      },
      {
        title: 'Angebote der Partner',
        paragraphs: [
          'Codes sind für Mitglieder; bitte veröffentliche sie nicht. Den Vertrag schließt du mit dem Partner, zu den Bedingungen, die bei seinem Angebot stehen. Was der Partner leistet und berechnet, liegt bei ihm.',
        ],
      },
      {
        title: 'Strategiegespräch',
        paragraphs: [
          'Es dauert 15 Minuten, ist kostenlos und einmal je Person zu haben. Du kannst es verschieben oder absagen.',
        ],
      },
      {
        title: 'Wenn wir ein Konto sperren',
        paragraphs: [
          'Wird ein Konto missbraucht, etwa für fremde Daten, Schadprogramme oder Bestellungen unter falschem Namen, können wir es sperren. Wir nennen dir den Grund, wenn du danach fragst, und prüfen die Entscheidung noch einmal; das tut ein Mensch. Schreib dazu an {{email}}. Verträge, die du schon geschlossen hast, bleiben bestehen.',
        ],
      },
    ],
  },
} as const;

export const handle = { texts: { legal } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    legal: typeof legal;
  }
}
