import { de } from '../../i18n/de/index.ts';
import { localeLayout } from './locale.tsx';

export default localeLayout('de', de);
