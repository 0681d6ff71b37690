import { AT, actorOf, eventId, offer, payloads, slot } from '#demo/foundations.ts';
import { isRefusal, type Role, type TakenSlot } from '#domain/foundations/command.ts';
import type { DueDays } from '#domain/foundations/due-dates.ts';
import { decide } from '#domain/foundations/foundation.ts';
import {
  dueDaysOf,
  historyOf,
  type RecordedEvent,
  type Situation,
} from '#domain/foundations/history.ts';
import type { CommandName } from '#domain/foundations/names.ts';

interface Options {
  payload?: object | undefined;
  at?: string | undefined;
  slot?: TakenSlot | undefined;
}

/** Events of a case as they are recorded, with the days that are due. */
export class RecordedCase {
  readonly settings: DueDays;
  events: RecordedEvent[] = [];
  /** As in the releases before days were recorded. */
  recordsDays = true;

  constructor(settings: DueDays = {}) {
    this.settings = settings;
  }

  get state() {
    return historyOf(this.events).state;
  }

  get situation(): Situation {
    const { situation } = historyOf(this.events);
    if (!situation) throw new Error('It has not started.');
    return situation;
  }

  decide(
    name: CommandName,
    role: Role,
    { payload = payloads[name], at = AT, ...given }: Options = {},
  ) {
    const circumstances = { actor: actorOf(role), at, slot: given.slot ?? slot, offer };
    return decide(this.state, name, payload, circumstances);
  }

  /** @throws when it is refused */
  issue(name: CommandName, role: Role, options: Options = {}): this {
    const { state, situation } = historyOf(this.events);
    const decision = this.decide(name, role, options);
    if (isRefusal(decision)) throw new Error(`${name} was refused: ${decision.refused}`);
    const { at = AT } = options;
    const { settings } = this;
    const isCounting = situation?.awaited !== undefined;
    const days = dueDaysOf(state, decision, { at, by: role, settings, isCounting });
    const recorded = decision.map((event, index) => ({
      ...event,
      id: eventId(this.events.length + index),
      metadata: {
        occurredAt: at,
        actor: { role },
        ...(this.recordsDays && { dueOn: days[index] }),
      },
    }));
    this.events = [...this.events, ...recorded];
    return this;
  }
}
