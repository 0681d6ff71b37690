import { en } from '../../i18n/en/index.ts';
import { localeLayout } from './locale.tsx';

export default localeLayout('en', en);
