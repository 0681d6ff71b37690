import { useI18n } from '../../kit/texts/use-i18n.ts';
import { NotaryUpload } from './notary-upload.tsx';

export default function NotaryRegister() {
  const { title } = useI18n('notaryUpload').texts.notaryUpload;
  return <NotaryUpload purpose="register-extract" title={title.register} />;
}
