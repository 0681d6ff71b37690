import type { MetaFunction } from 'react-router';
import { Outlet } from 'react-router';
import { brand } from '#domain/site/brand.ts';
import { StaffTexts } from './frame/staff-texts.tsx';
import { SecondFactor } from './session/second-factor.tsx';
import { SessionEnded } from './session/session-ended.tsx';

export const meta: MetaFunction = () => [
  { title: `${brand.name} · Konsole` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export const headers = () => ({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });

/** The pages of the team are made in the browser: the server sends an empty page and no data. */
export default function StaffLayout() {
  return (
    <StaffTexts>
      <Outlet />
      <SessionEnded />
      <SecondFactor />
    </StaffTexts>
  );
}
