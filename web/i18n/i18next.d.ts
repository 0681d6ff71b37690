import type { de } from './de/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof de };
  }
}
