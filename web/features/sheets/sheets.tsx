import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { BackLink } from '../../kit/ui/member/back-link.tsx';
import { MemberHead } from '../../kit/ui/member/member-head.tsx';
import { Sheets } from '../../shared/sheets/sheets.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const { call } = services(context);
  return { id, ...dataOf(await call('GET /foundations/:id/sheets', { params: { id } })) };
}

/** Each look is on record, so a formation's sheets are read once. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id;

/** What somebody who takes part may download and copy, and what is missing. */
export default function SheetsPage() {
  const answer = useLoaderData<typeof loader>();
  const { t } = useTranslation(['sheets']);
  const { to } = useLocale();
  const foundation = to('foundation', { id: answer.id });
  return (
    <>
      <BackLink href={foundation}>{t('sheets:back')}</BackLink>
      <MemberHead title={t('sheets:title')} lead={t('sheets:lead')} />
      <Box sx={{ mt: { xs: 3, md: 4 }, maxWidth: 960 }}>
        <Sheets {...answer} stateAt={({ field }) => placeOf(field, foundation)} />
        <Button href={`${to('templates')}?foundation=${answer.id}`} sx={{ mt: 2 }}>
          {t('sheets:templates')}
        </Button>
      </Box>
    </>
  );
}

type Field = Parameters<Parameters<typeof Sheets>[0]['stateAt']>[0]['field'];

/** The card of the formation's page with the form; the court is the notary's to name. */
function placeOf(field: Field, foundation: string): string | undefined {
  if (field === 'register-court') return undefined;
  const ofCompany = ['core-data', 'business-address', 'notary'].includes(field);
  return `${foundation}#${ofCompany ? 'details' : 'people'}`;
}
