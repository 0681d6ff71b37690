/** What each process of a part opens at most. */
export const connectionsOf = {
  // Beside the pool: listening for changes of read models, of content and of who has which case open, and looking
  // how far behind the projections are, for two who ask at once.
  api: { pool: 20, beside: 5 },
  // Mails have a pool of their own, so that no command waits for them.
  worker: { pool: 10, beside: 4 },
  // The lease and the subscription.
  projections: { pool: 5, beside: 2 },
} as const;

export type Part = keyof typeof connectionsOf;
export const parts = Object.keys(connectionsOf) as Part[];

/** What Postgres shows as the name of their connections. */
export const nameOf = (part: Part) => `siebenschritt-${part}`;
