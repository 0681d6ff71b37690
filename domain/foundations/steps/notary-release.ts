import { z } from 'zod';
import { notaryReleaseText } from '../../orders/terms/notary-release.ts';
import { refuse } from '../command.ts';
import { releasersOf } from '../notary-room.ts';
import { type PeopleData, peopleAfter, releasesOf } from '../people/fold.ts';
import type { StateAt } from '../state.ts';
import { unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';

/** A notary can be named with the core data. */
const withNotary = unfinished.filter((status) => status !== 'start-pending');
/** The room stays for a while after the entry, and so does what closes it. */
const revocable = [...unfinished, 'completed'] as const;

const events = {
  NotaryReleased: event<PeopleData['NotaryReleased']>()({
    from: withNotary,
    personal: {},
    fold: (state, data, { occurredAt }): StateAt<(typeof withNotary)[number]> => {
      const occasion = { occurredAt, status: state.status };
      return {
        ...state,
        people: peopleAfter(state.people, { type: 'NotaryReleased', data }, occasion),
      };
    },
  }),
  ReleaseRevoked: event<PeopleData['ReleaseRevoked']>()({
    from: revocable,
    personal: {},
    fold: (state, data, { occurredAt }): StateAt<(typeof revocable)[number]> => {
      const occasion = { occurredAt, status: state.status };
      const people = peopleAfter(state.people, { type: 'ReleaseRevoked', data }, occasion);
      const closes = data.of === 'notary' && releasersOf(state.people).includes(data.by);
      return { ...state, people, room: closes ? undefined : state.room };
    },
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'release-notary',
    via: ['json'],
    who: ['founder', 'co-founder'],
    when: withNotary,
    payload: z.object({
      /** Version of the text that the client declares. */
      textVersion: z.string().max(20),
    }),
    decide: ({ chosenNotary }, { textVersion }, { actor }) => {
      if (!chosenNotary) return refuse('NOTARY_REQUIRED');
      const { version } = notaryReleaseText;
      return textVersion === version
        ? [{ type: 'NotaryReleased', data: { by: actor.id, textVersion } }]
        : { refused: 'TEXT_CHANGED', details: { textVersion: version } };
    },
  }),
  command({
    name: 'revoke-release',
    via: ['json'],
    who: ['founder', 'co-founder'],
    when: revocable,
    payload: z.object({ of: z.enum(releasesOf) }),
    decide: ({ people }, { of }, { actor: { id: by } }) =>
      (of === 'notary' ? people.notaryReleased : people.released).includes(by)
        ? [{ type: 'ReleaseRevoked', data: { by, of } }]
        : refuse('NOT_ALLOWED_NOW'),
  }),
] as const;

export const notaryRelease = { events, commands };
