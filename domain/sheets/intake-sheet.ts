import { z } from 'zod';
import { duePortions, nameOf, type Participant } from '../foundations/people/people.ts';
import { type Reader, seesAddresses, seesRoles } from '../foundations/people/seen-by.ts';
import { articlesKinds } from '../foundations/review/review-checklist.ts';
import { USUAL_FISCAL_YEAR_END } from '../foundations/steps/core-data-schema.ts';
import { legalForms } from '../pricing/legal-forms.ts';
import { fileNumber } from '../site/file-number.ts';
import { instant } from '../wire.ts';
import {
  capitalEurosOf,
  courtOf,
  missingFacts,
  missingFields,
  type SheetFacts,
  standingFor,
} from './facts.ts';
import { holdingsOf, numbersOf } from './shares.ts';

/** Part of the schema's address: a change that readers have to know of gets the next one. */
export const INTAKE_SHEET_VERSION = 1;

const text = z.string();
const address = { street: text, zip: text, city: text, country: text };

/** What the deed says of a person or a company; `withheld` from this reader, or `missing` so far. */
const details = z.union([
  z.strictObject({
    state: z.literal('stated'),
    kind: z.literal('natural'),
    birthDate: text,
    birthPlace: text,
    birthName: text.nullable(),
    nationalities: z.array(text),
    ...address,
  }),
  z.strictObject({
    state: z.literal('stated'),
    kind: z.literal('company'),
    legalForm: text,
    ...address,
    register: z.strictObject({ authority: text, number: text, country: text }),
    representedBy: z.array(z.strictObject({ firstName: text, lastName: text, birthDate: text })),
  }),
  z.strictObject({ state: z.literal('missing') }),
  z.strictObject({ state: z.literal('withheld') }),
]);

const shares = z.strictObject({
  /** Numbers that follow each other and have the same nominal value: `1–12`. */
  shares: z.array(
    z.strictObject({ numbers: text, count: z.int(), nominalEuros: z.int(), percent: text }),
  ),
  totalEuros: z.int(),
  totalPercent: text,
  due: z.enum(duePortions),
});

/** Data of a formation for the notary and the law firm: facts as stated, no draft. */
export const intakeSheetSchema = z.strictObject({
  $schema: z.url(),
  version: z.literal(INTAKE_SHEET_VERSION),
  kind: z.literal('data-no-draft'),
  fileNumber: text,
  revision: z.int(),
  madeAt: instant,
  company: z
    .strictObject({
      name: text,
      legalForm: z.enum(legalForms),
      seat: text,
      businessAddress: z.strictObject({ street: text, zip: text, city: text }).nullable(),
      object: text,
      shareCapitalEuros: z.int(),
      fiscalYearEnd: text.regex(/^\d{2}-\d{2}$/),
      website: text.nullable(),
      description: text,
    })
    .nullable(),
  registerCourt: z
    .strictObject({ code: text, name: text, verified: z.boolean(), source: text, asOf: text })
    .nullable(),
  people: z.array(
    z.strictObject({
      participantId: z.uuid(),
      kind: z.enum(['natural', 'company']),
      name: text,
      email: text.nullable(),
      shareholder: shares.nullable(),
      managingDirector: z.strictObject({ alone: z.boolean(), selfDealing: z.boolean() }).nullable(),
      details,
      /** Null while no date of birth is known to this reader. */
      minor: z.boolean().nullable(),
    }),
  ),
  articles: z.enum(articlesKinds).nullable(),
  notary: z.strictObject({ name: text, email: text.nullable(), city: text.nullable() }).nullable(),
  appointments: z.strictObject({
    consultation: z
      .strictObject({ startsAt: instant, type: z.enum(['phone', 'online']) })
      .nullable(),
    notary: z
      .strictObject({
        startsAt: instant,
        notaryName: text.nullable(),
        place: text.nullable(),
        online: z.boolean(),
        confirmed: z.boolean(),
      })
      .nullable(),
  }),
  missing: z.array(
    z.strictObject({ participantId: z.uuid().nullable(), field: z.enum(missingFields) }),
  ),
});
export type IntakeSheet = z.output<typeof intakeSheetSchema>;

