import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
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
  if (!read.ok) return <PageFailed refusal={read} />;
  const { ok: _, ...answer } = read;
  return <Sheets {...answer} stateAt={() => undefined} />;
}
