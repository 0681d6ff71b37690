import type { Locale } from '../site/paths.ts';

/** What members read where their question was handed to the law firm. */
export const handedOver: Record<Locale, string> = {
  de: 'Das ist eine Rechtsfrage, die wir nicht beantworten dürfen. Wir haben sie an die Kanzlei weitergegeben: Sie steht jetzt im Gespräch mit der Kanzlei, und dort kommt auch die Antwort. Unser Team liest dort nicht mit.',
  en: 'This is a question of law, which we may not answer. We have passed it on to the law firm: it now stands in the conversation with the law firm, and the answer will come there. Our team does not read that conversation.',
};
