import { ERASED } from '#domain/erased.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { obstacleTexts } from '#domain/foundations/obstacles/obstacle-texts.ts';
import { mostUrgent, obstacles } from '#domain/foundations/obstacles.ts';
import { spokenDay } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { defineMail } from '../../define-mail.ts';
import { theCompany, toFounder } from '../foundation-frame.ts';
import { type FoundationContext } from '../load-foundation.ts';
import { calledOff } from './called-off.ts';

/** Whose turn it is until it is resolved, and by when. */
const turn = {
  de: {
    founder: (day: string) => `Du bist dran, bis ${day}`,
    staff: (day: string) => `Unser Team kümmert sich, bis ${day}`,
    lawyer: (day: string) => `Die Kanzlei kümmert sich, bis ${day}`,
  },
  en: {
    founder: (day: string) => `It is your turn, by ${day}`,
    staff: (day: string) => `Our team is taking care of it, by ${day}`,
    lawyer: (day: string) => `The law firm is taking care of it, by ${day}`,
  },
} as const satisfies Record<Locale, object>;

const words = {
  de: {
    preview: 'Was geschehen ist und was jetzt zu tun ist',
    said: 'Dazu wurde notiert:',
    saved: 'Alles bisher ist gespeichert. Hast du Fragen, antworte auf diese E-Mail.',
    yours: 'Zum nächsten Schritt',
  },
  en: {
    preview: 'What happened and what to do now',
    said: 'What was noted about it:',
    saved: 'Everything so far is saved. If you have questions, reply to this email.',
    yours: 'Go to the next step',
  },
};

const isOpen = ({ current, event }: Pick<FoundationContext, 'current' | 'event'>): boolean =>
  current.state.status !== 'not-started' &&
  current.state.obstacles.some(({ obstacleId }) => obstacleId === event.id);

export const obstacleReported = defineMail({
  name: 'obstacle-reported',
  ...toFounder,
  choice: 'turn',
  outdated: (facts) => !isOpen(facts),
  write(context) {
    const { event, language } = context;
    if (event.type !== 'ObstacleReported') return null;
    const { kind, dueOn, note } = event.data;
    // A mail of its own says so.
    if (kind === 'mandate-declined') return null;
    const name = obstacleNames[kind][language];
    const { told, now } = obstacleTexts[kind][language];
    const { ball } = obstacles[kind];
    const day = spokenDay(dueOn, language, event.metadata.occurredAt);
    const say = words[language];
    const noted = note && note !== ERASED ? note.split('\n') : undefined;
    return {
      subject: name,
      preview: `${say.preview}: ${theCompany(context)}`,
      heading: name,
      // In German the greeting before it ends in a comma.
      paragraphs: [language === 'de' ? `es geht um ${theCompany(context)}. ${told}` : told],
      note: { title: turn[language][ball](day), lines: [now] },
      after: [...(noted ? [say.said, ...noted] : []), say.saved],
      button: ball === 'founder' ? say.yours : undefined,
      ...calledOff(context),
    };
  },
});

/** The obstacle that a reminder to the founder is about; undefined where it is about a status. */
export function obstacleOf({ event, history }: FoundationContext) {
  if (event.type !== 'ObstacleReported' || history.state.status === 'not-started') return undefined;
  return mostUrgent(history.state.obstacles.filter(({ obstacleId }) => obstacleId === event.id));
}
