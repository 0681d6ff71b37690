/** A part of a run ends once it has reached this; each part has a system of its own. */
export interface Goal {
  journeys: number;
  /** Commands that the API has accepted; 0 where the journeys are enough. */
  commands: number;
  /** How often `kill -9` hits a part of the system. */
  kills: number;
  /** How often a part gets SIGSTOP, and SIGCONT some seconds later. */
  freezes: number;
  /** Random time between two faults. */
  pauseMs: { min: number; max: number };
}

const goals: Record<string, Goal> = {
  /** `npm run drill -- chaos`: about ten minutes, long enough to hit every step. */
  short: {
    journeys: 20,
    commands: 0,
    kills: 40,
    freezes: 10,
    pauseMs: { min: 2_000, max: 8_000 },
  },
  /** One of the ten parts of `--long`, which add up to 10,000 commands, 200 kills and 50 freezes. */
  long: {
    journeys: 20,
    commands: 1_000,
    kills: 20,
    freezes: 5,
    pauseMs: { min: 6_000, max: 18_000 },
  },
};

/** @param name of a goal; without one, the short one's */
export function goalOf(name = 'short'): Goal {
  const goal = goals[name];
  if (!goal) throw new Error(`There is no goal ${name}.`);
  return goal;
}
