import { ShoppingBag } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MenuEntry } from '../shell/menu-entry.tsx';
import { useIdentity } from '../shell/session/use-identity.ts';
import { consolePaths } from '../ui/paths.ts';

/** Lawyers have nothing to do with orders. */
export function OrdersEntry() {
  const label = useTranslate()('orders.title');
  const role = useIdentity()?.role;
  if (role !== 'staff' && role !== 'admin') return null;
  return <MenuEntry to={consolePaths.orders} icon={ShoppingBag} label={label} />;
}
