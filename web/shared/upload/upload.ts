import { useCallback, useEffect, useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { MAX_UPLOAD_BYTES } from '#domain/files/limits.ts';

/** What may be wrong with a file or its way; the texts name each of them. */
export type UploadProblem =
  | 'type'
  | 'size'
  | 'empty'
  | 'unreadable'
  | 'unsafe'
  | 'infected'
  | 'notItsTurn'
  | 'unavailable'
  | 'network'
  | 'session'
  | 'tooMany'
  | 'unknown';

export type UploadState =
  | { phase: 'empty'; problem?: UploadProblem }
  | { phase: 'ready'; file: File; problem?: UploadProblem }
  | { phase: 'sending'; file: File; percent: number }
  /** Sent; `stored` once the server has said that it will be dealt with later. */
  | { phase: 'waiting'; file: File; stored: boolean }
  | { phase: 'received'; file: File };

/** What a try came to. `later`: stored, ask for this command's outcome. */
export type UploadAnswer =
  | { state: 'received' }
  | { state: 'later'; commandId: string }
  | { state: 'refused'; problem: UploadProblem };

interface UploadWays {
  send: (file: File, key: string, onProgress: (percent: number) => void) => Promise<UploadAnswer>;
  /** Null while undecided. */
  ask: (commandId: string) => Promise<UploadAnswer | null>;
}

/** Asking goes on for a quarter of an hour; the file is safe all the same. */
const ASK_EVERY_MS = 2_000;
const ASKS_MAX = 450;

/**
 * One file on its way: chosen, sent, waited for. A file keeps its key over every try, so that it
 * is received once even if an answer was lost.
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

  const choose = useCallback(async (file: File | undefined) => {
    if (!file) return;
    const problem = await problemOf(file);
    key.current = newKey();
    setState(problem ? { phase: 'empty', problem } : { phase: 'ready', file });
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
      if (answer.state === 'received') setState({ phase: 'received', file });
      if (answer.state === 'refused') {
        setState({ phase: 'ready', file, problem: answer.problem });
      }
    },
    [send, ask],
  );

  return { state, choose, start };
}

/** Looked at before anything is sent; the server looks again. */
async function problemOf(file: File): Promise<UploadProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_UPLOAD_BYTES) return 'size';
  const head = new TextDecoder('latin1').decode(await file.slice(0, 5).arrayBuffer());
  return head === '%PDF-' ? undefined : 'type';
}

interface PostOptions {
  path: string;
  /** In this order, before the file: the server judges them before it stores anything. */
  fields: readonly (readonly [name: string, value: string])[];
  file: File;
  key: string;
  onProgress: (percent: number) => void;
}

interface Posted {
  /** 0 when the server could not be reached. */
  status: number;
  body: {
    data?: { commandId?: string };
    errors?: { extensions?: { code?: string; reason?: string } }[];
  } | null;
}

/** XMLHttpRequest, since fetch tells nothing about what has been sent. */
export function postFile({ path, fields, file, key, onProgress }: PostOptions): Promise<Posted> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', `/api${path}`);
  request.setRequestHeader('idempotency-key', key);
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
  });
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, body: null });
    request.addEventListener('error', lost);
    request.addEventListener('timeout', lost);
    request.addEventListener('load', () => {
      resolve({ status: request.status, body: parse(request.responseText) });
    });
    request.send(form);
  });
}

function parse(text: string): Posted['body'] {
  try {
    return JSON.parse(text) as Posted['body'];
  } catch {
    return null;
  }
}

export function answerOf({ status, body }: Posted): UploadAnswer {
  if (status === 202 && body?.data?.commandId) {
    return { state: 'later', commandId: body.data.commandId };
  }
  if (status >= 200 && status < 300) return { state: 'received' };
  return { state: 'refused', problem: problemFor(status, body?.errors?.[0]?.extensions?.reason) };
}

const problems: Readonly<Record<number, UploadProblem>> = {
  0: 'network',
  401: 'session',
  403: 'session',
  404: 'session',
  409: 'notItsTurn',
  413: 'size',
  429: 'tooMany',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function problemFor(status: number, reason: string | undefined): UploadProblem {
  if (status !== 415) return problems[status] ?? 'unknown';
  if (reason === 'infected') return 'infected';
  if (reason === 'encrypted' || reason === 'active-content') return 'unsafe';
  return reason === 'unreadable' || reason === 'too-many-pages' ? 'unreadable' : 'type';
}

/** The outcome of a file that was stored first: `{data: {state, code?}}`; null while undecided. */
export async function askOutcome(path: string): Promise<UploadAnswer | null> {
  try {
    const response = await fetch(`/api${path}`, { headers: { accept: 'application/json' } });
    if (!response.ok) return null;
    const { data } = (await response.json()) as { data: { state: string } };
    if (data.state === 'accepted') return { state: 'received' };
    return data.state === 'refused' ? { state: 'refused', problem: 'notItsTurn' } : null;
  } catch {
    return null;
  }
}
