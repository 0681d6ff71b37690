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
import type { Task } from '#api/contract.gen.d.ts';
import type { TaskKind } from '#domain/desk/tasks.ts';
import { queryOf } from '../../../../kit/list/list-address.ts';
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

/** Among the open ones, those of whoever asks. */
const inquiry = ({ subject, person }: Task) => {
  const search = subject ?? person;
  const filter = { state: 'open', ...(search !== null && { search }) };
  return staffPath('inquiries') + queryOf({ filter, page: 1 });
};

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
  inquiry: { icon: Inbox, opens: inquiry },
  mail: { icon: MailWarning, opens: () => staffPath('stuck') },
};
