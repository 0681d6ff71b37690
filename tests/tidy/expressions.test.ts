import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseSync } from 'oxc-parser';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** What has been looked at before: a run that finds nothing new takes a second. */
const CACHE = new URL('../../node_modules/.cache/expressions.json', import.meta.url).pathname;
const LIMIT_MS = 20_000;

interface Found {
  place: string;
  source: string;
  flags: string;
}

/** Literals, and `new RegExp` with text that does not depend on anything. */
function expressionsIn(path: string, text: string): Found[] {
  const { program } = parseSync(path, text);
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, regex, callee, arguments: given, start } = node as Record<string, unknown> & {
      regex?: { pattern: string; flags: string };
      callee?: { name?: string };
      arguments?: { value?: unknown }[];
      start?: number;
    };
    const place = `${path}:${text.slice(0, start).split('\n').length}`;
    if (regex) found.push({ place, source: regex.pattern, flags: regex.flags });
    const isMade = type === 'NewExpression' || type === 'CallExpression';
    if (isMade && callee?.name === 'RegExp' && typeof given?.[0]?.value === 'string') {
      found.push({ place, source: given[0].value, flags: String(given[1]?.value ?? '') });
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
}
