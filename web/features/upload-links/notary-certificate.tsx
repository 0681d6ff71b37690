import { useTranslation } from 'react-i18next';
import { NotaryUpload } from './notary-upload.tsx';

export default function NotaryCertificate() {
  const { t } = useTranslation(['uploadLinks']);
  return (
    <NotaryUpload purpose="foundation-certificate" title={t('uploadLinks:title.certificate')} />
  );
}
