import { z } from 'zod';

/** What a part of a run has to reach before it ends; each part has a system of its own. */
export interface Goal {
  journeys: number;
  /** Accepted over HTTP; 0 where the journeys are enough. */
  commands: number;
  /** `kill -9` of a part of the system. */
  kills: number;
  /** SIGSTOP of one, and SIGCONT some seconds later. */
  freezes: number;
  /** Between two of them, at random. */
  pauseMs: { min: number; max: number };
}

const goals = {
  /** `npm run test:chaos`: about ten minutes, long enough to hit every step. */
  short: {
    journeys: 20,
    commands: 0,
    kills: 40,
    freezes: 10,
    pauseMs: { min: 2_000, max: 8_000 },
  },
  /** One of the ten parts of `npm run test:chaos -- --long`: in all 10,000 commands, 200 kills, 50 freezes. */
  long: {
    journeys: 20,
    commands: 1_000,
    kills: 20,
    freezes: 5,
    pauseMs: { min: 6_000, max: 18_000 },
  },
} as const satisfies Record<string, Goal>;

export const goalName = z.enum(['short', 'long']);
export const goalOf = (name: z.infer<typeof goalName>): Goal => goals[name];

/** What a part has seen; `--long` keeps one line of it for each part that has passed. */
export const outcome = z.object({
  journeys: z.number(),
  commands: z.number(),
  kills: z.record(z.string(), z.number()),
  freezes: z.record(z.string(), z.number()),
  mails: z.object({ owed: z.number(), delivered: z.number(), different: z.number() }),
  seconds: z.number(),
});
export type Outcome = z.infer<typeof outcome>;
