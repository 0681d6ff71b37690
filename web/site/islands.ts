/** The code of an island: works on markup that the server has rendered. */
export interface IslandModule {
  start(element: HTMLElement): void;
}

/**
 * Every island by its name, `<Island name="…">` in a page. One line each.
 */
export const islands = {
  form: () => import('./islands/form.ts'),
  calculator: () => import('./islands/calculator.ts'),
  'legal-form': () => import('./islands/legal-form.ts'),
  contents: () => import('./islands/contents.ts'),
  'mailed-link': () => import('./islands/mailed-link.ts'),
} satisfies Record<string, () => Promise<IslandModule>>;

export type IslandName = keyof typeof islands;
