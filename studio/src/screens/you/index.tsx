// One's own name, password, language, colours and sessions.
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { explain, faultOf } from '../../lib/faults.ts';
import { ago } from '../../lib/format.ts';
import { applyScheme, chosenScheme, type Scheme } from '../../lib/scheme.ts';
import { signOut, useMe } from '../../lib/session.ts';
import { chooseLanguage, language, languages, t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Badge, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { Card, Screen } from '../../parts/screen.tsx';
import { SettingsTabs } from '../../parts/settings_tabs.tsx';
import { PasskeysCard, passkeysQuery } from './passkeys.tsx';

const sessionsQuery = queryOptions({
  queryKey: ['me', 'sessions'],
  queryFn: async () => (await facet.me.sessions()).items,
});
export const preload = (client: QueryClient) =>
  Promise.all([client.prefetchQuery(sessionsQuery), client.prefetchQuery(passkeysQuery)]);

export function You() {
  const navigate = useNavigate();
  const me = useMe();
  const sessions = useQuery(sessionsQuery);
  const [name, setName] = useState(me.name ?? '');
  const [scheme, setScheme] = useState<Scheme>(chosenScheme());
  const rename = useMutation({
    mutationFn: () => facet.me.update({ name: name.trim() }),
    onSuccess: () => {
      tell(t.common.saved);
      return queries.invalidateQueries({ queryKey: ['me'] });
    },
    onError: tellFault,
  });
  const end = useMutation({
    mutationFn: (id: string) => facet.me.endSession(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['me', 'sessions'] }),
    onError: tellFault,
  });
  return (
    <Screen
      title={t.settings.you}
      tabs={<SettingsTabs />}
      actions={
        <>
          <a
            href="/docs"
            target="_blank"
            rel="noopener noreferrer"
            className="flex items-center gap-1.5 px-2 text-sm text-muted hover:text-ink max-sm:hidden"
          >
            {t.nav.reference}
            <Icon name="external" size={13} />
          </a>
          <Button
            icon="logout"
            onPress={() => void signOut().then(() => navigate({ to: '/sign-in', search: {} }))}
          >
            {t.nav.signOut}
          </Button>
        </>
      }
    >
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <Card title={t.you.looks}>
          <div className="flex flex-wrap gap-x-8 gap-y-4">
            <Segments
              label={t.you.scheme}
              value={scheme}
              onChange={(next) => {
                setScheme(next);
                applyScheme(next);
              }}
              choices={(['system', 'light', 'dark'] as const).map((id) => ({
                id,
                label: t.you.schemes[id],
              }))}
            />
            <Segments
              label={t.you.language}
              value={language()}
              onChange={(next) => void chooseLanguage(next)}
              choices={languages.map(({ id, name: label }) => ({ id, label }))}
            />
          </div>
        </Card>
        <Card title={t.you.name}>
          <form
            className="flex items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              rename.mutate();
            }}
          >
            <div className="flex-1">
              <Field label={t.join.name} hideLabel value={name} onChange={setName} required />
            </div>
            <Button
              type="submit"
              busy={rename.isPending}
              isDisabled={name.trim() === '' || name === me.name}
            >
              {t.common.save}
            </Button>
          </form>
        </Card>
        <Password />
        <PasskeysCard />
        <Card title={t.you.sessions} note={t.you.sessionsNote} flush>
          <ul className="divide-y divide-line">
            {sessions.data?.map((session) => (
              <li key={session.sessionId} className="flex items-center gap-3 px-4 py-2.5">
                <div className="min-w-0 flex-1">
                  <p className="truncate text-sm">{deviceOf(session.userAgent)}</p>
                  <p className="text-xs text-muted">{ago(session.lastSeenAt)}</p>
                </div>
                {session.current ? (
                  <Badge tone="good">{t.you.here}</Badge>
                ) : (
                  <Button size="small" onPress={() => end.mutate(session.sessionId)}>
                    {t.you.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Screen>
  );
}

/** "Firefox, Windows", as far as the browser says. */
function deviceOf(agent: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)/.exec(agent)?.[1] ?? '';
  const system = /(Windows|Mac OS X|Android|iPhone|iPad|Linux)/.exec(agent)?.[1] ?? '';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };
  return (
    [browser, system]
      .filter(Boolean)
      .map((name) => names[name] ?? name)
      .join(', ') || t.you.unknownDevice
  );
}

function Password() {
  const [currentPassword, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: () => facet.me.update({ password, currentPassword }),
    onSuccess: () => {
      setCurrent('');
      setPassword('');
      tell(t.you.passwordChanged);
    },
  });
  const fault = faultOf(change.error, '/password');
  const wrong = change.error && fault === undefined ? explain(change.error).title : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    change.mutate();
  }
  return (
    <Card title={t.you.password} note={t.you.passwordNote}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t.you.current}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={setCurrent}
          required
          fault={wrong}
        />
        <Field
          label={t.you.next}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          required
          hint={t.join.hint}
          fault={fault}
        />
        <div>
          <Button type="submit" busy={change.isPending}>
            {t.you.change}
          </Button>
        </div>
      </form>
    </Card>
  );
}
