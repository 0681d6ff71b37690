import {
  BanknoteArrowUp,
  CalendarClock,
  CircleAlert,
  FilePenLine,
  FileSearch,
  Inbox,
  ListTodo,
  type LucideIcon,
  MailWarning,
  MapPinHouse,
  Phone,
  ReceiptText,
  Scale,
} from 'lucide-react';
import type { Task } from '#api/contract.ts';
import type { TaskKind } from '#domain/desk/tasks.ts';
import { staffPath } from '../../../../staff-pages.ts';

interface KindView {
  icon: LucideIcon;
  /** Where it is dealt with. */
  opens: (task: Task) => string;
}

const foundation = ({ foundationId }: Task) => staffPath('foundation', foundationId ?? '');
/** Tasks about an invoice have its id in their key. */
const invoice = ({ key }: Task) => staffPath('invoice', key.slice(key.indexOf(':') + 1));
const order = ({ orderId }: Task) => staffPath('order', orderId ?? '');

/** What each kind looks like, and where it leads. */
export const kindViews: Record<TaskKind, KindView> = {
  step: { icon: FilePenLine, opens: foundation },
  'legal-step': { icon: FileSearch, opens: foundation },
  obstacle: { icon: CircleAlert, opens: foundation },
  'legal-obstacle': { icon: Scale, opens: foundation },
  call: { icon: Phone, opens: foundation },
  'follow-up': { icon: ListTodo, opens: foundation },
  address: { icon: MapPinHouse, opens: order },
  refund: { icon: BanknoteArrowUp, opens: invoice },
  unpaid: { icon: ReceiptText, opens: invoice },
  hours: { icon: CalendarClock, opens: order },
  inquiry: { icon: Inbox, opens: () => staffPath('inquiries') },
  mail: { icon: MailWarning, opens: () => staffPath('stuck') },
};
