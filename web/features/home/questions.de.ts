import { notaryToEntry } from '#domain/foundations/forecast/waiting-times.ts';
import { costsIn } from './costs.ts';

const { ug, gmbh, since, ...costs } = costsIn('de');
const { fromDays, toDays, year, source } = notaryToEntry;

export const questions = {
  kicker: 'Fragen',
  title: 'Häufige Fragen',
  contact: 'Deine steht nicht dabei? Ruf uns an: {{phone}}.',
  items: [
    {
      question: 'Was kostet die Gründung am Ende wirklich?',
      answer: `Unser Paket kostet ${costs.package} inkl. ${costs.percent} % MwSt. Dazu kommen Notar und Registergericht, deren Gebühren im Gesetz stehen. Für eine Person sind das mit allem zusammen etwa ${ug.total} (UG mit Musterprotokoll) oder etwa ${gmbh.total} (GmbH mit eigenem Gesellschaftsvertrag), Stand ${since}. Das Stammkapital zahlst du auf das Konto deiner Gesellschaft ein; es gehört ihr und steht für den Betrieb bereit.`,
    },
    {
      question: 'Wie lange dauert es?',
      answer: `Kerndaten und Erstgespräch brauchen Tage, der Termin hängt vom Notariat ab. Vom Notartermin bis zur Eintragung vergingen in großen Städten im Mittel ${fromDays} bis ${toDays} Tage (${source}, ${year}); einzelne Gesellschaften warteten 8 Tage, andere 5 Monate. Oft entscheidet das Bankkonto: Frag deine Bank schon vor dem Notartermin, was sie braucht.`,
    },
    {
      question: 'Suche ich das Notariat selbst aus?',
      answer:
        'Ja. Notarinnen und Notare sind unabhängig, und niemand darf ihnen Mandate vermitteln. Du nennst uns, in welches Notariat du gehen möchtest; wir fragen dort nach einem Termin und schlagen ihn dir vor. Möchtest du online beurkunden, brauchst du einen Ausweis mit Online-Funktion und PIN; ob er geeignet ist, prüft das Notariat.',
    },
    {
      question: 'Brauche ich das Erstgespräch mit der Kanzlei?',
      answer:
        'Es ist im Preis enthalten und dauert 90 Minuten. Du kannst ausdrücklich darauf verzichten, etwa wenn du schon einmal gegründet hast; dann beginnt gleich die Arbeit an den Unterlagen. Geprüft werden sie in jedem Fall von der Kanzlei, bevor das Notariat sie bekommt.',
    },
    {
      question: 'Was ist nach der Eintragung noch zu tun?',
      answer:
        'Der Fragebogen zur steuerlichen Erfassung läuft schon: Er geht binnen eines Monats nach dem Notartermin ans Finanzamt (§ 137 AO). Nach der Eintragung meldest du dein Gewerbe an und trägst die wirtschaftlich Berechtigten ins Transparenzregister ein. Rechne mit Briefen, die wie Rechnungen eines Registers aussehen und keine sind: Prüfe jede Rechnung, die du nicht erwartest, und frag uns, wenn du zweifelst. Was du davon abgeben möchtest, bestellst du einzeln im Marktplatz.',
    },
  ],
} as const;
