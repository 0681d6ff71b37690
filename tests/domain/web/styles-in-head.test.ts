import { expect, test } from 'vitest';
import { stylesInHead } from '#web/server/styles-in-head.ts';

const of = (name: string, css: string) => `<style data-emotion="css ${name}">${css}</style>`;

test('the styles of a page stand in its head, in their order, after what is there', () => {
  const [first, second] = [of('a', '.css-a{content:"$&";}'), of('b c', '.css-b{color:red;}\n')];
  const page = (head: string, inLabel: string, inList: string) =>
    `<html><head><link rel="stylesheet">${head}</head><body><label>${inLabel}Name</label><ul>${inList}<li>&lt;style data-emotion="x"&gt;</li></ul></body></html>`;
  expect(stylesInHead(page('', first, second))).toBe(page(first + second, '', ''));
  const [own, none] = [page('<style>p{}</style>', '', ''), '<p>no page</p>'];
  expect([stylesInHead(own), stylesInHead(none)]).toEqual([own, none]);
});
