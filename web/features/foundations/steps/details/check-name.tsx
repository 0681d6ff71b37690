import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedName as Checked } from '#api/contract.gen.d.ts';
import { nameCheckSchema, PURPOSE_MAX } from '#domain/company-names/name-check.ts';
import { browserCall } from '../../../../kit/api/browser-call.ts';
import { useFieldText } from '../../../../kit/forms/field.ts';
import { useHydrated } from '../../../../kit/ui/use-hydrated.ts';
import { CheckedName } from '../../../../shared/company-names/checked-name.tsx';

type Answer = { name: string; checked: Checked } | 'checking' | 'incomplete' | 'failed';

/** Asks what the law says about the name that is typed; nothing of the form is sent by it. */
export function CheckName() {
  const { t } = useTranslation(['sharedCompanyNames']);
  const asked = {
    companyName: useFieldText('companyName'),
    city: useFieldText('city'),
    legalForm: useFieldText('legalForm'),
    companyPurpose: useFieldText('companyPurpose').slice(0, PURPOSE_MAX),
  };
  const [answer, setAnswer] = useState<Answer>();
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const check = async () => {
    const read = nameCheckSchema.safeParse(asked);
    if (!read.success) return setAnswer('incomplete');
    setAnswer('checking');
    const { data: body } = read;
    const answered = await browserCall('POST /name-checks', { body });
    setAnswer(answered.ok ? { name: body.companyName, checked: answered.data } : 'failed');
  };
  return (
    <Box>
      <Button variant="outlined" disabled={answer === 'checking'} onClick={() => void check()}>
        {t('sharedCompanyNames:check')}
      </Button>
      <Box role="status" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        {typeof answer === 'string' && <Typography>{t(`sharedCompanyNames:${answer}`)}</Typography>}
        {typeof answer === 'object' && <CheckedName {...answer} as="h3" />}
      </Box>
    </Box>
  );
}
