import { sampleOperator } from '#domain/site/operator.ts';

/** Somebody else than the sample, as production wants it. */
export const productionOperator = JSON.stringify({
  ...sampleOperator,
  name: 'Kanzlei Kern UG (haftungsbeschränkt)',
  bank: undefined,
  sample: false,
});

/** What production needs besides, to be complete. */
export const inProduction = {
  APP_MODE: 'production',
  PUBLIC_URL: 'https://kanzlei.example',
  TEMPORAL_ADDRESS: '127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Kanzlei <post@kanzlei.test>',
  OPERATOR: productionOperator,
  TRUSTED_PROXIES: '0',
};
