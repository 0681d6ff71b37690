import { localeLayout } from './locale.tsx';
import { shared } from './texts.en.ts';

export default localeLayout('en', shared);
