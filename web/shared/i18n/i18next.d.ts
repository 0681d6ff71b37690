import type { de } from '../../i18n/de/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof de };
  }
}
