import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import { mentionedIn } from '#domain/desk/mentions.ts';
import {
  isCallAhead,
  mayChangeNote,
  NOTE_CHARS_MAX,
  noteSchema,
  OWN_CHANGES_MINUTES,
} from '#domain/desk/notes.ts';
import { foreign } from '#domain/foreign-text.ts';

const team = [
  { id: 'kern', name: 'Mia Kern' },
  { id: 'lang', name: 'Mia Kern-Lang' },
  { id: 'tom', name: 'Tom Weiß' },
];

test.each([
  ['@Mia Kern, ruf bitte an', ['kern']],
  ['@mia kern-lang und @Tom', ['lang', 'tom']],
  // Two are called that.
  ['@Mia', []],
  ['an tom@tom.example, @Tomas und @Tom Weiß. @Tom Weiß', ['tom']],
])('%s names %j', (text, named) => {
  expect(mentionedIn(foreign(text), team)).toEqual(named);
});

const now = new Date('2026-11-23T10:00:00.000Z');
const call = {
  kind: 'call',
  with: 'notary',
  direction: 'outgoing',
  at: now.toISOString(),
  outcome: 'not-reached',
} as const;

describe('a note', () => {
  test('says something, and no more than fits', () => {
    const isNote = (text: string) => noteSchema.safeParse({ kind: 'note', text }).success;
    expect(isNote('  ')).toBe(false);
    expect(isNote('a'.repeat(NOTE_CHARS_MAX))).toBe(true);
    expect(isNote('a'.repeat(NOTE_CHARS_MAX + 1))).toBe(false);
  });

  test('about a call needs no words, but all of what is asked about it', () => {
    expect(noteSchema.safeParse({ ...call, text: '' }).data).toEqual(call);
    const { outcome: _, ...unfinished } = call;
    expect(noteSchema.safeParse(unfinished).success).toBe(false);
    expect(noteSchema.safeParse({ ...call, with: 'neighbour' }).success).toBe(false);
  });

  test('about a call is written once the call was made', () => {
    const at = (minutes: number) => addMinutes(now, minutes).toISOString();
    expect(isCallAhead(at(-60), now)).toBe(false);
    expect(isCallAhead(at(4), now)).toBe(false);
    expect(isCallAhead(at(6), now)).toBe(true);
  });

  test('is its author’s to change for a quarter of an hour, and an admin’s at any time', () => {
    const written = { authorId: 'lea', writtenAt: now.toISOString() };
    const inTime = addMinutes(now, OWN_CHANGES_MINUTES - 1);
    const late = addMinutes(now, OWN_CHANGES_MINUTES);
    expect(mayChangeNote({ id: 'lea', role: 'staff' }, written, inTime)).toBe(true);
    expect(mayChangeNote({ id: 'lea', role: 'staff' }, written, late)).toBe(false);
    expect(mayChangeNote({ id: 'nele', role: 'staff' }, written, inTime)).toBe(false);
    expect(mayChangeNote({ id: 'nele', role: 'admin' }, written, late)).toBe(true);
  });
});
