import { fileNumber } from '#domain/site/file-number.ts';
import { defineMail } from '../../define-mail.ts';
import { greet } from '../../greeting.ts';
import type { FoundationContext } from '../load-foundation.ts';
import { loadFoundation, stepIsDone } from '../load-foundation.ts';

/** No names: whoever gets it finds them behind the login. */
function write(context: FoundationContext) {
  const { history } = context;
  const number = fileNumber(context.foundationId);
  const dueOn = history.situation?.awaited?.dueOn;
  const url = context.address('console');
  return {
    de: {
      subject: `Akte ${number} wartet auf dich`,
      preview: dueOn ? `Fällig am ${dueOn}` : 'Sie ist fällig',
      paragraphs: [
        'der nächste Schritt dieser Gründung liegt bei dir und ist fällig. Du findest ihn in der ' +
          'Arbeitsliste. Schaffst du es nicht, gib die Akte an jemanden aus dem Team weiter.',
      ],
      button: { label: 'Arbeitsliste öffnen', url },
    },
    en: {
      subject: `Case ${number} is waiting for you`,
      preview: dueOn ? `Due on ${dueOn}` : 'It is due',
      paragraphs: [
        'The next step of this company formation is yours, and it is due. You will find it in the ' +
          'work list. If you cannot take it on, hand the case over to a colleague.',
      ],
      button: { label: 'Open the work list', url },
    },
  };
}

const frame = ({ language, name, sender }: FoundationContext) => ({
  greeting: greet({ language, name }),
  reason: {
    de: `Du bekommst diese E-Mail, weil du bei ${sender} für diese Akte zuständig bist.`,
    en: `You are receiving this because you look after this case at ${sender}.`,
  }[language],
});

const shared = {
  choice: 'none',
  load: loadFoundation,
  frame,
  outdated: stepIsDone,
  write,
} as const;
export const reminderOwner = defineMail({ name: 'reminder-owner', to: 'owner', ...shared });
export const reminderStandIn = defineMail({ name: 'reminder-stand-in', to: 'stand-in', ...shared });
export const reminderLawyer = defineMail({ name: 'reminder-lawyer', to: 'lawyers', ...shared });
