// Before the studio: sign in, or join by a link that works once.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { facet } from '../../lib/facet.ts';
import { hasPasskeys, joinWithPasskey, signInWithPasskey } from '../../lib/passkeys.ts';
import { join, joinLinkQuery, type SignInFault, signIn } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon, Mark } from '../../parts/icon.tsx';

const waysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: () => facet.studio.ways(),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

function Door({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Facet`;
  }, [title]);
  return (
    <main className="flex h-full flex-col items-center overflow-y-auto bg-canvas px-4 py-[12vh]">
      <Mark size={40} />
      <h1 className="mt-5 text-2xl font-semibold">{title}</h1>
      <p className="mt-1 text-muted">{note}</p>
      <div className="mt-7 w-full max-w-sm rounded-xl border border-line bg-surface p-6 shadow-card">
        {children}
      </div>
    </main>
  );
}

function faultText(fault: SignInFault): string {
  if (fault.retryAfter > 0) return t.signIn.wait(fault.retryAfter);
  return (t.faults.byCode as Record<string, string | undefined>)[fault.code] ?? t.faults.unknown;
}

export function SignIn() {
  const { next, fault: cameBackWith } = useSearch({ from: '/sign-in' });
  const provider = useQuery(waysQuery).data?.provider;
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<SignInFault | undefined>(
    cameBackWith === undefined ? undefined : { code: cameBackWith, errors: [], retryAfter: 0 },
  );
  const enter = () => navigate({ to: next?.startsWith('/') ? next : '/', replace: true });

  async function byPasskey(): Promise<void> {
    setFault(undefined);
    const refused = await signInWithPasskey();
    if (refused === undefined) await enter();
    else if (refused !== 'left') setFault(refused);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    const refused = await signIn({ email, password });
    setBusy(false);
    if (refused) setFault(refused);
    else await enter();
  }

  return (
    <Door title={t.signIn.title} note={t.signIn.note}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {fault !== undefined && (
          <div role="alert">
            <Notice tone="bad" icon="warning">
              {faultText(fault)}
            </Notice>
          </div>
        )}
        <Field
          label={t.signIn.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          required
          autoFocus
        />
        <Field
          label={t.signIn.password}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          required
        />
        <Button type="submit" look="solid" size="large" busy={busy}>
          {t.signIn.submit}
        </Button>
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          {hasPasskeys() && (
            <Button icon="key" size="large" onPress={() => void byPasskey()}>
              {t.signIn.passkey}
            </Button>
          )}
          {provider && (
            <a
              href={provider.startUrl}
              className="inline-flex h-10 items-center justify-center gap-1.5 rounded-md border border-edge bg-surface px-4 text-base font-medium shadow-card hover:bg-sunken pointer-coarse:h-11"
            >
              <Icon name="external" />
              {t.signIn.provider(provider.name)}
            </a>
          )}
        </div>
        <p className="text-xs text-muted">{t.signIn.lost}</p>
      </form>
    </Door>
  );
}

export function Join() {
  const { token } = useSearch({ from: '/join' });
  const navigate = useNavigate();
  const [joined, setJoined] = useState(false);
  const link = useQuery({ ...joinLinkQuery(token ?? ''), enabled: token !== undefined && !joined });
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [passwordless, setPasswordless] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<SignInFault>();
  const invited = link.data?.email;
  const invalid =
    token === undefined
      ? t.join.noToken
      : link.isError
        ? t.faults.byCode.join_link_invalid
        : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (token === undefined) return;
    setBusy(true);
    setFault(undefined);
    setJoined(true);
    const who = { token, name, email: invited ?? email };
    const refused = passwordless ? await joinWithPasskey(who) : await join({ ...who, password });
    setBusy(false);
    setJoined(refused === undefined);
    if (refused === undefined) await navigate({ to: '/', replace: true });
    else if (refused !== 'left') setFault(refused);
  }

  const faultAt = (pointer: string) =>
    fault?.errors.find((item) => item.pointer === pointer)?.detail;
  return (
    <Door title={t.join.title} note={t.join.note}>
      {invalid === undefined ? (
        <form onSubmit={submit} className="flex flex-col gap-4">
          {fault !== undefined && fault.errors.length === 0 && (
            <div role="alert">
              <Notice tone="bad" icon="warning">
                {faultText(fault)}
              </Notice>
            </div>
          )}
          <Field
            label={t.join.name}
            name="name"
            autoComplete="name"
            value={name}
            onChange={setName}
            required
            autoFocus
            fault={faultAt('/name')}
          />
          <Field
            label={t.join.email}
            type="email"
            name="email"
            autoComplete="username"
            value={invited ?? email}
            onChange={setEmail}
            disabled={invited !== undefined}
            required
            fault={faultAt('/email')}
          />
          {passwordless ? (
            <Notice icon="key">{t.join.passkeyNote}</Notice>
          ) : (
            <Field
              label={t.join.password}
              type="password"
              name="password"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
              required
              hint={t.join.hint}
              fault={faultAt('/password')}
            />
          )}
          <Button type="submit" look="solid" size="large" busy={busy}>
            {passwordless ? t.join.submitPasskey : t.join.submit}
          </Button>
          {hasPasskeys() && (
            <Button
              look="ghost"
              {...(passwordless ? {} : { icon: 'key' as const })}
              onPress={() => setPasswordless(!passwordless)}
            >
              {passwordless ? t.join.usePassword : t.join.usePasskey}
            </Button>
          )}
        </form>
      ) : (
        <div className="flex flex-col gap-4">
          <Notice tone="warn" icon="warning">
            {invalid}
          </Notice>
          <Button size="large" onPress={() => void navigate({ to: '/sign-in' })}>
            {t.signIn.submit}
          </Button>
        </div>
      )}
    </Door>
  );
}
