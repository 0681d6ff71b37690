import {
  AT,
  actorOf,
  detailsOf,
  founder,
  happen,
  offer,
  payloads,
  slot,
} from '#demo/foundations.ts';
import { type Actor, type Decision, isRefusal, type Role } from '#domain/foundations/command.ts';
import { decide, type FoundationEvent, initialState } from '#domain/foundations/foundation.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import type { FoundationState } from '#domain/foundations/state.ts';

type Started = Exclude<FoundationState, { status: 'not-started' }>;

export const LEAD = '00000000-0000-4000-8000-000000000001';
export const MIA = '00000000-0000-4000-8000-0000000000a1';
export const HOLDING = '00000000-0000-4000-8000-0000000000a2';
export const newIds = [MIA, HOLDING, '00000000-0000-4000-8000-0000000000a3'];
/** The account with which Mia joins. */
export const mia: Actor = { id: 'mia', role: 'co-founder' };

const director = { alone: true, selfDealing: true };
export const lead = (euros: number) => ({
  participantId: LEAD,
  kind: 'natural' as const,
  firstName: 'Jana',
  lastName: 'Keller',
  shareholder: { shareEuros: [euros] },
  managingDirector: director,
});
export const person = (euros: number, participantId?: string) => ({
  ...(participantId && { participantId }),
  kind: 'natural' as const,
  firstName: 'Mia',
  lastName: 'Schulte',
  email: 'mia@example.com',
  shareholder: { shareEuros: [euros] },
});
export const company = (euros: number, participantId?: string) => ({
  ...(participantId && { participantId }),
  kind: 'company' as const,
  companyName: 'Holding GmbH',
  email: 'holding@example.com',
  shareholder: { shareEuros: [euros] },
});
export const companyDetails = {
  participantId: HOLDING,
  legalForm: 'GmbH',
  street: 'Ring 1',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
  register: { authority: 'Amtsgericht Köln', number: 'HRB 1', country: 'DE' },
  representedBy: [{ firstName: 'Ole', lastName: 'Brandt', birthDate: '1980-01-01' }],
};

interface Issue {
  payload?: object;
  at?: string;
}

/** A case that asks who founds, issued command by command. */
export class PeopleCase {
  state: FoundationState = initialState;
  events: FoundationEvent[] = [];

  get started(): Started {
    if (this.state.status === 'not-started') throw new Error('It has started.');
    return this.state;
  }

  decide(name: CommandName, who: Role | Actor, { payload, at = AT }: Issue = {}) {
    const actor = typeof who === 'string' ? actorOf(who) : who;
    return decide(this.state, name, payload ?? payloads[name], {
      actor,
      at,
      slot,
      offer,
      newIds,
    });
  }

  /** Takes part in the case if the rules accept it. */
  attempt(name: CommandName, who: Role | Actor, issue: Issue = {}): Decision<FoundationEvent> {
    const decision = this.decide(name, who, issue);
    if (isRefusal(decision)) return decision;
    const by = typeof who === 'string' ? who : who.role;
    const at = issue.at ?? AT;
    this.state = happen(this.state, decision, { at, by, nth: this.events.length });
    this.events.push(...decision);
    return decision;
  }

  /** @throws when it is refused */
  issue(name: CommandName, who: Role | Actor, payload?: object, at?: string): this {
    const decision = this.attempt(name, who, { ...(payload && { payload }), ...(at && { at }) });
    if (isRefusal(decision)) throw new Error(`${name} was refused: ${decision.refused}`);
    return this;
  }

  /** Up to the order, nobody stated. */
  static ordered(): PeopleCase {
    return new PeopleCase()
      .issue('start-foundation', founder)
      .issue('submit-core-data', founder)
      .issue('order-package', founder);
  }

  /** Jana and Mia with a half each; Mia has joined. */
  static ofTwo(): PeopleCase {
    return PeopleCase.ordered()
      .issue('state-participants', founder, { participants: [lead(2_500), person(2_500)] })
      .issue('invite-participant', founder, { participantId: MIA })
      .issue('join-foundation', mia, { participantId: MIA });
  }

  /** In the review, with everything that it takes. */
  static inReview(): PeopleCase {
    const both = PeopleCase.ofTwo()
      .issue('accept-mandate', 'lawyer')
      .issue('book-consultation', founder)
      .issue('complete-consultation', 'staff');
    for (const [id, who] of [
      [LEAD, founder],
      [MIA, mia],
    ] as const) {
      both
        .issue('state-details', who, detailsOf(id))
        .issue('identify-participant', 'staff', { participantId: id, method: 'in-person' })
        .issue('release-firm', who);
    }
    return both.issue('add-document', 'staff').issue('submit-documents-for-review', 'staff');
  }
}
