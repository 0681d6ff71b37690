import { sampleOperator, sampleSender } from '#domain/site/operator.ts';

/** Options of a site that a test starts around pages or an API of its own. */
export const siteOptions = {
  publicUrl: 'http://localhost:3000',
  apiBase: '/api',
  operator: sampleOperator,
  mailFrom: sampleSender,
  siteModule: '/assets/site.js',
};
