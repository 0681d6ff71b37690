/** Why a form of a formation was refused. */
const refusal = {
  TOO_EARLY: 'Das Erstgespräch ist noch nicht zu Ende.',
  ORDER_REQUIRED: 'Bestelle zuerst das Gründungspaket; dann geht es hier weiter.',
  CONFIRM_FIRST: 'Bitte bestätige zuerst, dass du ausdrücklich verzichtest.',
  NO_DOCUMENTS: 'Es liegt noch kein Dokument vor.',
  APPOINTMENT_IN_THE_PAST: 'Dieser Zeitpunkt liegt in der Vergangenheit.',
  OTHER_NOTARY_NAMED: 'Du hast ein anderes Notariat genannt.',
  ALREADY_ORDERED: 'Das Gründungspaket ist schon bestellt.',
  TOO_MANY_ORDERS: 'Für heute sind es zu viele Bestellungen. Morgen geht es weiter.',
  PRICE_CHANGED:
    'Der Preis hat sich geändert, seit du diese Seite geöffnet hast. Bestellt wurde nichts; bitte lade die Seite neu und sieh dir den neuen Preis an.',
  TEXT_CHANGED:
    'Der Text der Erklärung hat sich geändert, seit du diese Seite geöffnet hast. Bitte lade sie neu und lies ihn noch einmal.',
  REQUESTS_UNANSWERED: 'Ein Änderungswunsch hat noch keine Antwort.',
  DEED_DATE_REQUIRED: 'Der Tag der Beurkundung fehlt.',
  OBSTACLE_OPEN: 'Das ist schon gemeldet; die Seite zeigt, was jetzt zu tun ist.',
  WITHDRAWAL_OVER: 'Die Widerrufsfrist ist vorbei.',
  ENTRY_IN_THE_FUTURE: 'Der Tag der Eintragung liegt in der Zukunft.',
  REVISION_REQUIRED:
    'Es fehlt, welchen Stand du vor dir hattest. Bitte lade die Seite neu; gespeichert wurde nichts.',
  LEAD_ONLY: 'Das kann nur, wer die Gründung begonnen hat.',
  LEAD_REQUIRED: 'Du hast die Gründung begonnen und gehörst deshalb in die Liste.',
  SHARES_SUM:
    'Die Anteile ergeben zusammen nicht das Stammkapital. Sie lauten auf volle Euro, und ihre Summe ist das Stammkapital (§ 5 Abs. 2, 3 GmbHG).',
  DIRECTOR_REQUIRED:
    'Es fehlt noch, wer die Geschäfte führt: Jede GmbH und UG braucht mindestens eine Person (§ 6 Abs. 1 GmbHG).',
  DUE_NOT_ALLOWED:
    'So viel darf nicht offen bleiben: Die UG wird vor der Anmeldung voll eingezahlt (§ 5a Abs. 2 GmbHG), mit Musterprotokoll mindestens zur Hälfte.',
  DIRECTOR_NOT_NATURAL:
    'Nur Menschen können die Geschäfte führen, keine Gesellschaft (§ 6 Abs. 2 GmbHG).',
  DIRECTOR_NOT_OF_AGE:
    'Wer die Geschäfte führt, muss voll geschäftsfähig sein, also mindestens 18 Jahre alt (§ 6 Abs. 2 GmbHG).',
  NOT_WITH_MODEL_PROTOCOL:
    'Das passt nicht ins Musterprotokoll: Es erlaubt höchstens drei Gesellschafter mit je einem Anteil und genau eine Person in der Geschäftsführung (§ 2 Abs. 1a GmbHG).',
  PARTICIPANT_JOINED:
    'Jemand, den du gestrichen hast, ist schon eingeladen oder dabei. Nimm die Person über „Nicht mehr dabei“ heraus; dann erfährt sie es auch.',
  ALREADY_JOINED: 'Mit diesem Konto bist du schon dabei.',
  INVITATION_OPEN: 'An diese Adresse ist schon eine Einladung unterwegs.',
  TOO_MANY_INVITATIONS:
    'Mehr Einladungen gehen jetzt nicht: Offen sind höchstens fünf, am Tag höchstens zehn und für eine Person höchstens drei.',
  DEED_EXISTS:
    'Nach der Beurkundung ändern sich Beteiligte und Anteile nur noch im Notariat, mit allen, die gegründet haben (§ 2 GmbHG).',
  PARTICIPANTS_REQUIRED: 'Zuerst brauchen wir die Namen aller, die gründen.',
  MANDATE_PENDING: 'Die Kanzlei hat das Mandat noch nicht für alle angenommen.',
  MANDATE_DECLINED: 'Die Kanzlei hat das Mandat abgelehnt und nimmt es nicht mehr an.',
  INVOICE_FILED: 'Eine Rechnung mit dieser Nummer liegt schon im Fall.',
  BEFORE_MANDATE:
    'Bis zu diesem Termin hat die Kanzlei vielleicht noch nicht geprüft, ob sie das Mandat annehmen kann. Bitte wähle einen späteren.',
  RELEASE_PENDING: 'Noch nicht alle haben die Kanzlei von der Schweigepflicht entbunden.',
  IDENTIFICATION_PENDING: 'Noch nicht alle haben sich ausgewiesen.',
  PARTICIPANTS_INCOMPLETE: 'Zu den Beteiligten fehlen noch Angaben.',
  MINOR_UNCLEARED:
    'Die Kanzlei hat noch nicht geklärt, was die Beteiligung einer minderjährigen Person braucht (§§ 107, 1643, 1852 BGB).',
  NOTARY_REQUIRED: 'Zuerst muss ein Notariat genannt sein, für Termine mit E-Mail-Adresse.',
  CHOOSE_DATE: 'Es stehen mehrere Termine zur Wahl. Bitte wähle einen davon.',
  ACCEPTANCE_OPEN: 'Noch nicht alle Gesellschafter sind mit den neuesten Fassungen einverstanden.',
} as const;

