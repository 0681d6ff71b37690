/** The text of a file with everything an article needs. */
export function articleFile(fields: Record<string, unknown>, body = 'Ein Absatz.'): string {
  const all = {
    title: 'Was eine Gründung kostet',
    description: 'Notar, Gericht und unser Preis an einem Beispiel gerechnet.',
    author: 'law',
    published: '2026-09-14',
    related: [],
    sources: ['§ 5a GmbHG'],
    ...fields,
  };
  return fileOf(all, body);
}

export function categoryFile(fields: Record<string, unknown>, body = 'Worum es geht.'): string {
  return fileOf({ title: 'GmbH', description: 'Alles zur GmbH.', sources: [], ...fields }, body);
}

// JSON is YAML.
export const fileOf = (fields: Record<string, unknown>, body: string) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;
