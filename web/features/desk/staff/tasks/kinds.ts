import {
  BanknoteArrowUp,
  CalendarClock,
  CircleAlert,
  ContactRound,
  FilePenLine,
  FileSearch,
  Handshake,
  IdCard,
  Inbox,
  ListTodo,
  type LucideIcon,
  MailWarning,
  MapPinHouse,
  MessageCircleQuestionMark,
  NotebookPen,
  Phone,
  ReceiptText,
  Scale,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';
import type { Task } from '#api/contract.gen.d.ts';
import type { TaskKind } from '#domain/desk/tasks.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { staffPath } from '../../../../staff-pages.ts';

interface KindView {
  icon: LucideIcon;
  /** Where it is dealt with; undefined where the row says all. */
  opens: (task: Task) => string | undefined;
}

const foundation = ({ foundationId }: Task) => staffPath('foundation', foundationId ?? '');
/** The page of the case with the dialog of a command open, where it is offered. */
const asking = (command: CommandName) => (task: Task) => `${foundation(task)}?do=${command}`;
const identification = ({ foundationId }: Task) =>
  staffPath('foundation-identification', foundationId ?? '');
const messages = ({ foundationId }: Task) => staffPath('foundation-messages', foundationId ?? '');
const ownCase = (task: Task) => (task.foundationId === null ? undefined : foundation(task));
/** Tasks about an invoice have its id in their key. */
const invoice = ({ key }: Task) => staffPath('invoice', key.slice(key.indexOf(':') + 1));
const order = ({ orderId }: Task) => staffPath('order', orderId ?? '');

const inquiry = ({ key }: Task) => staffPath('inquiry', key.slice(key.indexOf(':') + 1));

/** What each kind looks like, and where it leads. */
export const kindViews: Record<TaskKind, KindView> = {
  step: { icon: FilePenLine, opens: foundation },
  'legal-step': { icon: FileSearch, opens: foundation },
  obstacle: { icon: CircleAlert, opens: foundation },
  'legal-obstacle': { icon: Scale, opens: foundation },
  message: { icon: MessageCircleQuestionMark, opens: messages },
  'legal-message': { icon: MessageCircleQuestionMark, opens: messages },
  mandate: { icon: Handshake, opens: asking('accept-mandate') },
  'clear-minor': { icon: ShieldCheck, opens: asking('clear-minor') },
  details: { icon: ContactRound, opens: asking('state-details') },
  identify: { icon: IdCard, opens: identification },
  people: { icon: UsersRound, opens: foundation },
  call: { icon: Phone, opens: foundation },
  'follow-up': { icon: ListTodo, opens: foundation },
  address: { icon: MapPinHouse, opens: order },
  refund: { icon: BanknoteArrowUp, opens: invoice },
  unpaid: { icon: ReceiptText, opens: invoice },
  hours: { icon: CalendarClock, opens: order },
  inquiry: { icon: Inbox, opens: inquiry },
  own: { icon: NotebookPen, opens: ownCase },
  'legal-own': { icon: NotebookPen, opens: ownCase },
  mail: { icon: MailWarning, opens: () => staffPath('stuck') },
};
