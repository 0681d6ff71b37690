import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { Sheets } from '../../../shared/sheets/sheets.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const answer = await patiently(() => call('GET /foundations/:id/sheets', options));
  return answer.ok ? { ok: true as const, id, ...answer.data } : answer;
}

/** Each look is on record, so a formation's sheets are read once. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id;

/** Data of the case for notary and court, to download and to copy. */
export default function SheetsPage() {
  const read = useKept(useLoaderData<typeof clientLoader>());
  if (!read.ok)
    return read.code === 'RELEASE_PENDING' ? <HeldBack /> : <PageFailed refusal={read} />;
  const { ok: _, ...answer } = read;
  return <Sheets {...answer} stateAt={() => undefined} />;
}

/** For our team, as long as the law firm may not tell it. */
function HeldBack() {
  const { t } = useTranslation(['staffSheets']);
  const { title, text } = t('staffSheets:heldBack');
  return (
    <Panel title={title}>
      <Typography sx={{ maxWidth: '68ch' }}>{text}</Typography>
    </Panel>
  );
}
