import { expect, test } from 'vitest';
import { flashIn } from '#web/kit/ui/toasts/toasts.tsx';

const kept = (value: unknown) => encodeURIComponent(JSON.stringify(value));

test('a toast of a cookie is words alone, whoever set it', () => {
  const toast = { title: 'Gespeichert', description: 'Alles da.', color: 'success' };
  expect(flashIn(kept(toast))).toEqual(toast);
  const href = 'https://evil.example/';
  const more = { ...toast, actions: [{ label: 'Hier', href }], avatar: { src: href }, timeout: 0 };
  expect(flashIn(kept({ ...more, color: href }))).toEqual({
    title: toast.title,
    description: toast.description,
  });
});

test.each(['', '%', 'x', kept(null), kept({ title: 7 })])('%j is no toast', (value) => {
  expect(flashIn(value)).toBeUndefined();
});
