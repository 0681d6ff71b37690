import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { inquiryList } from '#domain/desk/lists/inquiries.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader } from '../../../desk/list/read-list.ts';
import { TaskBar } from '../../../desk/tasks/task-bar.tsx';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../kit/ui/breakable.ts';
import { nameOf, Sender, textOf } from './asked.tsx';
import { MarkButton } from './mark-button.tsx';

export const clientLoader = listLoader(inquiryList);

/** What people ask in the forms of the site; answered by mail or telephone. */
export default function Inquiries() {
  return (
    <ListPage
      list={inquiryList}
      cells={useCells()}
      nameOf={nameOf}
      bulk={(selection) => (
        <TaskBar
          keys={selection.ids.map((id) => `inquiry:${id}`)}
          possible={{ settle: true }}
          selection={selection}
        />
      )}
    />
  );
}

function useCells(): CellsOf<typeof inquiryList> {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  const words = t('staffInquiries:inquiries');
  return {
    from: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: (inquiry) => (
        <>
          <Quiet>{words.kinds[inquiry.kind]}</Quiet>
          <Sender inquiry={inquiry} opens />
        </>
      ),
    },
    what: {
      width: 'minmax(0, 1.7fr)',
      card: 'long',
      cell: (inquiry) => (
        <>
          <Box sx={{ ...keepsLines, overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {textOf(inquiry, t)}
          </Box>
          {inquiry.language === 'en' && <Quiet>{words.english}</Quiet>}
        </>
      ),
    },
    received: {
      width: '130px',
      card: 'line',
      named: true,
      cell: ({ receivedAt }) => <time dateTime={receivedAt}>{dayAndTime(receivedAt, locale)}</time>,
    },
    action: {
      width: '150px',
      card: 'action',
      cell: (inquiry) => <MarkButton inquiry={inquiry} />,
    },
  };
}
