import { useCallback, useEffect, useRef, useState } from 'react';
import {
  isPhoto,
  type SameFile,
  takeFile,
  type UploadAnswer,
  type UploadProblem,
} from './upload.ts';

export type UploadState =
  | { phase: 'empty'; problem?: UploadProblem }
  /** A PDF is made of photos. */
  | { phase: 'making' }
  /** `photos`: of how many of them it was made. */
  | { phase: 'ready'; file: File; photos?: number; problem?: UploadProblem }
  | { phase: 'sending'; file: File; percent: number }
  /** Sent; `stored` once the server has said that it will be processed later. */
  | { phase: 'waiting'; file: File; stored: boolean }
  | { phase: 'received'; file: File; same?: SameFile };

interface UploadWays {
  send: (file: File, key: string, onProgress: (percent: number) => void) => Promise<UploadAnswer>;
  /** Null while undecided. */
  ask: (commandId: string) => Promise<UploadAnswer | null>;
}

/** Gives up asking after 15 minutes; the file is stored either way. */
const ASK_EVERY_MS = 2_000;
const ASKS_MAX = 450;

/**
 * Chooses, sends and waits for one file. A file keeps its key over all attempts, so it is received
 * once even if an answer was lost.
 */
export function useUpload({ send, ask }: UploadWays) {
  const [state, setState] = useState<UploadState>({ phase: 'empty' });
  const key = useRef('');
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const choose = useCallback(async (files: readonly File[]) => {
    const [first, ...others] = files;
    if (!first) return;
    if (isPhoto(first)) setState({ phase: 'making' });
    const taken = await takeFile([first, ...others]).catch(() => ({ problem: 'photo' as const }));
    key.current = crypto.randomUUID();
    setState('problem' in taken ? { phase: 'empty', ...taken } : { phase: 'ready', ...taken });
  }, []);

  const start = useCallback(
    async (file: File) => {
      setState({ phase: 'sending', file, percent: 0 });
      let answer = await send(file, key.current, (percent) => {
        setState(
          percent < 100
            ? { phase: 'sending', file, percent }
            : { phase: 'waiting', file, stored: false },
        );
      });
      for (let asks = 0; answer.state === 'later' && asks < ASKS_MAX; asks += 1) {
        setState({ phase: 'waiting', file, stored: true });
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
        if (gone.current) return;
        answer = (await ask(answer.commandId)) ?? answer;
      }
      if (answer.state === 'received') {
        setState({ phase: 'received', file, ...(answer.same && { same: answer.same }) });
      }
      if (answer.state === 'refused') {
        setState({ phase: 'ready', file, problem: answer.problem });
      }
    },
    [send, ask],
  );

  return { state, choose, start };
}
