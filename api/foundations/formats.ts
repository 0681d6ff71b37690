import { z } from 'zod';

/** ISO 8601 UTC. */
export const instant = z.string().meta({ format: 'date-time' });
/** `2026-11-27` */
export const day = z.string().meta({ format: 'date' });
export const uuid = z.string().meta({ format: 'uuid' });
