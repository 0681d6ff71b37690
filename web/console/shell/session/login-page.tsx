import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Eye, EyeOff } from 'lucide-react';
import { useLogin, useSetLocale, useTranslate } from 'ra-core';
import { type FormEvent, useEffect, useState } from 'react';
import { brand } from '#domain/site/brand.ts';
import { locales, pathTo } from '#domain/site/paths.ts';
import { LogoMark } from '../../../shared/ui/illustrations.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { ApiError } from '../api.ts';
import { type ErrorText, useErrorText } from '../error-text.ts';
import type { Credentials } from './auth-provider.ts';

/** The console has a login of its own: a session of the member area opens nothing here. */
export function LoginPage() {
  const translate = useTranslate();
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <Box component="main" sx={page}>
      <Box sx={{ width: '100%', maxWidth: 440 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 4 }}>
          <LogoMark size={26} />
          <Typography variant="h4" component="p" color="primary">
            {brand.name}
          </Typography>
          <Typography color="textSecondary" sx={{ ml: 'auto' }}>
            {translate('title')}
          </Typography>
        </Box>
        <Box sx={card}>
          <Typography variant="h3" component="h1" color="primary">
            {translate('login.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {translate('login.intro')}
          </Typography>
          <LoginForm />
        </Box>
        <Footer />
      </Box>
    </Box>
  );
}

function LoginForm() {
  const translate = useTranslate();
  const login = useLogin();
  const errorText = useErrorText();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [shown, setShown] = useState(false);
  const [pending, setPending] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const [error, setError] = useState<ErrorText | null>(null);
  const { email, password } = credentials;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = email.trim() === '' || password === '';
    setIncomplete(missing);
    if (missing || pending) return;
    setPending(true);
    setError(null);
    try {
      await login({ email: email.trim(), password } satisfies Credentials);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(errorText(failure));
    } finally {
      setPending(false);
    }
  };
  const field = (name: keyof Credentials) => ({
    name,
    required: true,
    label: translate(`login.${name}`),
    value: credentials[name],
    error: incomplete && credentials[name].trim() === '',
    onChange: (event: { target: { value: string } }) =>
      setCredentials((before) => ({ ...before, [name]: event.target.value })),
  });
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        onClick={() => setShown(!shown)}
        aria-label={translate(shown ? 'login.hide' : 'login.show')}
      >
        <Icon size={20} strokeWidth={1.75} />
      </IconButton>
    </InputAdornment>
  );

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {error && (
        <Alert severity="error">
          <AlertTitle sx={{ fontWeight: 600 }}>{error.what}</AlertTitle>
          {error.advice}
        </Alert>
      )}
      <TextField {...field('email')} type="email" autoComplete="username" />
      <TextField
        {...field('password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        helperText={incomplete ? translate('commands.required') : ''}
        slotProps={{ input: { endAdornment: toggle } }}
      />
      <Button type="submit" variant="contained" size="large" loading={pending}>
        {translate('login.submit')}
      </Button>
    </Box>
  );
}

function Footer() {
  const translate = useTranslate();
  const locale = useLocale();
  const setLocale = useSetLocale();
  return (
    <Box sx={{ mt: 3, textAlign: 'center', color: 'text.secondary', fontSize: '0.9375rem' }}>
      {translate('login.customer')}{' '}
      <Link href={pathTo('dashboard', locale)}>{translate('login.customerLink')}</Link>
      <Box sx={{ mt: 1 }}>
        {locales.map((code) => (
          <Button
            key={code}
            size="small"
            lang={code}
            aria-pressed={code === locale}
            onClick={() => setLocale(code)}
            sx={{ fontWeight: code === locale ? 700 : 500, fontSize: '0.9375rem' }}
          >
            {translate(`language.${code}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const page = {
  minHeight: '100vh',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  px: 2,
  py: 4,
  bgcolor: 'background.default',
  color: 'text.primary',
} as const;

const card = {
  p: { xs: 3, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '20px',
  bgcolor: 'background.paper',
} as const;
