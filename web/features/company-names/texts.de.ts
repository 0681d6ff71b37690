import { legalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
export const companyNames = {
  title: 'Darf die Gesellschaft so heißen?',
  description:
    'Prüf den Namen deiner UG oder GmbH: was das Gesetz verlangt, welche Wörter geschützt sind und wo du nach älteren Namen und Marken suchst.',
  lead: 'Name und Rechtsform genügen: Du liest sofort, was das Gesetz zu den Wörtern sagt, jedes Mal mit seiner Quelle.',
  kept: 'Wir speichern nichts davon.',
  found: 'Was eine Gründung kostet und wie sie abläuft',
  labels: {
    companyName: 'Geplanter Name',
    city: 'Sitz',
    legalForm: 'Rechtsform',
    companyPurpose: 'Was sie tut',
  },
  nameHelp: 'Mit der Rechtsform, zum Beispiel „Zwölfuhr Möbel GmbH“.',
  cityHelp: 'Am selben Ort müssen sich Namen deutlich unterscheiden.',
  purposeHelp: 'Ein Satz genügt. Daran sehen wir, ob es dafür eine Erlaubnis braucht.',
  forms: namesIn(legalFormNames, 'de'),
} as const;

export const handle = { texts: { companyNames } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    companyNames: typeof companyNames;
  }
}
