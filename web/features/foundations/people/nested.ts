import type { Fields } from '../../../kit/forms/rules.ts';

type Nested = string | { [name: string]: Nested };

/** Fields with dotted names as objects within objects: `a.b` becomes `{ a: { b } }`. */
export function nested(fields: Fields): Record<string, Nested> {
  const whole: Record<string, Nested> = {};
  for (const [name, value] of Object.entries(fields)) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    let part = whole;
    for (const key of path) {
      const known = Object.hasOwn(part, key) ? part[key] : undefined;
      const inner = typeof known === 'object' ? known : {};
      part[key] = inner;
      part = inner;
    }
    part[last] = value;
  }
  return whole;
}
