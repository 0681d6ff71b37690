import type { InterpolationMap } from 'i18next';

/** Fills in a text that components get from others; `t` fills in what it looks up itself. */
export const fillIn = <const Text extends string>(
  text: Text,
  values: InterpolationMap<Text>,
): string =>
  Object.entries(values as Record<string, unknown>).reduce<string>(
    (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, () => String(value)),
    text,
  );
