import { de as failedCommands } from './failed-commands/texts.de.ts';
import { de as commands } from './foundation/commands/texts.de.ts';
import { de as foundation } from './foundation/texts.de.ts';
import { de as foundations } from './foundations/texts.de.ts';
import { de as inquiries } from './inquiries/texts.de.ts';
import { de as invoices } from './invoices/texts.de.ts';
import { de as orders } from './orders/texts.de.ts';
import { de as parkedStreams } from './parked-streams/texts.de.ts';
import { de as session } from './shell/session/texts.de.ts';
import { de as shell } from './shell/texts.de.ts';
import { de as ui } from './ui/texts.de.ts';
import { de as unrenderedInvoices } from './unrendered-invoices/texts.de.ts';
import { de as unsentMails } from './unsent-mails/texts.de.ts';
import { de as workList } from './work-list/texts.de.ts';

/** Keys are statuses, commands, event types and error codes where possible. */
export const de = {
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
