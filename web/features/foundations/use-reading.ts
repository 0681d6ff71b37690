import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useFetchers, useLoaderData, useLocation } from 'react-router';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { mostUrgent } from '#domain/foundations/obstacles.ts';
import { shownStatusOf } from '#domain/foundations/shown-status.ts';
import { isFinished, type Status } from '#domain/foundations/statuses.ts';
import { spokenDay } from '#domain/site/formats.ts';
import { useLive } from '../../kit/session/use-live.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useSaidDate } from '../../shared/foundations/use-said-date.ts';
import { forgetReading, type Reading, rememberReading } from './reading.ts';

/** How often the page is read while nobody tells it of changes. */
const OTHERS_TURN_MS = 4_000;
const OWN_TURN_MS = 30_000;
/** While somebody does; free times and invoices change without that. */
const TOLD_MS = 60_000;

/**
 * The latest reading, which follows the foundation. While a dialog is open it stands still, so that
 * nobody answers a question that has changed behind it.
 */
export function useReading() {
  const loaded = useLoaderData() as Reading;
  const fetcher = useFetcher<Reading>();
  const { pathname } = useLocation();
  const polled = fetcher.data as Reading | undefined;
  const newer = polled?.foundation.id === loaded.foundation.id && polled.now >= loaded.now;
  const latest = newer ? polled : loaded;
  const settled = useUnlessSending(latest);
  const [heldReading, setHeld] = useState<Reading>();
  const reading = useMemo(() => {
    const shown = heldReading ?? settled;
    if (shown === latest) return latest;
    // Keys are never held: an attempt that was decided must not be repeated under the same key.
    const { offline = false, ended = false, formKey } = latest;
    return { ...shown, offline, ended, formKey };
  }, [heldReading, settled, latest]);
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
    rememberReading(latest);
  }, [latest]);
  useEffect(() => forgetReading, []);
  const hold = useCallback((held: boolean) => setHeld(held ? current.current : undefined), []);
  const { load } = fetcher;
  const refresh = useCallback(() => load(pathname), [load, pathname]);
  const { status, waitingOn } = reading.foundation;
  useLive(refresh, {
    everyMs: waitingOn === 'founder' ? OWN_TURN_MS : OTHERS_TURN_MS,
    toldEveryMs: TOLD_MS,
    finished: isFinished(status),
  });
  const held = heldReading !== undefined;
  return { reading, refresh, held, hold, ...useAnnouncement(reading) };
}

/**
 * The latest reading, but while a form of the page is being sent the one before, and until its answer
 * was dealt with: a reading that shows the effect earlier would take the form away, and with it what
 * is to be done with the answer.
 */
function useUnlessSending(latest: Reading): Reading {
  const [shown, setShown] = useState(latest);
  const sending = useFetchers().some(({ formMethod }) => formMethod === 'POST');
  // After the effects of the form, which belongs to the page.
  useEffect(() => {
    if (sending) return;
    const timer = setTimeout(setShown, 0, latest);
    return () => clearTimeout(timer);
  }, [sending, latest]);
  return shown.foundation.id === latest.foundation.id ? shown : latest;
}

/** Announces what the station now says, and moves the focus there if the form that had it is gone. */
function useAnnouncement({ foundation, now }: Reading) {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { locale } = useLocale();
  const [announcement, setAnnouncement] = useState('');
  const text = shownStatusOf(foundation, now, foundation);
  const date = useSaidDate(foundation, now, foundation);
  const { beginsAfter, obstacles } = foundation;
  const day = beginsAfter ? spokenDay(beginsAfter, locale, now) : '';
  const urgent = mostUrgent(obstacles);
  const line = urgent
    ? obstacleNames[urgent.kind][locale]
    : t(`sharedFoundations:status.${text}.line`, { date, day });
  const standing = [text, ...obstacles.map(({ id }) => id)].join();
  const before = useRef(standing);
  const done = useRef<{ message: string; status: Status | undefined }>(undefined);
  const announceWith = useCallback((message: string, status: Status | undefined) => {
    done.current = { message, status };
  }, []);
  useEffect(() => {
    if (before.current === standing) return;
    before.current = standing;
    const moved = t('foundations:page.moved', { line });
    const own = done.current?.status === foundation.status ? `${done.current.message} ` : '';
    done.current = undefined;
    setAnnouncement(own + moved);
    const holder = document.activeElement;
    const isControl = holder instanceof HTMLElement && holder.tabIndex >= 0;
    if (!isControl) document.getElementById('station')?.focus();
  }, [standing, foundation.status, line, t]);
  return { announcement, announceWith };
}
