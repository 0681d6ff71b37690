import { sql } from 'kysely';

/** Counters of the rate limits; `rate-limiter-flexible` gives the columns and their order. */
export const rateLimits = sql`
  create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
  create index rate_limits_expire on rate_limits (expire);
`;
