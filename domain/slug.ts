import { z } from 'zod';

/** The public id of products, partners and templates, the same in both languages. */
export const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
