import { longDate } from '#domain/site/formats.ts';

/** Text that explains the copy in both languages, since later readers may speak either. */
export const readMe = (now: string): string => `KOPIE DEINER DATEN, ${longDate(now, 'de')}

account.json            Konto und Einstellungen; picture.*: dein Bild
formations/<Nummer>/    je Gründung: history.json (Verlauf), documents.json und documents/
                        (Unterlagen im Original), messages.json und messages/ (Nachrichten mit ihren
                        Dateien), notes-of-the-team.json (was wir notiert haben),
                        duties.json (welche Pflichten der Gesellschaft erledigt sind)
orders.json             Bestellungen mit Rechnungsadresse und eingelösten Stunden
invoices/               Rechnungen: als PDF und ihr Inhalt als JSON
meetings.json           Strategiegespräche
notices.json            Mitteilungen im Mitgliederbereich
inquiries.json          was du uns in Formularen der Website geschrieben hast, unsere Antworten und Notizen
mails.json              E-Mails an dich, soweit wir ihren Text aufbewahren (12 Monate)

Nicht enthalten sind Namen von Mitarbeitenden und Passwörter; die kennen auch wir nicht.
Zeitangaben sind in UTC, Geldbeträge in Cent.

--------------------------------------------------------------------------------

A COPY OF YOUR DATA, ${longDate(now, 'en')}

account.json            account and settings; picture.*: your picture
formations/<number>/    of each formation: history.json, documents.json and documents/ (the original
                        files), messages.json and messages/ (messages with their files),
                        notes-of-the-team.json (what we have written down),
                        duties.json (which of the company’s duties are done)
orders.json             orders with billing address and redeemed hours
invoices/               invoices: as PDF and their content as JSON
meetings.json           strategy meetings
notices.json            notices in the member area
inquiries.json          what you have written to us in forms of the site, our answers and notes
mails.json              emails to you, as far as we keep their text (12 months)

It holds no names of our staff and no passwords, which we do not know either.
Times are UTC, amounts of money are cents.
`;
