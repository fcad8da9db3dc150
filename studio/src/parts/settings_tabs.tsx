import { t } from '../lib/texts.ts';
import { TabLinks } from './screen.tsx';

export function SettingsTabs() {
  return (
    <TabLinks
      label={t.settings.label}
      tabs={[{ to: '/settings', label: t.settings.members, exact: true }]}
    />
  );
}
