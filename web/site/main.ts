import { startColorMode } from './color-mode.ts';
import { startConsent } from './consent.ts';
import { startIslands } from './island-loader.ts';
import { startLocale } from './locale.ts';
import { startDialogs } from './menu.ts';
import { startPrefetch } from './prefetch.ts';

startDialogs();
startColorMode();
startLocale();
startConsent();
startIslands();
startPrefetch();

document.documentElement.dataset.started = '';

import.meta.hot?.on('site:changed', () => location.reload());
