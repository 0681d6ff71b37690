/** HTML by anchor, see `build-steps/recipes.ts`. */
declare module 'recipes:*' {
  const recipes: Readonly<Record<string, string>>;
  export default recipes;
}
