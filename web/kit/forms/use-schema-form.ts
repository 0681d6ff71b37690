import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { type FormOutcome, type FormRefusal, incomplete } from './form-outcome.ts';
import { createLiveFields } from './live-fields.ts';
import { type Fields, type FormRules, fieldsOf, judge, type Problems } from './rules.ts';
import type { Sender } from './sender.ts';

interface SchemaFormOptions<Schema extends z.ZodType, Outcome extends FormOutcome> {
  rules: FormRules<Schema>;
  sender: Sender<z.output<Schema>, Outcome>;
  /** What the fields hold at first. */
  initial?: Fields | undefined;
  /** Key of the next attempt; has to be the same on the server and in the browser if rendered. */
  newKey?: () => string;
  /** Brings fields that are out of sight into it, before one of them is focused. */
  reveal?: ((problems: Problems) => void) | undefined;
  /** Runs once per answer, before the page is read again: a form whose step is over is gone then. */
  onAnswer?: ((outcome: Outcome) => void) | undefined;
  /** Runs once after the form was accepted and the page was read again. */
  onDone?: (() => void) | undefined;
}

const randomKey = () => crypto.randomUUID();

/**
 * A form judged by its schema before it is sent, after the first attempt with every change, and by
 * the server again. The browser holds the fields: both judges read what it would send.
 */
