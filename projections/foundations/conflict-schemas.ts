import { z } from 'zod';
import { mandateStates } from '#domain/foundations/people/mandate.ts';
import { nameMatches } from '#domain/foundations/people/name-match.ts';
import { instant, uuid } from '#domain/wire.ts';
import { namedAs } from '../read-models/stated-names.ts';
import { participantRoles } from './people-schemas.ts';

const own = z.object({ name: z.string(), as: z.enum(namedAs) });

/** Names of a case, and those of other cases that resemble them. */
export const conflictsSchema = z.object({
  /** What was looked for. */
  searched: z.array(own),
  /** The closest first. */
  matches: z.array(
    z.object({
      own: own.extend({ participantId: uuid.nullable() }),
      name: z.string(),
      /** `founder`: the account that began a case in which nobody was stated. */
      as: z.enum([...namedAs, 'founder']),
      how: z.enum(nameMatches),
      /** Whether both birth dates are the same; null where one is not stated. */
      birthDate: z.enum(['same', 'other']).nullable(),
      /** When a former client left the list. */
      leftAt: instant.nullable(),
      roles: z.array(z.enum(participantRoles)),
      foundation: z.object({
        id: uuid,
        companyName: z.string().nullable(),
        startedAt: instant,
        mandate: z.object({ state: z.enum(mandateStates), since: instant.nullable() }),
      }),
    }),
  ),
  /** Whether there are further matches. */
  more: z.boolean(),
});
