import { describe, expect, test } from 'vitest';
import { detailsOf, founder, payloads } from '#demo/foundations.ts';
import {
  nameOf,
  nobodyYet,
  type Participant,
  type People,
} from '#domain/foundations/people/people.ts';
import type { Reader } from '#domain/foundations/people/seen-by.ts';
import { coreDataSchema } from '#domain/foundations/steps/core-data-schema.ts';
import type { SheetFacts } from '#domain/sheets/facts.ts';
import { sheetOf } from '#domain/sheets/sheets.ts';
import {
  companyDetails,
  HOLDING,
  LEAD,
  MIA,
  newIds,
  PeopleCase,
} from '../foundations/people-case.ts';

const at = '2026-11-29T09:00:00.000Z';
const { preferredNotary: _, ...coreData } = coreDataSchema.parse(payloads['submit-core-data']);

const factsOf = (people: People): SheetFacts => ({
  foundationId: '12345678-0000-4000-8000-000000000000',
  revision: 7,
  coreData,
  people,
  notary: null,
  consultation: null,
  notaryAppointment: null,
});
const peopleWith = (participants: Participant[]): People => ({
  ...nobodyYet({ founderId: 'jana', startedBy: LEAD, required: true, gate: 'off' }),
  participants,
});

const leadReader: Reader = { role: 'lead', participantId: LEAD };
const mia = { id: 'mia', role: 'co-founder' } as const;
/** Jana and Mia, who has joined, with a half each, everything stated. */
const ofTwo = () =>
  factsOf(
    PeopleCase.ofTwo()
      .issue('state-details', founder, detailsOf(LEAD))
      .issue('state-details', mia, detailsOf(MIA)).started.people,
  );

describe('what the bank asks', () => {
  const { participantId: _id, ...company } = companyDetails;
  const ofBank = (facts: SheetFacts, reader: Reader = 'team') =>
    sheetOf('bank', facts, { reader, language: 'de', at }).blocks;
  const ownersIn = (facts: SheetFacts) =>
    ofBank(facts).flatMap((block) =>
      block.kind === 'lines' && block.source === '§ 3 Abs. 2 GwG' ? block.lines.slice(0, -1) : [],
    );
  const held = (id: string, shareEuros: number[], more: object = {}) =>
    ({
      participantId: id,
      kind: 'natural',
      firstName: 'Ada',
      lastName: 'Muster',
      statedAt: at,
      invitations: [],
      invited: false,
      shareholder: { shareEuros },
      ...more,
    }) as Participant;

  test('more than a quarter of the shares makes an owner, not a quarter; behind a company is somebody', () => {
    const holding = held(HOLDING, [2_500], {
      kind: 'company',
      companyName: 'Holding GmbH',
      details: company,
    });
    const quarter = factsOf(peopleWith([held(LEAD, [1_250]), held(MIA, [1_250]), holding]));
    expect(ownersIn(quarter)).toEqual([
      'Holding GmbH: 50,0 % der Anteile. Die Bank fragt, wer hinter dieser Gesellschaft steht.',
    ]);
    const more = factsOf(peopleWith([held(LEAD, [1_251]), held(MIA, [3_749])]));
    expect(ownersIn(more)).toHaveLength(2);
    const few = [LEAD, ...newIds].map((id) => held(id, [1_250]));
    expect(ownersIn(factsOf(peopleWith(few)))).toEqual([
      expect.stringContaining('§ 3 Abs. 2 Satz 5 GwG'),
    ]);
  });

  test('the account holder is still in formation, and each director is identified', () => {
    const text = JSON.stringify(ofBank({ ...ofTwo(), deedDate: '2026-11-20' }));
    expect(text).toContain(`${coreData.companyName} i.\u00a0G.`);
    expect(text).toContain('20.\u00a0November 2026');
    const [jana] = ofTwo().people.participants;
    const table = ofBank(ofTwo()).find((block) => block.kind === 'table');
    expect(table?.kind === 'table' && table.rows).toEqual([
      [
        jana ? nameOf(jana) : '',
        '14.\u00a0Mai 1990',
        'Köln',
        'Deutschland',
        'Musterstraße 12, 50667 Köln',
      ],
    ]);
  });

  test('whoever is not shown tells the bank themselves', () => {
    const ownOf = (reader: Reader) => JSON.stringify(ofBank(ofTwo(), reader));
    expect(ownOf(leadReader)).toContain('geben die Beteiligten der Bank selbst');
    expect(ownOf('team')).not.toContain('geben die Beteiligten der Bank selbst');
  });
});
