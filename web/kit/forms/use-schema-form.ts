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
  const { stopped, corrected, problems, judgeAll, judgeChange } = useJudgement(rules, answer);
  const isBack = useIsBack(answer, newKey);
  const refused = sending || stopped || corrected || isBack ? undefined : answer;

  const answered = useRef(result);
  const settled = useRef(result);
  useEffect(() => {
    if (!result) return;
    if (state !== 'submitting' && answered.current !== result) {
      answered.current = result;
      if (!result.ok) focusProblem(element.current, result.problems);
      onAnswer?.(result);
    }
    if (state === 'idle' && settled.current !== result) {
      settled.current = result;
      setKey(refusalIn(result)?.retryKey ?? newKey());
      if (result.ok) onDone?.();
    }
  }, [state, result, newKey, onAnswer, onDone]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's events reach the form around it through React's tree.
    event.stopPropagation();
    if (sending) return;
    const { currentTarget } = event;
    const judged = judgeAll(fieldsOf(new FormData(currentTarget)));
    if (judged.ok) sender.send({ element: currentTarget, data: judged.data, key });
    else focusProblem(currentTarget, judged.problems);
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

  const judgeChange = (fields: Fields, name: string) => {
    if (!latest && !answer) return;
    const judged = judge(rules, fields);
    const changed = new Set(current?.changed).add(name);
    const told = Object.entries((!current?.stopped && answer?.problems) || {});
    const left = Object.fromEntries(told.filter(([field]) => !changed.has(field)));
    const found = { ...left, ...(judged.ok ? {} : judged.problems) };
    setLatest({ since: answer, stopped: current?.stopped ?? false, problems: found, changed });
  };

  const whole = isEmpty(problems);
  return {
    problems,
    /** Nothing was sent, because of problems that are still there. */
    stopped: current?.stopped === true && !whole,
    corrected: whole && (current?.stopped === true || !isEmpty(answer?.problems ?? {})),
    judgeAll,
    judgeChange,
  };
}

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

function focusProblem(form: HTMLFormElement | null, problems: Problems): void {
  const wrong = [...(form?.elements ?? [])].find(
    (control) => (control.getAttribute('name') ?? '') in problems && isReachable(control),
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}

const isReachable = (control: Element) => control.getAttribute('type') !== 'hidden';
