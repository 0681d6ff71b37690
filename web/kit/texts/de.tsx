import { localeLayout } from './locale.tsx';
import { shared } from './texts.de.ts';

export default localeLayout('de', shared);
