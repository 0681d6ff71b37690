import type { Same } from '../kit/texts/same.ts';
import { en as failedCommands } from './failed-commands/texts.en.ts';
import { en as commands } from './foundation/commands/texts.en.ts';
import { en as foundation } from './foundation/texts.en.ts';
import { en as foundations } from './foundations/texts.en.ts';
import { en as inquiries } from './inquiries/texts.en.ts';
import { en as invoices } from './invoices/texts.en.ts';
import { en as orders } from './orders/texts.en.ts';
import { en as parkedStreams } from './parked-streams/texts.en.ts';
import { en as session } from './shell/session/texts.en.ts';
import { en as shell } from './shell/texts.en.ts';
import type { de } from './texts.de.ts';
import { en as ui } from './ui/texts.en.ts';
import { en as unrenderedInvoices } from './unrendered-invoices/texts.en.ts';
import { en as unsentMails } from './unsent-mails/texts.en.ts';
import { en as workList } from './work-list/texts.en.ts';

export const en: Same<typeof de> = {
  ...shell,
  ...session,
  ...ui,
  ...workList,
  ...foundations,
  ...foundation,
  ...commands,
  ...failedCommands,
  ...inquiries,
  ...invoices,
  ...orders,
  ...parkedStreams,
  ...unrenderedInvoices,
  ...unsentMails,
};
