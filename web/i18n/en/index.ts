import type { Texts } from '../../shared/i18n/texts.ts';
import { account } from './account.ts';
import { app } from './app.ts';
import { common, line } from './common.ts';
import { errors } from './errors.ts';
import { foundation } from './foundation.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { notary } from './notary.ts';
import { shell } from './shell.ts';

export const en: Texts = {
  account,
  app,
  common,
  errors,
  foundation,
  home,
  legal,
  line,
  notary,
  shell,
};
