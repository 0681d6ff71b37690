import { foreign } from '#domain/foreign-text.ts';
import type { DemoFoundation } from './demo-foundation.ts';
import type { Step } from './foundations.ts';

const counts = ['alone', 'two', 'three'] as const;
const [first, second] = [0, 1];

const ordered: readonly Step[] = [
  ['start-foundation', 'founder'],
  ['submit-core-data', 'founder'],
  ['order-package', 'founder'],
  ['state-participants', 'founder'],
];
const drafting: readonly Step[] = [
  ['accept-mandate', 'lawyer'],
  ['book-consultation', 'founder'],
  ['complete-consultation', 'staff'],
];
const invited = (about: number): Step[] => [
  ['invite-participant', 'founder', about],
  ['join-foundation', 'co-founder', about],
];

/** What happens where several found a company, each at what holds it up now. */
export const peopleCases: readonly DemoFoundation[] = [
  caseOf('Nele', 'Harms', 'Harms & Yildiz Keramik', 'Oldenburg', {
    // The law firm has yet to say whether it may act for both.
    status: 'consultation-appointment-select-pending',
    idleDays: 1,
    others: [{ name: { first: 'Deniz', last: 'Yildiz' }, shareEuros: 1_000, hasAccount: true }],
    story: [...ordered, ...invited(first)],
    purpose: 'Herstellung von und Handel mit Keramik',
    description: 'Zwei Töpferinnen legen ihre Werkstätten zusammen.',
  }),
  caseOf('Milan', 'Novak', 'Novak Lastenräder', 'Göttingen', {
    // One of two has yet to prove who she is.
    status: 'documents-pending',
    idleDays: 1,
    others: [{ name: { first: 'Carla', last: 'Winter' }, shareEuros: 1_000, hasAccount: true }],
    story: [
      ...ordered,
      ...invited(first),
      ...drafting,
      ['state-details', 'founder'],
      ['state-details', 'co-founder', first],
      ['identify-participant', 'staff'],
    ],
    purpose: 'Verleih und Wartung von Lastenrädern',
    description: 'Lastenräder für Betriebe in der Innenstadt, mit Wartung vor Ort.',
  }),
  caseOf('Franziska', 'Thoma', 'Thoma Präzisionsoptik', 'Jena', {
    // Four found it, one of them a company; what the deed says of the last one is missing.
    status: 'documents-pending',
    idleDays: 2,
    others: [
      { name: { first: 'Jakob', last: 'Ritter' }, shareEuros: 500 },
      { name: { company: 'Saale Beteiligungen GmbH' }, shareEuros: 500 },
      { name: { first: 'Olga', last: 'Petrova' }, shareEuros: 500 },
    ],
    story: [
      ...ordered,
      ...drafting,
      ['state-details', 'founder'],
      ['state-details', 'founder', first],
      ['state-details', 'founder', second],
    ],
    purpose: 'Entwicklung und Fertigung von Linsen für Messgeräte',
    description: 'Eine Ausgründung der Universität mit drei Mitgesellschaftern.',
  }),
  caseOf('Bernd', 'Osterkamp', 'Osterkamp Imkerei', 'Celle', {
    // His daughter is sixteen; the law firm has to clear what her share needs.
    status: 'documents-pending',
    idleDays: 1,
    others: [
      { name: { first: 'Lina', last: 'Osterkamp' }, shareEuros: 500, birthDate: '2012-06-01' },
    ],
    story: [
      ...ordered,
      ...drafting,
      ['state-details', 'founder'],
      ['state-details', 'founder', first],
      ['identify-participant', 'staff'],
      ['identify-participant', 'staff', first],
    ],
    purpose: 'Imkerei und Handel mit Honig',
    description: 'Eine Imkerei in zweiter Generation, die Tochter ist von Anfang an dabei.',
  }),
  caseOf('Rahel', 'Abt', 'Abt Klangwerkstatt', 'Weimar', {
    // Somebody who was invited does not want to take part.
    status: 'consultation-pending',
    idleDays: 1,
    others: [{ name: { first: 'Simon', last: 'Falke' }, shareEuros: 800 }],
    story: [
      ...ordered,
      ['accept-mandate', 'lawyer'],
      ['book-consultation', 'founder'],
      ['invite-participant', 'founder', first],
      ['decline-invitation', 'co-founder', first],
    ],
    purpose: 'Bau und Reparatur von Streichinstrumenten',
    description: 'Eine Werkstatt für Geigen und Celli, mit Leihinstrumenten für Schulen.',
  }),
  caseOf('Viktor', 'Lang', 'Lang Kältetechnik', 'Chemnitz', {
    // The law firm has no time: nothing is owed, and another order is possible.
    status: 'consultation-appointment-select-pending',
    idleDays: 2,
    others: [{ name: { first: 'Emre', last: 'Polat' }, shareEuros: 1_000 }],
    story: [...ordered, ['decline-mandate', 'lawyer']],
    obstacle: { kind: 'mandate-declined', note: '' },
    purpose: 'Einbau und Wartung von Kälteanlagen',
    description: 'Kälteanlagen für Bäckereien und Fleischereien in Sachsen.',
  }),
];

interface Told
  extends Required<Pick<DemoFoundation, 'status' | 'idleDays' | 'others' | 'story'>>,
    Pick<DemoFoundation, 'obstacle'> {
  purpose: string;
  description: string;
}

function caseOf(
  given: string,
  family: string,
  company: string,
  city: string,
  { purpose, description, ...told }: Told,
): DemoFoundation {
  return {
    ...told,
    founder: { first: given, last: family, phone: '+49 30 23125 700' },
    core: {
      companyName: `${company} UG (haftungsbeschränkt)`,
      city,
      legalForm: 'ug',
      totalShareholders: counts[told.others.length] ?? 'more-than-three',
      shareCapitalCents: 200_000,
      companyPurpose: foreign(purpose),
      description: foreign(description),
    },
    notary: {
      name: `Notariat am Markt ${city}`,
      email: `notariat-markt-${city.toLowerCase().replace('ö', 'oe')}@example.com`,
      place: `Markt 1, ${city}`,
    },
  };
}