export function useSchemaForm<Schema extends z.ZodType, Outcome extends FormOutcome>({
  rules,
  sender,
  initial,
  newKey = randomKey,
  reveal,
  onAnswer,
  onDone,
}: SchemaFormOptions<Schema, Outcome>) {
  const { state, result } = sender;
  const sending = state !== 'idle';
  const answer = refusalIn(result);
  const element = useRef<HTMLFormElement>(null);
  const [live] = useState(createLiveFields);
  const [startedWith] = useState(() => ({ ...initial, ...answer?.typed }));
  const [key, setKey] = useState(() => answer?.retryKey ?? newKey());
  const judgement = useJudgement(rules, answer);
  const { stopped, corrected, problems, judgeAll, judgeSome, judgeChange } = judgement;
  const isBack = useIsBack(answer, newKey);
  const refused = sending || stopped || corrected || isBack ? undefined : answer;

  const lead = (found: Problems) => {
    reveal?.(found);
    focusProblem(element.current, found);
  };

  useOncePerAnswer(sender, {
    arrived: (outcome) => {
      if (!outcome.ok) lead(outcome.problems);
      onAnswer?.(outcome);
    },
    settled: (outcome) => {
      setKey(refusalIn(outcome)?.retryKey ?? newKey());
      if (outcome.ok) onDone?.();
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's events reach the form around it through React's tree.
    event.stopPropagation();
    if (sending) return;
    const sent = sentBy(event);
    const judged = judgeAll(fieldsOf(new FormData(sent.element, sent.button)));
    if (judged.ok) sender.send({ ...sent, data: judged.data, key });
    else lead(judged.problems);
  };

  /** Whether some of the fields are right as they are; focuses the first that is not. */
  const check = (names: readonly string[]): boolean => {
    const form = element.current;
    if (!form) return false;
    const found = judgeSome(fieldsOf(new FormData(form)), names);
    focusProblem(form, found);
    return isEmpty(found);
  };

  const change = ({ currentTarget, target }: FormEvent<HTMLFormElement>): Fields | undefined => {
    if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined;
    const fields = live.read(currentTarget);
    judgeChange(fields, target.getAttribute('name') ?? '');
    return fields;
  };

  return {
    element,
    submit,
    check,
    change,
    key,
    sending,
    problems,
    /** What the last attempt was answered with; nothing once that is corrected or repeated. */
    refused,
    /** Why the form is not accepted, by the browser or the server. */
    notice: stopped && !sending ? incomplete(problems) : refused,
    initial: startedWith as Fields,
    live,
  };
}

/** The form, and the button that was pressed where its own value is a field. */
function sentBy({ currentTarget: element, nativeEvent }: FormEvent<HTMLFormElement>) {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const isField = submitter instanceof HTMLButtonElement && submitter.name !== '';
  return { element, button: isField ? submitter : undefined };
}

interface OnAnswer<Outcome> {
  arrived: (outcome: Outcome) => void;
  /** After the page was read again. */
  settled: (outcome: Outcome) => void;
}

function useOncePerAnswer<Data, Outcome extends FormOutcome>(
  { state, result }: Sender<Data, Outcome>,
  { arrived, settled }: OnAnswer<Outcome>,
): void {
  const told = useRef(result);
  const done = useRef(result);
  useEffect(() => {
    if (!result) return;
    if (state !== 'submitting' && told.current !== result) {
      told.current = result;
      arrived(result);
    }
    if (state === 'idle' && done.current !== result) {
      done.current = result;
      settled(result);
    }
  }, [state, result, arrived, settled]);
}

/** Whether somebody who was logged out has logged in since: the page was read again, with a new key. */
function useIsBack(answer: FormRefusal | undefined, newKey: () => string): boolean {
  const [then, setThen] = useState({ answer, key: newKey() });
  if (then.answer !== answer) setThen({ answer, key: newKey() });
  return answer?.code === 'LOGGED_OUT' && newKey !== randomKey && newKey() !== then.key;
}

export type SchemaFormHandle = Omit<
  ReturnType<typeof useSchemaForm<z.ZodType, FormOutcome>>,
  'refused'
>;

type Refused<Outcome extends FormOutcome> = Extract<Outcome, { ok: false }>;

const refusalIn = <Outcome extends FormOutcome>(outcome: Outcome | undefined) =>
  outcome?.ok === false ? (outcome as Refused<Outcome>) : undefined;

/** What the browser found in the fields since the latest answer. */
interface Judgement {
  since: FormRefusal | undefined;
  /** The last attempt was not sent. */
  stopped: boolean;
  problems: Problems;
  /** The server may know more about a field, until that is changed. */
  changed: ReadonlySet<string>;
  /** Of these fields alone; of all unless given. */
  only?: readonly string[];
}

/** Why the form is not accepted at present: what the server answered, then what the rules find. */
function useJudgement<Schema extends z.ZodType>(
  rules: FormRules<Schema>,
  answer: FormRefusal | undefined,
) {
  const [latest, setLatest] = useState<Judgement>();
  const current = latest && latest.since === answer ? latest : undefined;
  const problems = current?.problems ?? answer?.problems ?? {};

  const judgeAll = (fields: Fields) => {
    const judged = judge(rules, fields);
    const found = judged.ok ? {} : judged.problems;
    setLatest({ since: answer, stopped: !judged.ok, problems: found, changed: new Set() });
    return judged;
  };

  const judgeSome = (fields: Fields, only: readonly string[]) => {
    const judged = judge(rules, fields);
    const found = judged.ok ? {} : among(judged.problems, only);
    const stopped = !isEmpty(found);
    setLatest({ since: answer, stopped, problems: found, changed: new Set(), only });
    return found;
  };

  const judgeChange = (fields: Fields, name: string) => {
    if (!latest && !answer) return;
    const judged = judge(rules, fields);
    const changed = new Set(current?.changed).add(name);
    const told = Object.entries((!current?.stopped && answer?.problems) || {});
    const left = Object.fromEntries(told.filter(([field]) => !changed.has(field)));
    const { only, stopped: wasStopped = false } = current ?? {};
    const found = among({ ...left, ...(judged.ok ? {} : judged.problems) }, only);
    setLatest({
      since: answer,
      stopped: wasStopped,
      problems: found,
      changed,
      ...(only && { only }),
    });
  };

  const whole = isEmpty(problems);
  return {
    problems,
    /** Nothing was sent, because of problems that are still there. */
    stopped: current?.stopped === true && !whole,
    corrected: whole && (current?.stopped === true || !isEmpty(answer?.problems ?? {})),
    judgeAll,
    judgeSome,
    judgeChange,
  };
}

const among = (problems: Problems, names?: readonly string[]): Problems =>
  names
    ? Object.fromEntries(Object.entries(problems).filter(([name]) => names.includes(name)))
    : problems;

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

/** The first field with a problem. */
export function focusProblem(form: HTMLFormElement | null, problems: Problems): void {
  const wrong = [...(form?.elements ?? [])].find(
    (control) => (control.getAttribute('name') ?? '') in problems && isReachable(control),
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}

const isReachable = (control: Element) => control.getAttribute('type') !== 'hidden';
