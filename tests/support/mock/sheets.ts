import { payloads } from '#demo/foundations.ts';
import { nobodyYet } from '#domain/foundations/people/people.ts';
import { coreDataSchema } from '#domain/foundations/steps/core-data-schema.ts';
import { missingFacts, type SheetFacts, sheetNames } from '#domain/sheets/facts.ts';
import { sheetOf } from '#domain/sheets/sheets.ts';

const { preferredNotary, ...coreData } = coreDataSchema.parse(payloads['submit-core-data']);
const participantId = '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a10';
const at = '2026-11-24T09:00:00.000Z';
const person = { kind: 'natural', statedAt: at, invitations: [], invited: false } as const;

/** Jana with her details, and Mira, whose details are missing. */
const facts: SheetFacts = {
  foundationId: participantId,
  revision: 9,
  coreData,
  people: {
    ...nobodyYet({ founderId: 'jana', startedBy: participantId, required: true, gate: 'off' }),
    articles: 'own',
    participants: [
      {
        ...person,
        participantId,
        firstName: 'Jana',
        lastName: 'Keller',
        shareholder: { shareEuros: [1_000, 1_500] },
        managingDirector: { alone: true, selfDealing: true },
        details: {
          birthDate: '1990-05-14',
          birthPlace: 'Köln',
          nationalities: ['DE'],
          street: 'Musterstraße 12',
          zip: '50667',
          city: 'Köln',
          country: 'DE',
        },
        ofAge: true,
      },
      {
        ...person,
        participantId: '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a11',
        firstName: 'Mira',
        lastName: 'Okafor',
        shareholder: { shareEuros: [2_500] },
      },
    ],
  },
  notary: preferredNotary ?? null,
  consultation: null,
  notaryAppointment: null,
};

/** What the API says of the sheets of a formation. */
export const sheetsAnswer = {
  sheets: sheetNames.map((name) => ({
    name,
    files:
      name === 'intake-sheet' || name === 'bank'
        ? [`${name}.pdf`, `${name}.json`]
        : [`${name}.pdf`],
    de: sheetOf(name, facts, { reader: 'team', language: 'de', at }),
    en: sheetOf(name, facts, { reader: 'team', language: 'en', at }),
  })),
  missing: missingFacts(facts).map(({ field, participantId: id }) => ({
    field,
    participant: id === undefined ? null : { participantId: id, name: 'Mira Okafor' },
  })),
  withheld: false,
};
