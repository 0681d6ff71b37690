import type { TFunction } from 'i18next';
import type { Task } from '#api/contract.gen.d.ts';
import { taskNames } from '#domain/desk/names.ts';
import { taskRows } from '#domain/desk/tasks.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { isObstacleKind } from '#domain/foundations/obstacles.ts';
import type { Locale } from '#domain/site/paths.ts';
import { shortDay } from '../../../../desk/ui/formats.ts';
import { shortName } from '../../../../shared/foundations/model.ts';

type Words = TFunction<['staff', 'staffMails', 'staffTasks']>;

/** What is to be done. */
export function titleOf(task: Task, t: Words, locale: Locale): string {
  const { about, hint } = task;
  if (isOwn(task) && hint !== null) return hint;
  if (!isObstacle(about)) return taskNames[about][locale];
  return t('staffTasks:tasks.obstacle', { name: obstacleNames[about][locale] });
}

const isOwn = ({ kind }: Task) => taskRows[kind].owner === 'person';
const isObstacle = (about: Task['about']) => isObstacleKind(about);

/** Whom it is about. */
export function subjectOf(task: Task, t: Words): string {
  const { subject, person, foundationId } = task;
  if (isOwn(task) && foundationId === null) return t('staffTasks:tasks.own.noCase');
  return subject === null ? (person ?? t('staff:unnamed')) : shortName(subject);
}

/** What else helps to recognise it: the reason, or where and who. */
export function hintOf(task: Task, t: Words, locale: Locale): string {
  const { kind, city, person, subject, hint, since } = task;
  if (kind === 'mail') {
    const names: Readonly<Record<string, string>> = t('staffMails:mailName');
    return names[hint ?? ''] ?? hint ?? '';
  }
  if (kind === 'address') return t('staffTasks:tasks.ordered', { date: shortDay(since, locale) });
  if (hint !== null && !isOwn(task))
    return kind === 'step' || kind === 'inquiry' ? quoted(hint, t) : hint;
  return [city, subject === null ? null : person].filter((part) => part !== null).join(' · ');
}

const quoted = (words: string, t: Words) => t('staffTasks:tasks.quoted', { words });

/** What was done about it last. */
export const notedWords = (
  { what, outcome }: NonNullable<Task['noted']>,
  time: string,
  t: Words,
): string =>
  what === 'called' && outcome
    ? t(`staffTasks:tasks.called.${outcome}`, { time })
    : t('staffTasks:tasks.asked', { time });

/** Who gets the mail when somebody is reminded of a task. */
export function remindedBy({ kind, about, person, owner }: Task, t: Words): string {
  if (kind === 'address' || about === 'call-founder') {
    return person ?? t('staffTasks:tasks.party.founder');
  }
  if (about === 'call-notary' || about === 'call-court') return t('staffTasks:tasks.party.notary');
  if (about === 'call-lawyer' || kind.startsWith('legal-')) {
    return t('staffTasks:tasks.party.lawyer');
  }
  if (about === 'does-it-go-on') return t('staffTasks:tasks.reminding.whoever');
  return owner?.name ?? t('staffTasks:tasks.reminding.team');
}
