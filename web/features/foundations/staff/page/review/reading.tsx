import { createContext, type ReactNode, useContext, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type ArticlesKind,
  articlesIn,
  checklistOf,
  type ReviewPoint,
  reviewedCase,
} from '#domain/foundations/review/review-checklist.ts';
import type { DataOf } from '../../../../../kit/api/call.ts';
import { call } from '../../../../../shared/staff/call.ts';
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

function useTicks(foundation: Foundation, review: Review | null): Reading | undefined {
  const { id, coreData } = foundation;
  const { revalidate } = useRevalidator();
  const [chosen, chooseArticles] = useState<ArticlesKind>();
  const [sent, setSent] = useState<Partial<Record<ReviewPoint, boolean>>>({});
  const [failed, setFailed] = useState(false);
  if (!review || !coreData) return undefined;
  const titles = presentDrafts(foundation).map(({ title }) => title);
  const articles = chosen ?? articlesIn(titles);
  const { drafts, ticked, before } = review;
  const tick = async (point: ReviewPoint, isTicked: boolean) => {
    setSent((all) => ({ ...all, [point]: isTicked }));
    const params = { id, point };
    const body = { drafts, ticked: isTicked };
    const answer = await call('PUT /admin/foundations/:id/review/points/:point', { params, body });
    setFailed(!answer.ok);
    await revalidate();
    // From here on what was read counts again.
    setSent(({ [point]: _sent, ...others }) => others);
  };
  return {
    articles,
    chooseArticles,
    points: checklistOf(reviewedCase(coreData, articles)),
    isTicked: (point) => sent[point] ?? ticked.includes(point),
    wasTickedBefore: (point) => before.includes(point),
    tick: (point, isTicked) => void tick(point, isTicked),
    failed,
  };
}
