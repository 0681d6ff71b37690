import { expect, test } from 'vitest';
import { cleanName } from '#modules/files/file-name.ts';

test.each([
  ['C:\\Users\\Ada\\Urkunde.pdf', 'Urkunde.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['Vertrag "neu"<1>.PDF.pdf', 'Vertrag _neu__1_.pdf'],
  ['\u202egnp.pdf', 'gnp.pdf'],
  ['Gru\u0308ndung.pdf', 'Gründung.pdf'],
  ['a.pdf.html', 'a.pdf.html.pdf'],
  ['a\u0000b.pdf', 'ab.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
  [' . . ', 'dokument.pdf'],
  [undefined, 'dokument.pdf'],
])('check 38: the name %j becomes %j', (given, name) => {
  expect(cleanName(given)).toBe(name);
});

test.each([
  ['dots', `${'.'.repeat(80_000)}x`],
  ['extensions', `${'.pdf'.repeat(20_000)}x`],
  ['spaces', `a${' '.repeat(80_000)}x`],
  ['letters', 'ä'.repeat(80_000)],
  ['half a character at the cut', `${'a'.repeat(254)}🍐${'a'.repeat(80_000)}`],
])('check 38: a name of 80 KB of %s is cut within milliseconds', (_what, given) => {
  const begun = performance.now();
  const name = cleanName(given);
  expect(performance.now() - begun).toBeLessThan(100);
  expect(name.isWellFormed()).toBe(true);
  expect(name.length).toBeLessThanOrEqual(124);
});
