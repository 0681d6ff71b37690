import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskOutcome } from '#api/contract.gen.d.ts';
import { restsUntil, taskNamed, taskRows } from '#domain/desk/tasks.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Refusal } from '../../kit/api/call.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { call } from '../call.ts';
import { useErrorText } from '../error-text.ts';
import { shortDay } from '../ui/formats.ts';
import { useReadAgain } from '../use-read-again.ts';
import type { Called } from './called-dialog.tsx';

type Answer = { ok: true; data: { tasks: readonly TaskOutcome[] } } | Refusal;
type Keys = readonly string[];
/** Tasks by their keys, or formations, which stand for theirs. */
type Named = { tasks: string[] } | { foundations: string[] };

interface Sent {
  send: () => Promise<Answer>;
  /** Says what became of so many. */
  said: (count: number) => string;
  undo?: (done: readonly TaskOutcome[]) => void;
}

/** What can be done with tasks: it is sent, told with what was refused, and undone where that is possible. */
export function useTaskActions() {
  const { t } = useTranslation(['staffTasks']);
  const { locale } = useLocale();
  const { busy, carryOut } = useCarryOut();

  const assign = (tasks: Keys, to: string | null, outcome: 'assigned' | 'taken' = 'assigned') =>
    carryOut({
      send: () => call('POST /admin/tasks/assign', { body: { tasks: [...tasks], to } }),
      said: (count) => t(`staffTasks:tasks.outcome.${outcome}`, { count }),
      undo: (done) => {
        for (const [owner, keys] of groupedByOwner(done)) void assign(keys, owner);
      },
    });
  const snooze = (named: Named, until: string | null): Promise<void> =>
    carryOut({
      send: () => call('POST /admin/tasks/snooze', { body: { ...named, until } }),
      said: (count) =>
        until === null
          ? t('staffTasks:tasks.outcome.woken', { count })
          : t('staffTasks:tasks.outcome.snoozed', { count, date: shortDay(until, locale) }),
      ...(until !== null && {
        undo: (done) => {
          const keys = keysOf(done);
          void snooze('tasks' in named ? { tasks: keys } : { foundations: keys }, null);
        },
      }),
    });
  const remind = (named: Named) =>
    carryOut({
      send: () => call('POST /admin/tasks/remind', { body: named }),
      said: (count) => t('staffTasks:tasks.outcome.reminded', { count }),
    });
  const settle = (tasks: Keys, done: boolean) =>
    carryOut({
      send: () => call('POST /admin/tasks/done', { body: { tasks: [...tasks], done } }),
      said: (count) => t(`staffTasks:tasks.outcome.${done ? 'done' : 'reopened'}`, { count }),
      ...(done && { undo: (settled) => void settle(keysOf(settled), false) }),
    });
  const attempt = useAttempt();
  // It cannot be undone: the case has the call.
  const called = (tasks: Keys, { outcome, text }: Called) =>
    carryOut({
      send: () => {
        const body = { tasks: [...tasks], outcome, text };
        return attempt(JSON.stringify(body), (idempotencyKey) =>
          call('POST /admin/tasks/called', { body, idempotencyKey }),
        );
      },
      said: (count) => {
        const date = shortDay(restsUntil(dayKey(new Date().toISOString())), locale);
        return t('staffTasks:tasks.outcome.called', { count, date });
      },
    });
  return { busy, assign, snooze, remind, settle, called };
}

/** Sends the same again with the same key, until its answer has come. */
function useAttempt() {
  const last = useRef<{ what: string; key: string } | undefined>(undefined);
  return async (what: string, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const key = last.current?.what === what ? last.current.key : crypto.randomUUID();
    last.current = { what, key };
    const answer = await send(key);
    if (answer.ok) last.current = undefined;
    return answer;
  };
}

function useCarryOut() {
  const { t } = useTranslation(['staffTasks']);
  const toasts = useToasts();
  const errorText = useErrorText();
  const readAgain = useReadAgain();
  const [busy, setBusy] = useState(false);
  const carryOut = async ({ send, said, undo }: Sent): Promise<void> => {
    setBusy(true);
    const answer = await send()
      .then(async (outcome) => {
        if (outcome.ok) await readAgain();
        return outcome;
      })
      .finally(() => setBusy(false));
    if (!answer.ok) {
      toasts.add({ ...errorText(answer), color: 'error' });
      return;
    }
    const { tasks } = answer.data;
    const done = tasks.filter(({ refused }) => refused === undefined);
    const refused = refusedWords(tasks, t);
    toasts.add({
      title: done.length > 0 ? said(done.length) : t('staffTasks:tasks.outcome.nothing'),
      ...(refused && { description: refused }),
      color: done.length > 0 ? 'success' : 'warning',
      ...(undo &&
        done.length > 0 && {
          actions: [{ label: t('staffTasks:tasks.action.undo'), onClick: () => undo(done) }],
          timeout: UNDO_MS,
        }),
    });
  };
  return { busy, carryOut };
}

const UNDO_MS = 10_000;

const keysOf = (outcomes: readonly TaskOutcome[]) => outcomes.map(({ task }) => task);

const isOfCase = (key: string) => {
  const kind = taskNamed(key)?.kind;
  return kind !== undefined && taskRows[kind].owner === 'case';
};

function groupedByOwner(outcomes: readonly TaskOutcome[]): Map<string | null, string[]> {
  const owners = new Map<string | null, string[]>();
  for (const { task, before = null } of outcomes) {
    // A case that somebody looks after is never nobody's again.
    if (before === null && isOfCase(task)) continue;
    owners.set(before, [...(owners.get(before) ?? []), task]);
  }
  return owners;
}

function refusedWords(outcomes: readonly TaskOutcome[], t: TFunction<['staffTasks']>): string {
  const reasons = new Map<NonNullable<TaskOutcome['refused']>, number>();
  for (const { refused } of outcomes) {
    if (refused) reasons.set(refused, (reasons.get(refused) ?? 0) + 1);
  }
  return [...reasons]
    .map(([reason, count]) =>
      t('staffTasks:tasks.outcome.refused', {
        count,
        reason: t(`staffTasks:tasks.refusal.${reason}`),
      }),
    )
    .join(' ');
}
