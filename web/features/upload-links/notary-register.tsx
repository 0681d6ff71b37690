import { useTexts } from '../../kit/texts/use-texts.ts';
import { NotaryUpload } from './notary-upload.tsx';

export default function NotaryRegister() {
  const { t } = useTexts('notaryUpload');
  return <NotaryUpload purpose="register-extract" title={t('notaryUpload:title.register')} />;
}
