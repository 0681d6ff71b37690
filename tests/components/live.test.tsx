import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveData } from '#web/kit/session/use-live.ts';
import { show } from '../support/components/shown.tsx';

const realTimeout = window.setTimeout.bind(window);
/** For React and the router, which do not wait for the time of the test. */
const settled = () => new Promise((resolve) => realTimeout(resolve, 50));
const passes = async (ms: number) => {
  await settled();
  await vi.advanceTimersByTimeAsync(ms);
  await settled();
};

/** In place of the browser's, with a server that says what the test says. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Source[] = [];
  readonly url: string;
  readyState = 0;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  says(event: 'open' | 'changed' | 'error', readyState = 1) {
    this.readyState = readyState;
    this.dispatchEvent(new Event(event));
  }
}

const newest = () => {
  const source = Source.opened.at(-1);
  if (!source) throw new Error('Nothing is listened to.');
  return source;
};

let hidden = false;
const showTab = (shown: boolean) => {
  hidden = !shown;
  document.dispatchEvent(new Event('visibilitychange'));
};

let reads: number;
let answer: Promise<null>;

function Page() {
  useLiveData({ everyMs: 30_000, toldEveryMs: 60_000 });
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('EventSource', Source);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  Source.opened.length = 0;
  answer = Promise.resolve(null);
  const loader = () => {
    reads += 1;
    return answer;
  };
  await show(Page, { loader, HydrateFallback: () => null });
  await settled();
  reads = 0;
});

afterEach(() => {
  hidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('several messages lead to one reading, within a second', async () => {
  expect(newest().url).toBe('/api/changes');
  newest().says('open');
  for (let messages = 0; messages < 3; messages += 1) newest().says('changed');
  await passes(1_000);
  expect(reads).toBe(1);
  newest().says('changed');
  await passes(1_000);
  expect(reads).toBe(2);
});

test('the page is read less often while it is told of changes, and as before when it is not', async () => {
  newest().says('open');
  // What came before the first message is not left until later.
  await passes(30_000);
  expect(reads).toBe(1);
  await passes(59_000);
  expect(reads).toBe(1);
  await passes(1_000);
  expect(reads).toBe(2);
  newest().says('error', 0);
  await passes(30_000);
  await passes(30_000);
  expect(reads).toBe(4);
  expect(Source.opened).toHaveLength(1);
});

test('what is refused is asked for again, later each time, and the page is read as before', async () => {
  for (const [attempt, afterMs] of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
    newest().says('error', Source.CLOSED);
    await passes(afterMs - 1);
    expect(Source.opened).toHaveLength(attempt + 1);
    await passes(1);
    expect(Source.opened).toHaveLength(attempt + 2);
  }
  expect(reads).toBe(6);
});

test('a hidden page neither listens nor reads, and is read when it is shown again', async () => {
  newest().says('open');
  newest().says('changed');
  showTab(false);
  expect(newest().readyState).toBe(Source.CLOSED);
  await passes(120_000);
  expect(reads).toBe(0);
  expect(Source.opened).toHaveLength(1);
  showTab(true);
  await passes(0);
  expect(reads).toBe(1);
  expect(Source.opened).toHaveLength(2);
});

test('a change during a reading is read after it', async () => {
  newest().says('open');
  let finish: (nothing: null) => void = () => {};
  answer = new Promise((resolve) => {
    finish = resolve;
  });
  newest().says('changed');
  await passes(1_000);
  newest().says('changed');
  await passes(1_000);
  expect(reads).toBe(1);
  answer = Promise.resolve(null);
  finish(null);
  await passes(0);
  expect(reads).toBe(2);
});
