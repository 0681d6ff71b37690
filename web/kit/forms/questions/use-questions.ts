import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Problems } from '../rules.ts';
import { focusProblem, type SchemaFormHandle } from '../use-schema-form.ts';

/** One screen of a form that asks one thing after the other. */
export interface Question {
  /** Unique on the page. */
  id: string;
  /** Names of its fields. */
  fields: readonly string[];
  /** What is asked. */
  title: string;
  /** What the answer is called. */
  label: string;
  Fields: ComponentType;
  Answer: ComponentType;
}

/** Where somebody is: the id of a question; empty at the beginning. */
export interface Place {
  place: string;
  go: (id: string) => void;
}

/** All answers together, at the end. */
const OVERVIEW = 'overview';

/** In the address: a reload stays with the question, and the browser leads back to the one before. */
export function usePlaceInAddress(): Place {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const [last, setLast] = useState('');
  // The server sees no hash, and the first rendering in the browser has to match its page.
  const here = useHydrated() ? hash.slice(1) : '';
  if (here !== '' && here !== last) setLast(here);
  return {
    // Whoever logs in again comes back to an address without it.
    place: here === '' && !isBack ? last : here,
    go: (id) => void navigate({ search, hash: id }, { preventScrollReset: true }),
  };
}

/** As long as a dialog is open. */
export function usePlaceInDialog(): Place {
  const [place, go] = useState('');
  return { place, go };
}

/**
 * The way through the questions of a form.
 *
 * @param start index of the question it begins with; their number, for all answers together
 */
export function useQuestions(questions: readonly Question[], { place, go }: Place, start: number) {
  const hydrated = useHydrated();
  const end = questions.length;
  const at = placeOf(place, questions, start);
  const [furthest, setFurthest] = useState(at);
  if (at > furthest) setFurthest(at);
  const [moved, setMoved] = useState(false);
  /** Where somebody who changes an answer came from. */
  const [from, setFrom] = useState<number>();
  const { head, focusLater } = useFocusAfterMove(at);

  const move = (index: number, cameFrom?: number) => {
    setMoved(true);
    setFrom(cameFrom);
    go(questions[index]?.id ?? OVERVIEW);
  };

  return {
    questions,
    at,
    /** No answer further on has been given yet. */
    furthest,
    /** Whether somebody has moved since the form appeared. */
    moved,
    /** Whether an answer is being changed, from which the way leads back to where it was seen. */
    changing: from !== undefined,
    /** The heading of the place. */
    head,
    back: () => move(at - 1),
    change: (index: number) => move(index, at),
    /** Leads to the first question with a problem. */
    reveal: (problems: Problems) => {
      const first = firstOpen(questions, problems);
      if (first === end || first === at) return;
      focusLater(problems);
      move(first, end);
    },
    /** The form, which is sent from the end alone; before that it leads on. */
    asking: <Form extends SchemaFormHandle>(form: Form): Form => ({
      ...form,
      submit: (event: FormEvent<HTMLFormElement>) => {
        const question = questions[at];
        if (!hydrated || !question) return form.submit(event);
        event.preventDefault();
        event.stopPropagation();
        if (form.check(question.fields)) move(from ?? at + 1);
      },
    }),
  };
}

export type QuestionsHandle = ReturnType<typeof useQuestions>;

function placeOf(place: string, questions: readonly Question[], start: number): number {
  if (place === OVERVIEW) return questions.length;
  const found = questions.findIndex(({ id }) => id === place);
  return found === -1 ? start : found;
}

/** Index of the question to begin with: the first that has a problem, or the end. */
export function firstOpen(questions: readonly Question[], problems: Problems): number {
  const found = questions.findIndex(({ fields }) => fields.some((name) => name in problems));
  return found === -1 ? questions.length : found;
}

/** Focuses the heading of each new place, or the field that led there. */
function useFocusAfterMove(at: number) {
  const hydrated = useHydrated();
  const head = useRef<HTMLHeadingElement>(null);
  const settled = useRef(false);
  const wanted = useRef<Problems>({});
  useEffect(() => {
    // Whoever opens or reloads the page has not moved.
    if (settled.current) focusPlace(head.current, wanted.current);
    settled.current = hydrated;
    wanted.current = {};
  }, [at, hydrated]);
  return {
    head,
    focusLater: (problems: Problems) => {
      wanted.current = problems;
    },
  };
}

function focusPlace(head: HTMLElement | null, problems: Problems): void {
  if (!head) return;
  head.focus({ preventScroll: true });
  const { top } = head.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) head.scrollIntoView();
  focusProblem(head.closest('form'), problems);
}
