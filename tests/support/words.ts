/** Pages keep some words on one line, with spaces of their own. */
const escapePattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');

/** The label of a field, with or without the mark of a required one. */
export const labelled = (label: string) => new RegExp(`^${escapePattern(label)}(\\s*\\*)?$`);

export const beginningWith = (text: string) => new RegExp(`^${escapePattern(text)}`);

/** A heading that says before what it stands. */
export const endingWith = (text: string) => new RegExp(`${escapePattern(text)}$`);

/** A text with `{{values}}`; values not given match anything. */
export function pattern(text: string, values: Record<string, string | number> = {}): RegExp {
  const parts = text.split(/\{\{(\w+)\}\}/).map((part, index) => {
    if (index % 2 === 0) return escapePattern(part);
    return part in values ? escapePattern(String(values[part])) : '.+';
  });
  return new RegExp(`^${parts.join('')}$`);
}
