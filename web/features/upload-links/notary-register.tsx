import { useTexts } from '../../kit/texts/use-texts.ts';
import { NotaryUpload } from './notary-upload.tsx';

export default function NotaryRegister() {
  const { t } = useTexts('uploadLinks');
  return <NotaryUpload purpose="register-extract" title={t('uploadLinks:title.register')} />;
}