interface Making {
  reader: Reader;
  at: string;
  /** The address of the schema. */
  schema: string;
}

/** All data of a formation as one reader may see them. */
export function intakeSheetOf(facts: SheetFacts, { reader, at, schema }: Making): IntakeSheet {
  const { people, notary, consultation, notaryAppointment: appointment } = facts;
  return {
    $schema: schema,
    version: INTAKE_SHEET_VERSION,
    kind: 'data-no-draft',
    fileNumber: fileNumber(facts.foundationId),
    revision: facts.revision,
    madeAt: at,
    company: companyOf(facts),
    registerCourt: courtOf(facts),
    people: peopleOf(facts, reader),
    articles: people.articles ?? null,
    notary: notary && {
      name: notary.name,
      email: notary.email ?? null,
      city: notary.city ?? null,
    },
    appointments: {
      consultation: consultation && { startsAt: consultation.startsAt, type: consultation.type },
      notary: appointment && {
        startsAt: appointment.startsAt,
        notaryName: appointment.notaryName ?? null,
        place: appointment.place ?? null,
        online: appointment.online ?? false,
        confirmed: appointment.confirmed,
      },
    },
    missing: missingFacts(facts).map(({ participantId = null, field }) => ({
      participantId,
      field,
    })),
  };
}

function companyOf(facts: SheetFacts): IntakeSheet['company'] {
  const { coreData } = facts;
  if (!coreData) return null;
  const { companyName, legalForm, city, businessAddress } = coreData;
  return {
    name: companyName,
    legalForm,
    seat: city,
    businessAddress: businessAddress ?? null,
    object: coreData.companyPurpose,
    shareCapitalEuros: capitalEurosOf(facts),
    fiscalYearEnd: coreData.fiscalYearEnd ?? USUAL_FISCAL_YEAR_END,
    website: coreData.website ?? null,
    description: coreData.description,
  };
}

type Person = IntakeSheet['people'][number];

function peopleOf(facts: SheetFacts, reader: Reader): Person[] {
  const { people } = facts;
  const holdings = holdingsOf(people, capitalEurosOf(facts));
  return people.participants.map((participant) => {
    const { participantId, kind, email, managingDirector, ofAge } = participant;
    const held = holdings.find((each) => each.participant === participant);
    const stated = detailsFor(reader, participant);
    return {
      participantId,
      kind,
      name: nameOf(participant),
      email: seesAddresses(reader) ? (email ?? null) : null,
      shareholder: held
        ? {
            shares: held.runs.map((run) => ({
              numbers: numbersOf(run),
              count: run.count,
              nominalEuros: run.euros,
              percent: run.percent,
            })),
            totalEuros: held.totalEuros,
            totalPercent: held.totalPercent,
            due: participant.shareholder?.due ?? 'full',
          }
        : null,
      managingDirector: (seesRoles(reader, participant) && managingDirector) || null,
      details: stated,
      minor: stated.state === 'stated' && ofAge !== undefined ? !ofAge : null,
    };
  });
}

function detailsFor(reader: Reader, participant: Participant): Person['details'] {
  const { details: said } = participant;
  const state = standingFor(reader, participant);
  if (!said || state !== 'stated') return { state: state === 'stated' ? 'missing' : state };
  const { street, zip, city, country } = said;
  const at = { street, zip, city, country };
  if ('birthDate' in said) {
    const { birthDate, birthPlace, birthName = null, nationalities } = said;
    const person = { birthDate, birthPlace, birthName, nationalities: [...nationalities] };
    return { state, kind: 'natural', ...person, ...at };
  }
  const { legalForm, register, representedBy } = said;
  const people = representedBy.map((each) => ({ ...each }));
  return { state, kind: 'company', legalForm, ...at, register, representedBy: people };
}
