import { z } from 'zod';

const optional = z.string().min(1).optional();

/** Access data that Temporal needs besides its address, with the names and meanings of its own tools. */
export const temporalAccessSchema = {
  TEMPORAL_API_KEY: optional,
  TEMPORAL_TLS: z.enum(['true', 'false']).optional(),
  TEMPORAL_TLS_SERVER_NAME: optional,
  TEMPORAL_TLS_SERVER_CA_CERT_DATA: optional,
  TEMPORAL_TLS_CLIENT_CERT_DATA: optional,
  TEMPORAL_TLS_CLIENT_KEY_DATA: optional,
};

type Name = keyof typeof temporalAccessSchema;
export const temporalAccessNames = Object.keys(temporalAccessSchema) as Name[];

/** The variables that are set. */
export const temporalAccessOf = (
  values: Partial<Record<Name, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    temporalAccessNames.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
