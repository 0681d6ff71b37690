import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher, useLoaderData, useLocation } from 'react-router';
import { shownStatusOf } from '#domain/foundations/shown-status.ts';
import { isFinished, type Status } from '#domain/foundations/statuses.ts';
import { spokenDate, spokenDay } from '#domain/site/formats.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { dateOf } from '../../shared/foundations/model.ts';
import { forgetReading, type Reading, rememberReading } from './reading.ts';

const OTHERS_TURN_MS = 4_000;
const OWN_TURN_MS = 30_000;

/**
 * The latest reading; polls, and reads again when the tab becomes visible. While a dialog is open it
 * stands still, so that nobody answers a question that has changed behind it.
 */
export function useReading() {
  const loaded = useLoaderData() as Reading;
  const fetcher = useFetcher<Reading>();
  const { pathname } = useLocation();
  const polled = fetcher.data as Reading | undefined;
  const newer = polled?.foundation.id === loaded.foundation.id && polled.now >= loaded.now;
  const latest = newer ? polled : loaded;
  const [heldReading, setHeld] = useState<Reading>();
  const reading = useMemo(() => {
    // Keys are never held: an attempt that was decided must not be repeated under the same key.
    const { offline = false, ended = false, formKey } = latest;
    return heldReading ? { ...heldReading, offline, ended, formKey } : latest;
  }, [heldReading, latest]);
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
  usePolling(refresh, waitingOn === 'founder' ? OWN_TURN_MS : OTHERS_TURN_MS, !isFinished(status));
  const held = heldReading !== undefined;
  return { reading, refresh, held, hold, ...useAnnouncement(reading) };
}

function usePolling(refresh: () => Promise<void>, everyMs: number, unfinished: boolean) {
  useEffect(() => {
    const visible = () => document.visibilityState === 'visible';
    const look = () => {
      if (visible()) void refresh();
    };
    document.addEventListener('visibilitychange', look);
    const timer = unfinished ? setInterval(look, everyMs) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [refresh, everyMs, unfinished]);
}

/** Announces what the station now says, and moves the focus there if the form that had it is gone. */
function useAnnouncement({ foundation, now }: Reading) {
  const { t, locale } = useTexts('member', 'foundation');
  const [announcement, setAnnouncement] = useState('');
  const text = shownStatusOf(foundation, now, foundation);
  const dated = dateOf(foundation, foundation);
  const date = dated ? spokenDate(dated, locale, now) : '';
  const { beginsAfter } = foundation;
  const day = beginsAfter ? spokenDay(beginsAfter, locale, now) : '';
  const line = t(`member:status.${text}.line`, { date, day });
  const before = useRef(text);
  const done = useRef<{ message: string; status: Status | undefined }>(undefined);
  const announceWith = useCallback((message: string, status: Status | undefined) => {
    done.current = { message, status };
  }, []);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    const moved = t('foundation:page.moved', { line });
    const own = done.current?.status === foundation.status ? `${done.current.message} ` : '';
    setAnnouncement(own + moved);
    const holder = document.activeElement;
    const isControl = holder instanceof HTMLElement && holder.tabIndex >= 0;
    if (!isControl) document.getElementById('station')?.focus();
  }, [text, foundation.status, line, t]);
  return { announcement, announceWith };
}
