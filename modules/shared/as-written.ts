/** Characters that replace the braces of a placeholder, which YAML would interpret; no text has them. */
const OPENS = '\ue020';
const CLOSES = '\ue021';

/** Reads YAML whose texts keep the names of amounts: `{{euros court}}`. */
export function keepingAmounts(yaml: string, read: (yaml: string) => unknown): unknown {
  return withBraces(read(yaml.replaceAll('{{', OPENS).replaceAll('}}', CLOSES)));
}

function withBraces(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(OPENS, '{{').replaceAll(CLOSES, '}}');
  if (Array.isArray(value)) return value.map(withBraces);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withBraces(one)]));
}
