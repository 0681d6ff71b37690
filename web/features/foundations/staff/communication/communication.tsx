import Box from '@mui/material/Box';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../../desk/call.ts';
import { patiently, useKept } from '../../../../desk/reads.ts';
import { useShownFoundation } from '../page/shown-foundation.ts';
import { Compose } from './compose.tsx';
import { Correspondence } from './correspondence.tsx';
import { LinksPanel } from './links-panel.tsx';

/** As many as a page of a list can have; a case has far fewer. */
const MOST_MAILS = 200;

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const query = { limit: MOST_MAILS, offset: 0 };
  const [notes, mails, links] = await Promise.all([
    patiently(() => call('GET /admin/foundations/:id/notes', options)),
    patiently(() => call('GET /admin/foundations/:id/mails', { ...options, query })),
    patiently(() => call('GET /admin/foundations/:id/upload-links', options)),
  ]);
  return { notes, mails, links };
}

/** What was said about a case: notes, calls, mails, and the links that notaries have. */
export default function Communication() {
  const foundation = useShownFoundation();
  const { notes, mails, links } = useLoaderData<typeof clientLoader>();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Compose foundationId={foundation.id} />
      <Correspondence foundationId={foundation.id} notes={useKept(notes)} mails={useKept(mails)} />
      <LinksPanel foundation={foundation} links={useKept(links)} />
    </Box>
  );
}