/** What is wrong with a field, beside it. */
const problem = {
  NOTARY_WITHOUT_NAME: 'Bitte nenne auch den Namen des Notariats.',
  NOT_A_NUMBER: 'Bitte gib einen Betrag in Euro an, etwa 5.000.',
  NOT_WHOLE_EUROS: 'Stammkapital gibt es nur in ganzen Euro (§ 5 Abs. 2 GmbHG).',
  UG_SHARE_CAPITAL:
    'Eine UG hat 1 bis 24.999 € Stammkapital; ab 25.000 € ist es eine GmbH (§ 5a Abs. 1 GmbHG).',
  GMBH_SHARE_CAPITAL: 'Eine GmbH braucht mindestens 25.000 € Stammkapital (§ 5 Abs. 1 GmbHG).',
  NOT_ACCEPTED: 'Bitte stimme den Bedingungen zu.',
  NOT_A_ZIP: 'Eine deutsche Postleitzahl hat fünf Ziffern.',
  NOT_A_VAT_ID: 'Das ist keine deutsche USt-IdNr., etwa DE123456789.',
  SHARE_NOT_WHOLE_EUROS: 'Anteile lauten auf volle Euro (§ 5 Abs. 2 GmbHG).',
  SHARES_SUM: refusal.SHARES_SUM,
  DUE_NOT_ALLOWED: refusal.DUE_NOT_ALLOWED,
  DIRECTOR_REQUIRED: refusal.DIRECTOR_REQUIRED,
  DIRECTOR_NOT_OF_AGE: refusal.DIRECTOR_NOT_OF_AGE,
  NOT_WITH_MODEL_PROTOCOL: refusal.NOT_WITH_MODEL_PROTOCOL,
  NOT_A_DATE: 'Bitte gib einen Tag an.',
} as const;

/** What forms of a formation say; pages that only show formations go without. */
export const sharedFoundationsForms = {
  draft: {
    found: 'Deine Angaben vom {{date}} sind noch da. Abgesendet sind sie noch nicht.',
    discard: 'Entwurf verwerfen',
  },
  refusal,
  problem,
} as const;

export const handle = { texts: { sharedFoundationsForms } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharedFoundationsForms: typeof sharedFoundationsForms;
  }
}
