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
        { to: '/settings/you', label: t.settings.you },
      ]}
    />
  );
}
