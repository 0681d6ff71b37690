import { createContext, type ReactNode, useContext, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type ArticlesKind,
  articlesIn,
  checklistOf,
  type ReviewPoint,
  reviewedCase,
} from '#domain/foundations/review/review-checklist.ts';
import { call } from '../../../../../desk/call.ts';
import type { DataOf } from '../../../../../kit/api/call.ts';
import { presentDrafts } from '../../case/drafts.ts';
import type { Foundation } from '../../types.ts';

export type Review = DataOf<'GET /admin/foundations/:id/review'>;

export interface Reading {
  articles: ArticlesKind;
  chooseArticles: (kind: ArticlesKind) => void;
  points: readonly ReviewPoint[];
  isTicked: (point: ReviewPoint) => boolean;
  wasTickedBefore: (point: ReviewPoint) => boolean;
  tick: (point: ReviewPoint, ticked: boolean) => void;
  /** A tick could not be saved. */
  failed: boolean;
}

const ReadingContext = createContext<Reading | undefined>(undefined);

/** The checklist of who reviews the drafts now; undefined for everybody else. */
export const useReading = () => useContext(ReadingContext);

interface Props {
  foundation: Foundation;
  review: Review | null;
  children: ReactNode;
}

/** Keeps what a lawyer ticks off for the list beside the page and for the dialog of the approval. */
export function ReadingOf({ foundation, review, children }: Props) {
  const reading = useTicks(foundation, review);
  return <ReadingContext value={reading}>{children}</ReadingContext>;
}

/** What was ticked off since the page was read, for the drafts as they were. */
interface Ticks {
  drafts: string;
  points: Partial<Record<ReviewPoint, boolean>>;
}

const ticksOf = (ticks: Ticks | undefined, drafts: string) =>
  ticks?.drafts === drafts ? ticks.points : {};

function useTicks(foundation: Foundation, review: Review | null): Reading | undefined {
  const { id, coreData } = foundation;
  const { revalidate } = useRevalidator();
  const [chosen, chooseArticles] = useState<ArticlesKind>();
  const [since, setSince] = useState<Ticks>();
  const [failed, setFailed] = useState(false);
  if (!review || !coreData) return undefined;
  const titles = presentDrafts(foundation).map(({ title }) => title);
  const articles = chosen ?? foundation.people?.articles ?? articlesIn(titles);
  const { drafts, ticked, before } = review;
  const isTicked = (point: ReviewPoint) => ticksOf(since, drafts)[point] ?? ticked.includes(point);
  const show = (point: ReviewPoint, shown: boolean) =>
    setSince((all) => ({ drafts, points: { ...ticksOf(all, drafts), [point]: shown } }));
  const tick = async (point: ReviewPoint, ticks: boolean) => {
    show(point, ticks);
    const params = { id, point };
    const body = { drafts, ticked: ticks };
    const { ok } = await call('PUT /admin/foundations/:id/review/points/:point', { params, body });
    setFailed(!ok);
    if (ok) return;
    show(point, !ticks);
    // There may be other drafts by now.
    void revalidate();
  };
  return {
    articles,
    chooseArticles,
    points: checklistOf(reviewedCase(coreData, articles)),
    isTicked,
    wasTickedBefore: (point) => before.includes(point),
    tick: (point, ticks) => void tick(point, ticks),
    failed,
  };
}
