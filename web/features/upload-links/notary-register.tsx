import { useTranslation } from 'react-i18next';
import { NotaryUpload } from './notary-upload.tsx';

export default function NotaryRegister() {
  const { t } = useTranslation(['uploadLinks']);
  return <NotaryUpload purpose="register-extract" title={t('uploadLinks:title.register')} />;
}
