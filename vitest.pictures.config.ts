import { defineConfig } from 'vitest/config';
import components from './vitest.components.config.ts';

/** Pictures of parts that the tests of the components check: `npm run pictures`. */
export default defineConfig({
  ...components,
  test: {
    ...components.test,
    include: ['tests/components/**/*.pictures.tsx'],
    testTimeout: 600_000,
  },
});
