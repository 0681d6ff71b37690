import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StuckThing } from '#api/contract.gen.d.ts';
import type { StuckKind } from '#domain/desk/stuck.ts';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { sendPress } from './presses.ts';

/** The status of an answer to a request that somebody else has made before. */
const DONE_BEFORE = 409;
const LOOK_EVERY_MS = 2_000;
/** How long an attempt may take that somebody is waiting for. */
const LOOK_FOR_MS = 30_000;

interface Words {
  done: string;
  doneBefore: string;
}

/** A press on a row: how it went, and when what it asked for has failed once more. */
export function usePressOn(kind: StuckKind, thing: StuckThing, words: Words) {
  const [pressed, setPressed] = useState<string>();
  const attempt = attemptOf(thing);
  const failedAgain = pressed !== undefined && attempt !== pressed && thing.outlook !== 'under-way';
  const awaitsAttempt = pressed === attempt;
  useLooking(awaitsAttempt);
  const press = usePress({
    send: async () => {
      const outcome = await sendPress(kind, thing);
      if (!outcome.ok && outcome.code === 'NOT_STUCK') return { ok: true, status: DONE_BEFORE };
      if (outcome.ok) setPressed(attempt);
      return outcome;
    },
    done: (status) => (status === DONE_BEFORE ? words.doneBefore : words.done),
  });
  return { ...press, failedAgain };
}

/** Of two attempts at least one of these differs. */
const attemptOf = ({ attempts, lastTriedAt }: StuckThing) => `${attempts} ${lastTriedAt}`;

/** Reads the page again until the attempt is over, instead of every 30 seconds. */
function useLooking(looks: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!looks) return;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    const end = setTimeout(() => clearInterval(timer), LOOK_FOR_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [looks, revalidate]);
}
