import { useMe } from '../lib/session.ts';
import { t } from '../lib/texts.ts';
import { TabLinks } from './screen.tsx';

export function SettingsTabs() {
  const owner = useMe().may('admin');
  return (
    <TabLinks
      label={t.settings.label}
      tabs={[
        { to: '/settings', label: t.settings.members, exact: true },
        ...(owner ? [{ to: '/settings/keys', label: t.settings.keys }] : []),
        { to: '/settings/webhooks', label: t.settings.webhooks },
        { to: '/settings/agent', label: t.settings.agent },
        ...(owner
          ? [
              { to: '/settings/audit', label: t.settings.audit },
              { to: '/settings/health', label: t.settings.health },
            ]
          : []),
        { to: '/settings/you', label: t.settings.you },
      ]}
    />
  );
}
