import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import type { StuckKind } from '#domain/desk/stuck.ts';
import { staffPages, staffPath } from '../../../staff-pages.ts';

/** Where each kind was listed before there was one page for all of them. */
const kinds: Readonly<Record<string, StuckKind>> = {
  [staffPages['failed-commands'].path]: 'failed-command',
  [staffPages['parked-streams'].path]: 'parked-stream',
  [staffPages['unsent-mails'].path]: 'unsent-mail',
  [staffPages['unrendered-invoices'].path]: 'unrendered-invoice',
};

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  return redirect(`${staffPath('stuck')}#${kinds[pathname.replace(/\/$/, '')] ?? ''}`);
};

export default function RedirectToStuck() {
  return null;
}
