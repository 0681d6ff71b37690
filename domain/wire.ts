import { z } from 'zod';

// How answers write instants, days, ids and who is named.

/** ISO 8601 UTC. */
export const instant = z.string().meta({ format: 'date-time' });
/** `2026-11-27` */
export const day = z.string().meta({ format: 'date' });
export const uuid = z.string().meta({ format: 'uuid' });
/** A person or thing with the name that people read. */
export const named = z.object({ id: uuid, name: z.string() });
export type Named = z.output<typeof named>;
